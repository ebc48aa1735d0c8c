import { permission } from '@advisor/contracts/permissions';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { paths } from '@advisor/shell/paths';
import { holdsPermission } from '@advisor/shell/session';

/** Where a user begins who did not ask for a certain page. */
export const startPage = (user: LoggedInUser): string =>
  holdsPermission(user, permission.searchCases) ? paths.dashboard() : paths.caseIdentification();
