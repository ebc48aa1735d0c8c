import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { newNotification } from '../../domain/notifications/notify-users';
import {
  feBanners,
  usersNotificationRecipients as recipients,
} from '../../domain/notifications/schema';

/** Tells open pages whom a notification is for, and that a banner's time has begun or is over. */
export function registerLiveNotifications(app: FastifyInstance): void {
  const { db } = app.backend;

  app.live.hear(newNotification, async (connections, notificationId) => {
    const here = new Set(connections.map(({ user }) => user.id));
    const rows = await db
      .select({ userId: recipients.userId })
      .from(recipients)
      .where(
        and(eq(recipients.notificationId, notificationId), inArray(recipients.userId, [...here])),
      );
    const found = new Set(rows.map(({ userId }) => userId));
    const receivers = connections.filter(({ user }) => found.has(user.id));
    return { receivers, message: { topic: 'notifications' } };
  });

  app.live.everyBeat(async ({ since, now }) => {
    const turned = await db.$count(
      feBanners,
      or(
        and(gt(feBanners.visibleFrom, since), lte(feBanners.visibleFrom, now)),
        and(gt(feBanners.visibleTo, since), lte(feBanners.visibleTo, now)),
      ),
    );
    if (turned > 0) app.live.tell([...app.live.connections], { topic: 'banners' });
  });
}
