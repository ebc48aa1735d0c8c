import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseListItem, CaseSearchInput } from '@advisor/contracts/case/dashboard';
import {
  defaultPageSize,
  maxOffset,
  maxPageSize,
  maxSearchLength,
  minSearchLength,
  type EndingFixationSort,
} from '@advisor/contracts/case/dashboard-options';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { caseSearch, type DashboardView } from './dashboard-view';

interface Window {
  offset: number;
  count: number;
}

interface CaseWindow {
  rows: CaseListItem[];
  hasNext: boolean;
}

export interface CaseListInput {
  scope: DashboardView['scope'];
  sort: DashboardView['sort'];
  searchTerm: string;
}

/** A window larger than the contract's page is fetched as parallel pages. */
async function fetchWindow(
  input: Omit<CaseSearchInput, 'pagination'>,
  { offset, count }: Window,
  signal: AbortSignal,
): Promise<CaseWindow> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / maxPageSize) }, (_, index) => {
      const skipped = index * maxPageSize;
      const pageSize = Math.min(maxPageSize, count - skipped);
      const pagination = { offset: offset + skipped, pageSize };
      return call(
        caseCalls.search,
        { body: { ...input, pagination } },
        { signal, cancellable: true },
      );
    }),
  );
  return {
    rows: pages.flatMap((page) => page.rows),
    hasNext: pages.at(-1)?.pagination.hasNext ?? false,
  };
}

/**
 * Rows of the dashboard, ten more at a time.
 * @param firstRows how many rows the first answer holds (after back or reload)
 */
export const caseListQuery = (
  { scope, sort, searchTerm }: CaseListInput,
  firstRows = defaultPageSize,
) =>
  infiniteQueryOptions({
    queryKey: [caseCalls.search.id, { scope, sort, searchTerm }] as const,
    queryFn: ({ pageParam, signal }) =>
      fetchWindow(caseSearch({ scope, sort }, searchTerm), pageParam, signal),
    initialPageParam: { offset: 0, count: firstRows } as Window,
    getNextPageParam: (last, all): Window | undefined => {
      const offset = all.reduce((sum, page) => sum + page.rows.length, 0);
      return last.hasNext && offset <= maxOffset ? { offset, count: defaultPageSize } : undefined;
    },
  });

/** Words are found anywhere in a name or number, so the wildcard that other searches know says nothing. */
export const toSearchTerm = (text: string): string =>
  text.replaceAll('*', ' ').trim().slice(0, maxSearchLength);

/** A search over all cases needs words long enough for the index; the server refuses shorter ones. */
export function isSearchable({ scope, searchTerm }: CaseListInput): boolean {
  if (scope !== 'all') return true;
  const words = searchTerm.split(/\s+/).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => word.length >= minSearchLength);
}

/**
 * Joins the loaded pages into one, so that a refresh asks for them at once and not one after
 * another. Rows that moved between pages meanwhile are shown once.
 */
export function joinLoadedPages(queryClient: QueryClient, input: CaseListInput): void {
  const { queryKey } = caseListQuery(input);
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(
    queryKey,
    (data: InfiniteData<CaseWindow> | undefined) => {
      const last = data?.pages.at(-1);
      if (!data || !last || data.pages.length === 1) return data;
      const rows = distinctRows(data.pages);
      return {
        pages: [{ rows, hasNext: last.hasNext }],
        pageParams: [{ offset: 0, count: rows.length }],
      };
    },
    { updatedAt },
  );
}

/** Rows of all pages in order; a row that slid onto a later page keeps its first place. */
export function distinctRows(pages: readonly CaseWindow[]): CaseListItem[] {
  const byId = new Map<number, CaseListItem>();
  for (const row of pages.flatMap((page) => page.rows)) {
    if (!byId.has(row.caseId)) byId.set(row.caseId, row);
  }
  return [...byId.values()];
}

export const dashboardFiltersQuery = () => operationQuery(caseCalls.dashboardFilters, {});

/** The dashboard lives without them; its loader waits for them, so their time is short. */
export const bannersQuery = () =>
  operationQuery(
    notificationCalls.currentBanners,
    {},
    { background: 'again', timeoutMs: 3_000, meta: { allowFailure: true } },
  );

/** The user's own cases that need the user today; the dashboard lives without them. */
export const todayQuery = (pageSize = defaultPageSize) =>
  operationQuery(
    caseCalls.today,
    { query: pageSize === defaultPageSize ? {} : { pageSize } },
    { meta: { allowFailure: true } },
  );

/**
 * The user's own cases whose fixation ends soon; the dashboard lives without them.
 * @param sort undefined while they are folded: numbers without a client
 */
export const endingFixationsQuery = (
  sort: EndingFixationSort | undefined,
  pageSize = defaultPageSize,
) =>
  operationQuery(
    caseCalls.endingFixations,
    { query: sort === undefined ? { pageSize: 0 } : { sort, pageSize } },
    { meta: { allowFailure: true } },
  );

/** Whether the view has the cases of today and the ending fixations above its rows. */
export const showsToday = ({ scope, searchTerm }: Pick<CaseListInput, 'scope' | 'searchTerm'>) =>
  scope === 'my-cases' && searchTerm === '';

/** Asks again for everything that the dashboard shows; as many rows as are loaded, at once. */
export async function refreshDashboard(
  queryClient: QueryClient,
  input: CaseListInput,
): Promise<void> {
  joinLoadedPages(queryClient, input);
  await Promise.all([
    ...[[caseCalls.nextSteps.id], [caseCalls.today.id], [caseCalls.endingFixations.id]].map(
      (queryKey) => queryClient.refetchQueries({ queryKey, type: 'active' }),
    ),
    ...[caseListQuery(input), dashboardFiltersQuery(), bannersQuery()].map(({ queryKey }) =>
      queryClient.refetchQueries({ queryKey, exact: true }),
    ),
  ]);
}

/*
 * The searched text may be a client's name, which must not reach addresses or history. It lives in
 * the query client's memory and, for a reload or a new sign-in, in an encrypted draft.
 */
const searchTermKey = ['dashboard', 'searchTerm'] as const;

export const rememberedSearchTerm = (queryClient: QueryClient): string =>
  queryClient.getQueryData<string>(searchTermKey) ?? '';

export const rememberSearchTerm = (queryClient: QueryClient, searchTerm: string): void => {
  queryClient.setQueryData(searchTermKey, searchTerm);
};
