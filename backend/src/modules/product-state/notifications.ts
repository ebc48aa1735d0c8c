import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { and, eq, exists, isNull, notExists } from 'drizzle-orm';
import { emailJob } from '../../domain/notifications/email-job';
import { usersNotificationRecipients, usersNotifications } from '../../domain/notifications/schema';
import { type NotificationKind, tellUser } from '../../domain/notifications/tell-user';
import type { Database } from '../../platform/database/database';
import { userPermissions, users } from '../../platform/session/schema/users';

export const jobDied: NotificationKind = {
  kind: 'job-died',
  name: 'Úloha na pozadí selhala',
  permission: settingsPermission.state,
};

/**
 * Tells those who look after the product that a job is dead. Who has not read of the one before is not
 * told again: an outage ends hundreds, and the page shows them all.
 */
export async function tellOfDeath(tx: Database, { name }: { name: string }, now: Date) {
  const whom = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(exists(permissionOf(tx)), notExists(unreadOf(tx))));
  for (const { userId } of whom) {
    await tellUser(tx, {
      kind: jobDied,
      userId,
      by: undefined,
      title: `Úloha na pozadí selhala: ${name}`,
      page: 'state',
      // An e-mail that cannot be sent is not told by e-mail.
      isEmailed: name !== emailJob.name,
      now,
    });
  }
}

const permissionOf = (tx: Database) =>
  tx
    .select({ userId: userPermissions.userId })
    .from(userPermissions)
    .where(
      and(
        eq(userPermissions.userId, users.id),
        eq(userPermissions.permission, settingsPermission.state),
      ),
    );

const unreadOf = (tx: Database) =>
  tx
    .select({ userId: usersNotificationRecipients.userId })
    .from(usersNotificationRecipients)
    .innerJoin(
      usersNotifications,
      eq(usersNotifications.id, usersNotificationRecipients.notificationId),
    )
    .where(
      and(
        eq(usersNotificationRecipients.userId, users.id),
        isNull(usersNotificationRecipients.readOn),
        eq(usersNotifications.kind, jobDied.kind),
      ),
    );
