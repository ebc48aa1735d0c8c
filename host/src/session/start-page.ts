import { caseAddresses } from '@advisor/addresses/case';
import { permission } from '@advisor/contracts/permissions';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { holdsPermission } from '@advisor/shell/session';

/** Where a user begins who did not ask for a certain page. */
export const startPage = (user: LoggedInUser): string =>
  holdsPermission(user, permission.searchCases)
    ? caseAddresses.dashboard.to()
    : caseAddresses.caseIdentification.to();
