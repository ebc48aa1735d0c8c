import {
  caseSortFields,
  dashboardFilters,
  defaultPageSize,
  endingFixationSorts,
  type CaseSortField,
  type DashboardFilter,
  type EndingFixationSort,
} from '@advisor/contracts/case/dashboard-options';

/** The filter of the user's own cases, or a search over every case that the user may see. */
export type DashboardScope = DashboardFilter | 'all';

/**
 * What the dashboard shows, as its URL says it. The searched text is not part of it: it may be a
 * client's name, which must not reach addresses, history or server logs.
 */
export interface DashboardView {
  scope: DashboardScope;
  sort: { field: CaseSortField; descending: boolean };
  /** How many rows were loaded, so that back and reload bring them again. */
  rows: number;
  /** How the ending fixations are sorted; undefined: they are folded. */
  fixations?: EndingFixationSort | undefined;
}

/** More rows than this are not brought back at once; "load more" continues from there. */
export const maxRestoredRows = 2_000;

const defaultSort: DashboardView['sort'] = { field: 'lastChange', descending: true };

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  (values as readonly (string | null)[]).includes(value);

function readSort(value: string | null): DashboardView['sort'] {
  const descending = value?.startsWith('-') ?? false;
  const field = descending ? value!.slice(1) : value;
  return isOneOf(caseSortFields, field) ? { field, descending } : defaultSort;
}

function readRows(value: string | null): number {
  const rows = Number(value);
  if (!Number.isInteger(rows) || rows <= defaultPageSize) return defaultPageSize;
  return Math.min(Math.ceil(rows / defaultPageSize) * defaultPageSize, maxRestoredRows);
}

/** What is searched for, without the window of rows. */
export const caseSearch = (
  { scope, sort }: Pick<DashboardView, 'scope' | 'sort'>,
  searchTerm = '',
) => ({
  sort,
  ...(scope === 'all' ? {} : { filter: scope }),
  ...(searchTerm === '' ? {} : { searchTerm }),
});

/** What the plain address searches for. */
export const firstCaseSearch = () => ({
  ...caseSearch(readDashboardView(new URLSearchParams())),
  pagination: { offset: 0, pageSize: defaultPageSize },
});

/** Anything that the URL says wrongly falls back to the default. */
export function readDashboardView(search: URLSearchParams): DashboardView {
  const scope = search.get('filter');
  const fixations = search.get('fixations');
  return {
    scope: scope === 'all' || isOneOf(dashboardFilters, scope) ? scope : 'my-cases',
    sort: readSort(search.get('sort')),
    rows: readRows(search.get('rows')),
    ...(isOneOf(endingFixationSorts, fixations) && { fixations }),
  };
}

/** Defaults are left out, so that the plain address is the address of the plain view. */
export function writeDashboardView({
  scope,
  sort,
  rows,
  fixations,
}: DashboardView): URLSearchParams {
  const search = new URLSearchParams();
  if (scope !== 'my-cases') search.set('filter', scope);
  if (sort.field !== defaultSort.field || sort.descending !== defaultSort.descending) {
    search.set('sort', `${sort.descending ? '-' : ''}${sort.field}`);
  }
  if (rows > defaultPageSize) search.set('rows', String(rows));
  if (fixations !== undefined) search.set('fixations', fixations);
  return search;
}
