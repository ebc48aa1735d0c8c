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

/**
 * Fetches the first rows, the counts and the banners at once. The counts have their room and may
 * come later; banners would push the rows down, so they are waited for, though not for long.
 */
export const dashboardLoader =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const user = queryClient.getQueryData(loggedInUserQuery().queryKey);
    if (user && !holdsPermission(user, permission.searchCases)) return null;

    void queryClient.prefetchQuery(dashboardFiltersQuery());
    const { rows, ...view } = readDashboardView(new URL(request.url).searchParams);
    const searchTerm = rememberedSearchTerm(queryClient);
    const input = { ...view, searchTerm };
    joinLoadedPages(queryClient, input);
    await Promise.all([
      queryClient.prefetchQuery(bannersQuery()),
      isSearchable(input) && queryClient.ensureInfiniteQueryData(caseListQuery(input, rows)),
    ]);
    return null;
  };
