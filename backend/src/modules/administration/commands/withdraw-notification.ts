import { and, eq, isNull } from 'drizzle-orm';
import {
  usersNotificationRecipients as recipients,
  usersNotificationSendings as sendings,
} from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';
import type { Author } from './banner-change';

/**
 * Takes a notification back: nobody sees it any more, and who has read it stays known. Taken back
 * already, it stays as it was.
 * @throws Failure 404 when there is none
 */
export function withdrawNotification(
  db: Database,
  { userId, now }: Author,
  notificationId: number,
): Promise<void> {
  const isThis = eq(sendings.notificationId, notificationId);
  return db.transaction(async (tx) => {
    const withdrawn = await tx
      .update(sendings)
      .set({ withdrawnOn: now, withdrawnBy: userId })
      .where(and(isThis, isNull(sendings.withdrawnOn)))
      .returning({ id: sendings.notificationId });
    if (withdrawn.length === 0 && (await tx.$count(sendings, isThis)) === 0) {
      throw notFound('Zpráva nebyla nalezena.');
    }
    await tx
      .delete(recipients)
      .where(and(eq(recipients.notificationId, notificationId), isNull(recipients.readOn)));
  });
}
