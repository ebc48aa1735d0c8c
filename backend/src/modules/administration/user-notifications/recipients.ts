import type { adminCalls } from '@advisor/contracts/admin/calls';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { userRoles, type UserRole } from '@advisor/contracts/admin/user-notification-rules';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import type { Audience } from '../../../domain/notifications/schema';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';
import { userPermissions, users } from '../../../platform/session/schema/users';
import { isKnown } from '../users/known-users';

type Demo = Pick<Config, 'demoUsers'>;

/** Who has a role. */
const hasRole = (db: Database): Readonly<Record<UserRole, SQL | undefined>> => ({
  advisors: eq(users.isInternal, true),
  brokers: eq(users.isInternal, false),
  administrators: exists(
    db
      .select({ userId: userPermissions.userId })
      .from(userPermissions)
      .where(
        and(
          eq(userPermissions.userId, users.id),
          eq(userPermissions.permission, settingsPermission.userNotification),
        ),
      ),
  ),
});

/** Whom a notification is for, as a condition on `users`, and how its list says it. */
interface Recipients {
  whom: SQL | undefined;
  audience: Audience;
}

/**
 * Who is meant; named twice, or by two roles, is meant once.
 * @throws Failure 400 at `userIds` for users that there are not
 */
export async function recipientsOf(
  db: Database,
  config: Demo,
  { userIds, roles }: Pick<CallBody<typeof adminCalls.createNotification>, 'userIds' | 'roles'>,
): Promise<Recipients> {
  if (userIds !== undefined) {
    const whom = and(inArray(users.id, userIds), isKnown(config));
    const known = await db.select({ id: users.id }).from(users).where(whom);
    const found = new Set(known.map(({ id }) => id));
    const unknown = [...new Set(userIds)].filter((id) => !found.has(id));
    if (unknown.length > 0) {
      throw badRequest(`Tito příjemci neexistují: ${unknown.join(', ')}. Nic jsme neodeslali.`, {
        field: 'userIds',
      });
    }
    return { whom, audience: ['users'] };
  }
  if (roles === undefined) return { whom: isKnown(config), audience: ['everybody'] };
  const byRole = hasRole(db);
  const audience = userRoles.filter((role) => roles.includes(role));
  return { whom: and(or(...audience.map((role) => byRole[role])), isKnown(config)), audience };
}

/** How many a notification would reach now. */
export async function countAudiences(
  db: Database,
  config: Demo,
): Promise<CallResponse<typeof adminCalls.notificationAudiences>> {
  const count = async (roles?: UserRole[]) =>
    db.$count(users, (await recipientsOf(db, config, { roles })).whom);
  const [everybody, advisors, brokers, administrators] = await Promise.all([
    count(),
    count(['advisors']),
    count(['brokers']),
    count(['administrators']),
  ]);
  return { everybody, roles: { advisors, brokers, administrators } };
}
