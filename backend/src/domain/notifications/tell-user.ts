import type { Permission } from '@advisor/contracts/permissions';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/session/schema/users';
import { enqueue } from '../../platform/jobs/queue';
import { emailJob } from './email-job';
import { notifyUsers } from './notify-users';
import { declinedNotifications, emailedNotifications } from './schema';

/** Something that concerns a user and that the product tells by itself; its area declares it. */
export interface NotificationKind {
  kind: string;
  /** Czech, as users choose whether they want to be told. */
  name: string;
  /** Of whom alone it is told; absent: of whoever it concerns. */
  permission?: Permission;
}

export interface Told {
  kind: NotificationKind;
  userId: number;
  /** Who has done it, and is not told; absent: the bank itself. */
  by: number | undefined;
  /** Czech, without a word about a client: who reads it may not see the case any more. */
  title: string;
  /** That it leads to; or a page of the settings. */
  caseId?: number;
  /** Of the case, that it leads to. */
  taskId?: number;
  page?: 'state';
  /** Whether it is sent by e-mail, too, to who wants that; as a rule it is. */
  isEmailed?: boolean;
  now: Date;
}

/** Tells a user what concerns them, in the transaction of what happens, unless they decline it. */
export async function tellUser(
  tx: Database,
  { kind: { kind }, userId, by, isEmailed = true, ...told }: Told,
): Promise<void> {
  if (userId === by) return;
  const declined = and(
    eq(declinedNotifications.userId, userId),
    eq(declinedNotifications.kind, kind),
  );
  if ((await tx.$count(declinedNotifications, declined)) > 0) return;
  const { notificationId } = await notifyUsers(tx, { ...told, kind }, eq(users.id, userId));
  if (!isEmailed) return;
  const emailed = and(eq(emailedNotifications.userId, userId), eq(emailedNotifications.kind, kind));
  if ((await tx.$count(emailedNotifications, emailed)) > 0)
    await enqueue(tx, emailJob, { notificationId, userId }, { runAt: told.now });
}
