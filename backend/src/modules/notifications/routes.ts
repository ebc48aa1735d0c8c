import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { visibleTo } from '../../domain/cases/case-access';
import { cases } from '../../domain/cases/schema/cases';
import { serve } from '../../platform/http/contract-routes';
import { chooseNotification } from './commands/choose-notification';
import { markRead } from './commands/mark-read';
import { registerLiveNotifications } from './live';
import { registerEmails } from './send-email';
import {
  declinedNotifications,
  emailedNotifications,
  feBanners,
  usersNotificationRecipients as recipients,
  usersNotificationSendings as sendings,
  usersNotifications,
} from '../../domain/notifications/schema';

type Rows = readonly { kind: string }[];
const isAmong = (rows: Rows | undefined, kind: string): boolean =>
  rows?.some((one) => one.kind === kind) === true;

export function registerNotifications(app: FastifyInstance): void {
  const kinds = app.backend.areas.flatMap(({ notifications = [] }) => notifications);

  serve(app, notificationCalls.currentBanners, async ({ db, clock }) => {
    const now = clock.now();
    const current = await db
      .select()
      .from(feBanners)
      .where(and(lte(feBanners.visibleFrom, now), gt(feBanners.visibleTo, now)))
      .orderBy(desc(feBanners.visibleFrom), desc(feBanners.id));
    return current.map((banner) => ({
      feBannerId: banner.id,
      title: banner.title,
      description: banner.description ?? undefined,
      severity: banner.severity,
      visibleFrom: banner.visibleFrom.toISOString(),
      visibleTo: banner.visibleTo.toISOString(),
    }));
  });

  serve(app, notificationCalls.current, async ({ db, user }) => {
    const received = await db
      .select({
        notificationId: usersNotifications.id,
        title: usersNotifications.title,
        description: usersNotifications.description,
        createdOn: usersNotifications.createdOn,
        readOn: recipients.readOn,
        caseId: cases.id,
        taskId: usersNotifications.taskId,
        page: usersNotifications.page,
      })
      .from(recipients)
      .innerJoin(usersNotifications, eq(usersNotifications.id, recipients.notificationId))
      .leftJoin(sendings, eq(sendings.notificationId, recipients.notificationId))
      // One that the user may not see any more is no way to go.
      .leftJoin(cases, and(eq(cases.id, usersNotifications.caseId), visibleTo(user)))
      .where(and(eq(recipients.userId, user.id), isNull(sendings.withdrawnOn)))
      .orderBy(desc(usersNotifications.createdOn), desc(usersNotifications.id));
    return received.map(
      ({ readOn, createdOn, description, caseId, taskId, page, ...notification }) => ({
        ...notification,
        description: description ?? undefined,
        caseId: caseId ?? undefined,
        taskId: caseId === null ? undefined : (taskId ?? undefined),
        page: page !== null && user.permissions.has(settingsPermission[page]) ? page : undefined,
        createdOn: createdOn.toISOString(),
        isRead: readOn !== null,
      }),
    );
  });

  serve(app, notificationCalls.unread, async ({ db, user }) => ({
    count: await db.$count(
      recipients,
      and(eq(recipients.userId, user.id), isNull(recipients.readOn)),
    ),
  }));

  serve(app, notificationCalls.read, markRead);
  serve(app, notificationCalls.choices, async ({ db, user }) => {
    const [declined, emailed] = await Promise.all(
      [declinedNotifications, emailedNotifications].map((table) =>
        db.select({ kind: table.kind }).from(table).where(eq(table.userId, user.id)),
      ),
    );
    const told = kinds.filter(
      (one) => one.permission === undefined || user.permissions.has(one.permission),
    );
    return told.map(({ kind, name }) => ({
      kind,
      name,
      isWanted: !isAmong(declined, kind),
      isEmailed: isAmong(emailed, kind),
    }));
  });

  serve(app, notificationCalls.choose, (call) => chooseNotification(call, kinds));
  registerEmails(app);
  registerLiveNotifications(app);
}
