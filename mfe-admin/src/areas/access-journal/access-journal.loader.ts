import { fresh } from '@advisor/api-client/fresh';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { holdsPermission, loggedInUserQuery } from '@advisor/shell/session';
import type { QueryClient } from '@tanstack/react-query';
import { unusualQuery } from './access-journal.queries';

/** Asks for nothing that the user may not read; the layout says why there is nothing. */
export const accessJournalLoader = (queryClient: QueryClient) => async (): Promise<null> => {
  const user = await queryClient.ensureQueryData(loggedInUserQuery());
  // The page does not wait for it.
  if (holdsPermission(user, settingsPermission.accessJournal))
    void queryClient.prefetchQuery(fresh(unusualQuery()));
  return null;
};
