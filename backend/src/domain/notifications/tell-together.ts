import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notifyAnew } from './notify-users';
import { usersNotificationRecipients as recipients, usersNotifications } from './schema';
import { tellUser, type Told } from './tell-user';

/** So long after the first one, what has not been read is told together, ms. */
const togetherMilliseconds = 10 * 60_000;

/**
 * Tells a user of one more of what may come many at a time: once, as long as they have not read the first
 * one of a while ago, which leads to the latest then.
 * @param several what it says from the second one on, Czech, without a word about a client
 */
export async function tellTogether(tx: Database, told: Told, several: string): Promise<void> {
  const { kind, userId, caseId, taskId, now } = told;
  const [before] = await tx
    .select({ id: usersNotifications.id })
    .from(usersNotifications)
    .innerJoin(recipients, eq(recipients.notificationId, usersNotifications.id))
    .where(
      and(
        eq(recipients.userId, userId),
        isNull(recipients.readOn),
        eq(usersNotifications.kind, kind.kind),
        gte(usersNotifications.createdOn, new Date(now.getTime() - togetherMilliseconds)),
      ),
    )
    .orderBy(desc(usersNotifications.id))
    .limit(1);
  if (before === undefined) return tellUser(tx, told);
  await notifyAnew(tx, before.id, { title: several, caseId, taskId });
}
