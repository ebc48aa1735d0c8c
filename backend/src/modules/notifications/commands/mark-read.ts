import type { notificationCalls } from '@advisor/contracts/notifications/calls';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { publish } from '../../../platform/live/signal';
import type { Call } from '../../../platform/http/contract-routes';
import { usersNotificationRecipients as recipients } from '../../../domain/notifications/schema';

/** Notes that the user has read notifications; what was read stays so. */
export async function markRead({
  db,
  user,
  body,
  clock,
}: Call<typeof notificationCalls.read>): Promise<void> {
  await db.transaction(async (tx) => {
    const read = await tx
      .update(recipients)
      .set({ readOn: clock.now() })
      .where(
        and(
          eq(recipients.userId, user.id),
          inArray(recipients.notificationId, body.notificationIds),
          isNull(recipients.readOn),
        ),
      )
      .returning({ id: recipients.notificationId });
    if (read.length === 0) return;
    await publish(tx, { to: { userId: user.id }, message: { topic: 'notifications' } });
  });
}
