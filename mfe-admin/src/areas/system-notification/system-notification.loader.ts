import { fresh } from '@advisor/api-client/fresh';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { holdsPermission, loggedInUserQuery } from '@advisor/shell/session';
import type { QueryClient } from '@tanstack/react-query';
import { bannerChangesQuery, bannersQuery } from './banners.queries';

/** Asks for nothing that the user may not read; the layout says why there is nothing. */
export const systemNotificationLoader = (queryClient: QueryClient) => async (): Promise<null> => {
  const user = await queryClient.ensureQueryData(loggedInUserQuery());
  if (!holdsPermission(user, settingsPermission.systemNotification)) return null;
  await Promise.all([
    queryClient.fetchQuery(fresh(bannersQuery())),
    queryClient.prefetchQuery(fresh(bannerChangesQuery())),
  ]);
  return null;
};
