import { permission } from '@advisor/contracts/permissions';
import { holdsPermission, loggedInUserQuery } from '@advisor/shell/session';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  bannersQuery,
  caseListQuery,
  dashboardFiltersQuery,
  isSearchable,
  joinLoadedPages,
  rememberedSearchTerm,
} from './dashboard.queries';
import { readDashboardView } from './dashboard-view';

/** Fetches the first rows, the counts and the banners at once; only the rows are worth waiting for. */
export const dashboardLoader =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const user = queryClient.getQueryData(loggedInUserQuery().queryKey);
    if (user && !holdsPermission(user, permission.searchCases)) return null;

    const beside = [
      queryClient.prefetchQuery(dashboardFiltersQuery()),
      queryClient.prefetchQuery(bannersQuery()),
    ];
    const { rows, ...view } = readDashboardView(new URL(request.url).searchParams);
    const searchTerm = rememberedSearchTerm(queryClient);
    const input = { ...view, searchTerm };
    joinLoadedPages(queryClient, input);
    await Promise.all([
      ...beside,
      isSearchable(input) && queryClient.ensureInfiniteQueryData(caseListQuery(input, rows)),
    ]);
    return null;
  };
