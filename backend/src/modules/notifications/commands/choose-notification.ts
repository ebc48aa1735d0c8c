import type { notificationCalls } from '@advisor/contracts/notifications/calls';
import { and, eq } from 'drizzle-orm';
import { declinedNotifications } from '../../../domain/notifications/schema';
import { notFound } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import type { NotificationKind } from '../../../domain/notifications/tell-user';

/** @throws Failure 404 for a kind that no area tells */
export async function chooseNotification(
  { db, user, params: { kind }, body: { isWanted } }: Call<typeof notificationCalls.choose>,
  kinds: readonly NotificationKind[],
): Promise<void> {
  if (!kinds.some((one) => one.kind === kind)) throw notFound('Tento druh zpráv neexistuje.');
  const own = { userId: user.id, kind };
  if (isWanted) {
    const isOwn = and(
      eq(declinedNotifications.userId, user.id),
      eq(declinedNotifications.kind, kind),
    );
    await db.delete(declinedNotifications).where(isOwn);
  } else await db.insert(declinedNotifications).values(own).onConflictDoNothing();
}
