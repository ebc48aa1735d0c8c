import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { holdsPermission, loggedInUserQuery } from '@advisor/shell/session';
import type { QueryClient } from '@tanstack/react-query';
import { browsersQuery, jobsQuery, neighboursQuery, versionsQuery } from './state.queries';

/** Begins to ask and waits for none: each section says itself how its question ended. */
export const stateLoader = (queryClient: QueryClient) => async (): Promise<null> => {
  const user = await queryClient.ensureQueryData(loggedInUserQuery());
  if (holdsPermission(user, settingsPermission.state)) {
    void queryClient.prefetchQuery(jobsQuery());
    void queryClient.prefetchQuery(neighboursQuery());
    void queryClient.prefetchQuery(versionsQuery());
    void queryClient.prefetchQuery(browsersQuery());
  }
  return null;
};
