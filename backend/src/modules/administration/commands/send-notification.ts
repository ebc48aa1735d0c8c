import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallBody } from '@advisor/contracts/operation';
import { and, eq } from 'drizzle-orm';
import { notifyUsers } from '../../../domain/notifications/notify-users';
import {
  usersNotifications,
  usersNotificationSendings,
} from '../../../domain/notifications/schema';
import type { Backend } from '../../../platform/backend';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';
import { recipientsOf } from '../user-notifications/recipients';
import type { Author } from './banner-change';

/**
 * Sends a notification to whoever is meant now; who comes later does not get it. The same call once
 * more, or at the same time, sends nothing.
 * @throws Failure 400 when it would reach nobody, or names users that there are not
 */
export function sendNotification(
  { db, config }: Pick<Backend, 'db' | 'config'>,
  { userId, now }: Author,
  { title, description, ...to }: CallBody<typeof adminCalls.createNotification>,
  requestKey: string | undefined,
): Promise<number> {
  return db.transaction(async (tx) => {
    const known = await idOfRequest(tx, userId, requestKey);
    if (known !== undefined) return known;
    const { whom, audience } = await recipientsOf(tx, config, to);
    const sent = await notifyUsers(tx, { title, description, now }, whom);
    const { notificationId, recipientCount } = sent;
    if (recipientCount === 0) {
      throw badRequest('Zpráva by nikomu nepřišla. Vyberte jiné příjemce.', { field: 'roles' });
    }
    const told = await tx
      .insert(usersNotificationSendings)
      .values({ notificationId, createdBy: userId, audience, recipientCount, requestKey })
      .onConflictDoNothing()
      .returning({ id: usersNotificationSendings.notificationId });
    if (told.length > 0) return notificationId;
    await tx.delete(usersNotifications).where(eq(usersNotifications.id, notificationId));
    return (await idOfRequest(tx, userId, requestKey)) ?? notificationId;
  });
}

async function idOfRequest(
  tx: Database,
  userId: number,
  requestKey = '',
): Promise<number | undefined> {
  const { createdBy, requestKey: key, notificationId } = usersNotificationSendings;
  const [known] = await tx
    .select({ id: notificationId })
    .from(usersNotificationSendings)
    .where(and(eq(createdBy, userId), eq(key, requestKey)));
  return known?.id;
}
