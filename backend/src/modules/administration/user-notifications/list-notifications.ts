import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  usersNotificationRecipients as recipients,
  usersNotificationSendings as sendings,
  usersNotifications,
} from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { users } from '../../../platform/session/schema/users';

/** As many as the contract says. */
const newest = 100;
const withdrawers = alias(users, 'withdrawers');

const nameOf = (user: typeof users.$inferSelect | null) =>
  user === null ? '' : `${user.firstName} ${user.lastName}`;

/** What somebody has sent; what the product itself has to say to its users is not among it. */
export async function listNotifications(
  db: Database,
): Promise<CallResponse<typeof adminCalls.listNotifications>> {
  const readCount = db.$count(
    recipients,
    and(eq(recipients.notificationId, usersNotifications.id), isNotNull(recipients.readOn)),
  );
  const rows = await db
    .select({
      notification: usersNotifications,
      sending: sendings,
      author: users,
      withdrawer: withdrawers,
      readCount: sql<number>`${readCount}`.mapWith(Number),
    })
    .from(sendings)
    .innerJoin(usersNotifications, eq(usersNotifications.id, sendings.notificationId))
    .leftJoin(users, eq(users.id, sendings.createdBy))
    .leftJoin(withdrawers, eq(withdrawers.id, sendings.withdrawnBy))
    .orderBy(desc(usersNotifications.createdOn), desc(usersNotifications.id))
    .limit(newest);
  return rows.map(({ notification, sending, author, withdrawer, readCount: read }) => ({
    notificationId: notification.id,
    title: notification.title,
    description: notification.description ?? undefined,
    createdOn: notification.createdOn.toISOString(),
    createdBy: nameOf(author),
    audience: sending.audience,
    recipientCount: sending.recipientCount,
    readCount: read,
    ...(sending.withdrawnOn && {
      withdrawnOn: sending.withdrawnOn.toISOString(),
      withdrawnBy: nameOf(withdrawer),
    }),
  }));
}
