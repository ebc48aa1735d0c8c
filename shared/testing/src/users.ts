import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { permission } from '@advisor/contracts/permissions';

/** A signed-in internal advisor with every permission, unless a test says otherwise. */
export const advisorUser = (change: Partial<LoggedInUser> = {}): LoggedInUser => ({
  userId: 1,
  userIdentifiers: [{ scheme: 9, identity: 'advisor' }],
  userInfo: { firstName: 'Jana', lastName: 'Poradcová', isInternal: true, isUserVIP: false },
  mortgageSpecialist: { firstName: 'Petr', lastName: 'Specialista' },
  userPermissions: Object.values(permission),
  sessionValidTo: '2099-01-01T00:00:00.000Z',
  ...change,
});
