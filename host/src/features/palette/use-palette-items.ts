import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { operationQuery } from '@advisor/api-client/operation-query';
import { permission } from '@advisor/contracts/permissions';
import { holdsPermission, useSession } from '@advisor/shell/session';
import { useHost } from '../../host-context';
import { permittedNavigation } from '../../layout/navigation';
import { recentCases } from '../../session/recent-cases';
import { caseItem, isSearchable, matchingScreens, type PaletteItem } from './palette-items';

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

function useRecentCases(isShown: boolean): PaletteItem[] {
  const { pathname } = useLocation();
  // The case on the screen needs no way to it.
  const [cases] = useState(() =>
    recentCases().filter((caseId) => !pathname.split('/').includes(String(caseId))),
  );
  return useQueries({
    queries: cases.map((caseId) => ({
      ...operationQuery('case.get', { params: { caseId } }, quietly),
      enabled: isShown,
      retry: false,
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [caseItem(data, 'recent')] : [])),
  });
}

export interface PaletteItems {
  items: PaletteItem[];
  isSearching: boolean;
  isFailed: boolean;
  /** The query is shorter than the search takes. */
  isTooShort: boolean;
}

/** Cases that are found, cases opened lately while nothing is typed, and screens. */
export function usePaletteItems(query: string): PaletteItems {
  const { registry } = useHost();
  const user = useSession();
  const settled = useDebounced(query.trim());
  const maySearch = holdsPermission(user, permission.searchCases);
  const isSearch = maySearch && isSearchable(settled);
  const isAwaited = settled !== query.trim() && isSearchable(query);
  // A query that is no longer read is aborted, so that only the last one typed is awaited.
  const search = useQuery({
    ...operationQuery(
      'case.search',
      { body: { searchTerm: settled, pagination: { offset: 0, pageSize: caseLimit } } },
      quietly,
    ),
    enabled: isSearch,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const recent = useRecentCases(query.trim() === '');
  const found = isSearch ? (search.data?.rows ?? []).map((row) => caseItem(row, 'cases')) : [];
  return {
    items: [
      ...found,
      ...(query.trim() === '' ? recent : []),
      ...matchingScreens(permittedNavigation(registry, user), query),
    ],
    isSearching: (isSearch && search.isFetching) || (maySearch && isAwaited),
    isFailed: isSearch && search.isError,
    isTooShort: maySearch && query.trim() !== '' && !isSearchable(query),
  };
}
