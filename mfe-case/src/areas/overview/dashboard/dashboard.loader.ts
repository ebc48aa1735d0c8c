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
  showsToday,
  todayQuery,
} from './dashboard.queries';
import { readDashboardView } from './dashboard-view';

/** The rows wait so much longer for the cases of today, which would push them down. Milliseconds. */
const todayWaitMs = 150;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, todayWaitMs);
  });

/**
 * Fetches the first rows, the counts, the banners and the cases of today at once. The counts have
 * their room and may come later; banners would push the rows down, so they are waited for, though not
 * for long. Cases of today that come too late are shown with the next reading.
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
    const today = showsToday(input) && queryClient.prefetchQuery(todayQuery());
    await Promise.all([
      queryClient.prefetchQuery(bannersQuery()),
      isSearchable(input) && queryClient.ensureInfiniteQueryData(caseListQuery(input, rows)),
    ]);
    if (today) await Promise.race([today, pause()]);
    return null;
  };
