import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { publish } from '../../platform/live/signal';
import { users } from '../../platform/session/schema/users';
import { usersNotificationRecipients, usersNotifications } from './schema';

interface Notification {
  title: string;
  description?: string | undefined;
  /** Of what it tells by itself. */
  kind?: string;
  /** That it leads to. */
  caseId?: number | undefined;
  /** Of the case, that it leads to. */
  taskId?: number | undefined;
  /** Of the settings, that it leads to. */
  page?: 'state' | undefined;
  now: Date;
}

/** Signals that there is a notification. */
export const newNotification = 'notifications.new';

/**
 * The one way to notify users, in the transaction of what they are told of; their open pages learn of it.
 * @param whom condition on `users`; undefined: all of them
 * @returns its number, and how many it was written for
 */
export async function notifyUsers(
  tx: Database,
  { now, ...notification }: Notification,
  whom: SQL | undefined,
): Promise<{ notificationId: number; recipientCount: number }> {
  const [written] = await tx
    .insert(usersNotifications)
    .values({ ...notification, createdOn: now })
    .returning({ id: usersNotifications.id });
  if (written === undefined) throw new Error('a notification was not written');
  const notificationId = written.id;
  // Written by the database itself: everybody may be tens of thousands.
  const recipients = tx
    .select({
      notificationId: sql<number>`${notificationId}::int`.as('notification_id'),
      userId: users.id,
      readOn: sql<Date | null>`null::timestamptz`.as('read_on'),
    })
    .from(users)
    .where(whom);
  const told = await tx
    .insert(usersNotificationRecipients)
    .select(recipients)
    .returning({ userId: usersNotificationRecipients.userId });
  await publish(tx, { area: newNotification, id: notificationId });
  return { notificationId, recipientCount: told.length };
}

/** Says something else by a notification that is there; open pages of those who have it learn of it. */
export async function notifyAnew(
  tx: Database,
  notificationId: number,
  { title, caseId, taskId }: Pick<Notification, 'title' | 'caseId' | 'taskId'>,
): Promise<void> {
  await tx
    .update(usersNotifications)
    .set({ title, caseId: caseId ?? null, taskId: taskId ?? null })
    .where(eq(usersNotifications.id, notificationId));
  await publish(tx, { area: newNotification, id: notificationId });
}
