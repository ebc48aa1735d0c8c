import type { notificationCalls } from '@advisor/contracts/notifications/calls';
import { and, eq } from 'drizzle-orm';
import { declinedNotifications, emailedNotifications } from '../../../domain/notifications/schema';
import { notFound } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import type { NotificationKind } from '../../../domain/notifications/tell-user';

/** @throws Failure 404 for a kind that no area tells */
export async function chooseNotification(
  { db, user, params: { kind }, body }: Call<typeof notificationCalls.choose>,
  kinds: readonly NotificationKind[],
): Promise<void> {
  if (!kinds.some((one) => one.kind === kind)) throw notFound('Tento druh zpráv neexistuje.');
  const own = { userId: user.id, kind };
  const write = async (
    table: typeof declinedNotifications | typeof emailedNotifications,
    isThere: boolean,
  ) => {
    if (isThere) await db.insert(table).values(own).onConflictDoNothing();
    else await db.delete(table).where(and(eq(table.userId, user.id), eq(table.kind, kind)));
  };
  if (body.isWanted !== undefined) await write(declinedNotifications, !body.isWanted);
  if (body.isEmailed !== undefined) await write(emailedNotifications, body.isEmailed);
}
