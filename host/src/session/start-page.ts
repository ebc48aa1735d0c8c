import { caseAddresses } from '@advisor/addresses/case';
import { permission } from '@advisor/contracts/permissions';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { holdsPermission } from '@advisor/shell/session';
import { permittedNavigation } from '../layout/navigation';

/** Where a user begins who has chosen nothing else. */
export const usualStartPage = (user: LoggedInUser): string =>
  holdsPermission(user, permission.searchCases)
    ? caseAddresses.dashboard.to()
    : caseAddresses.caseIdentification.to();

/** @returns undefined where nothing was chosen, or what the user may not open any more */
export function chosenStartPage(user: LoggedInUser, registry: ServedRegistry): string | undefined {
  const chosen = user.ownSettings?.startPage;
  return permittedNavigation(registry, user).find(({ path }) => path === chosen)?.path;
}

/** Where a user begins who did not ask for a certain page. */
export const startPage = (user: LoggedInUser, registry: ServedRegistry): string =>
  chosenStartPage(user, registry) ?? usualStartPage(user);
