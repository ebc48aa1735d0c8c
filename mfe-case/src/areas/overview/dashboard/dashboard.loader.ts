import { permission } from '@advisor/contracts/permissions';
import { holdsPermission, loggedInUserQuery } from '@advisor/shell/session';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  bannersQuery,
  caseListQuery,
  dashboardFiltersQuery,
  endingFixationsQuery,
  isSearchable,
  joinLoadedPages,
  rememberedSearchTerm,
  showsToday,
  todayQuery,
} from './dashboard.queries';
import { readDashboardView } from './dashboard-view';

/** The rows wait so much longer for what stands above and would push them down. Milliseconds. */
const waitMs = 150;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, waitMs);
  });

/**
 * Fetches the first rows, the counts, the banners, the cases of today and the ending fixations at
 * once. The counts have their room and may come later; banners would push the rows down, so they are
 * waited for, though not for long. What stands above the rows and comes too late is shown with the
 * next reading.
 */
export const dashboardLoader =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const user = queryClient.getQueryData(loggedInUserQuery().queryKey);
    if (user && !holdsPermission(user, permission.searchCases)) return null;

    void queryClient.prefetchQuery(dashboardFiltersQuery());
    const { rows, fixations, ...view } = readDashboardView(new URL(request.url).searchParams);
    const searchTerm = rememberedSearchTerm(queryClient);
    const input = { ...view, searchTerm };
    joinLoadedPages(queryClient, input);
    const above =
      showsToday(input) &&
      Promise.all([
        queryClient.prefetchQuery(todayQuery()),
        queryClient.prefetchQuery(endingFixationsQuery(fixations)),
      ]);
    await Promise.all([
      queryClient.prefetchQuery(bannersQuery()),
      isSearchable(input) && queryClient.ensureInfiniteQueryData(caseListQuery(input, rows)),
    ]);
    if (above) await Promise.race([above, pause()]);
    return null;
  };
