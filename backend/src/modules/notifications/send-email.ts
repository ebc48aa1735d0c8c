import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emailJob } from '../../domain/notifications/email-job';
import { usersNotifications } from '../../domain/notifications/schema';
import { users } from '../../platform/session/schema/users';

/**
 * Notifications by e-mail, for who wants them: the sentence of the bell and the number of the case,
 * nothing of a client.
 */
export function registerEmails({ jobs, backend: { db }, neighbours }: FastifyInstance): void {
  jobs.handle(emailJob, async ({ input: { notificationId, userId } }) => {
    const [[notification], [user]] = await Promise.all([
      db.select().from(usersNotifications).where(eq(usersNotifications.id, notificationId)),
      db.select({ address: users.emailAddress }).from(users).where(eq(users.id, userId)),
    ]);
    // Gone meanwhile, or nobody knows where to.
    if (notification === undefined || !user?.address) return;
    const { title, caseId } = notification;
    await neighbours.messageGateway.send({
      channel: 'email',
      address: user.address,
      subject: title,
      text: caseId === null ? title : `${title}\nPřípad ${caseId}`,
      correlationId: `notification-${notificationId}-${userId}`,
    });
  });
}
