import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { serve } from '../../platform/http/contract-routes';
import { markRead } from './commands/mark-read';
import { registerLiveNotifications } from './live';
import {
  feBanners,
  usersNotificationRecipients as recipients,
  usersNotificationSendings as sendings,
  usersNotifications,
} from '../../domain/notifications/schema';

export function registerNotifications(app: FastifyInstance): void {
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
      })
      .from(recipients)
      .innerJoin(usersNotifications, eq(usersNotifications.id, recipients.notificationId))
      .leftJoin(sendings, eq(sendings.notificationId, recipients.notificationId))
      .where(and(eq(recipients.userId, user.id), isNull(sendings.withdrawnOn)))
      .orderBy(desc(usersNotifications.createdOn), desc(usersNotifications.id));
    return received.map(({ readOn, createdOn, description, ...notification }) => ({
      ...notification,
      description: description ?? undefined,
      createdOn: createdOn.toISOString(),
      isRead: readOn !== null,
    }));
  });

  serve(app, notificationCalls.unread, async ({ db, user }) => ({
    count: await db.$count(
      recipients,
      and(eq(recipients.userId, user.id), isNull(recipients.readOn)),
    ),
  }));

  serve(app, notificationCalls.read, markRead);
  registerLiveNotifications(app);
}
