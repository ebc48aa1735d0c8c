import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { permission } from '@advisor/contracts/permissions';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import { holdsPermission, useSession } from '@advisor/shell/session';
import { useHost } from '../../host-context';
import { isServed, permittedNavigation } from '../../layout/navigation';
import { newProducts } from '../../layout/new-products';
import { recentCases } from '../../session/recent-cases';
import {
  caseItem,
  isSearchable,
  matchingItems,
  placeItem,
  type PaletteItem,
} from './palette-items';
import { useCaseItems } from './use-case-items';
import { useFoundClientItems } from './use-client-items';
import { useTaskItems } from './use-task-items';

const debounceMs = 250;
const caseLimit = 8;
/** The palette says by itself that the search failed; a case that is gone is left out. */
const quietly = { meta: { allowFailure: true } };

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Somebody's year of birth in words. */
function useBorn(): (year: number) => string {
  const { t } = useTranslation('host');
  return (year) => t('palette.born', { year });
}

function useRecentCases(isShown: boolean): PaletteItem[] {
  const born = useBorn();
  const { pathname } = useLocation();
  const { userId } = useSession();
  // The case on the screen needs no way to it.
  const [cases] = useState(() =>
    recentCases(userId).filter((caseId) => !pathname.split('/').includes(String(caseId))),
  );
  return useQueries({
    queries: cases.map((caseId) => ({
      ...operationQuery(caseCalls.get, { params: { caseId } }, quietly),
      enabled: isShown,
      retry: false,
    })),
    combine: (results) =>
      results.flatMap(({ data }) => (data ? [caseItem(data, 'recent', born)] : [])),
  });
}

/**
 * The one case of a number, for a user who may open cases but not search them: the search
 * permission covers the search alone, and whether this case is theirs the server decides.
 */
function useCaseOfNumber(query: string): { isAwaited: boolean; items: PaletteItem[] } {
  const born = useBorn();
  const caseId = parseIdentifier(query);
  const { data, isFetching } = useQuery({
    ...operationQuery(caseCalls.get, { params: { caseId: caseId ?? 0 } }, quietly),
    enabled: caseId !== undefined,
    retry: false,
  });
  const isFound = caseId !== undefined && data !== undefined;
  return { isAwaited: isFetching, items: isFound ? [caseItem(data, 'cases', born)] : [] };
}

export interface PaletteItems {
  items: PaletteItem[];
  isSearching: boolean;
  isFailed: boolean;
  /** The query is shorter than the search takes. */
  isTooShort: boolean;
}

/** What is done for nobody's case in particular, and the screens of the menu. */
function usePlaceItems(query: string): PaletteItem[] {
  const { t } = useTranslation('host');
  const { registry } = useHost();
  const models = newProducts
    .filter(({ path }) => isServed(registry, path))
    .map(({ name, path }) => placeItem('actions', { path, label: t(`palette.model.${name}`) }));
  const screens = permittedNavigation(registry, useSession()).map((entry) =>
    placeItem('screens', entry),
  );
  return matchingItems([...models, ...screens], query);
}

/**
 * Cases that are found (by a name or number, or by the whole number alone), tasks that wait for the user, cases opened lately
 * while nothing is typed, actions and screens, those of the case on the screen first.
 */
export function usePaletteItems(query: string): PaletteItems {
  const user = useSession();
  const settled = useDebounced(query.trim());
  const born = useBorn();
  const maySearch = holdsPermission(user, permission.searchCases);
  const isSearch = maySearch && isSearchable(settled);
  const isLookedUp = (text: string) =>
    maySearch ? isSearchable(text) : parseIdentifier(text.trim()) !== undefined;
  const isAwaited = settled !== query.trim() && isLookedUp(query);
  // A query that is no longer read is aborted, so that only the last one typed is awaited.
  const search = useQuery({
    ...operationQuery(
      caseCalls.search,
      { body: { searchTerm: settled, pagination: { offset: 0, pageSize: caseLimit } } },
      quietly,
    ),
    enabled: isSearch,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const recent = useRecentCases(query.trim() === '');
  const places = [...useCaseItems(query), ...usePlaceItems(query)];
  const tasks = useTaskItems(query);
  const byNumber = useCaseOfNumber(maySearch ? '' : settled);
  const rows = isSearch ? (search.data?.rows ?? []) : [];
  const found = rows.map((row) => caseItem(row, 'cases', born));
  const offered = new Set(places.map(({ id }) => id));
  const clients = useFoundClientItems(rows).filter(({ id }) => !offered.has(id));
  return {
    items: [
      ...found,
      ...byNumber.items,
      ...tasks,
      ...(query.trim() === '' ? recent : []),
      ...clients,
      ...places.filter(({ group }) => group === 'actions'),
      ...places.filter(({ group }) => group === 'screens'),
    ],
    isSearching: (isSearch && search.isFetching) || byNumber.isAwaited || isAwaited,
    isFailed: isSearch && search.isError,
    isTooShort: maySearch && query.trim() !== '' && !isSearchable(query),
  };
}
