import { fresh } from '@advisor/api-client/fresh';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { holdsPermission, loggedInUserQuery } from '@advisor/shell/session';
import type { QueryClient } from '@tanstack/react-query';
import { bankSettingsQuery } from './bank-settings.queries';

/** Asks for nothing that the user may not read; the layout says why there is nothing. */
export const bankSettingsLoader = (queryClient: QueryClient) => async (): Promise<null> => {
  const user = await queryClient.ensureQueryData(loggedInUserQuery());
  if (holdsPermission(user, settingsPermission.bankSettings))
    await queryClient.fetchQuery(fresh(bankSettingsQuery()));
  return null;
};
