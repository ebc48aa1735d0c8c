import { adminCalls } from '@advisor/contracts/admin/calls';
import { mostSessions } from '@advisor/contracts/admin/sessions';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/contract-routes';
import { notFound } from '../../platform/failure';
import { users } from '../../platform/session/schema/users';
import {
  endAllSessions,
  endSessionByHash,
  endSessionsOf,
  goingOn,
} from '../../platform/session/session-store';
import { namedUsers } from './users/find-users';

/** Who is signed in, and their sessions ended: one, all of a person, or everybody's. */
export function registerSessions(app: FastifyInstance): void {
  serve(app, adminCalls.searchSessions, async ({ user, body: { employee }, ...call }) => {
    const meant = employee === undefined ? undefined : await namedUsers(call, employee);
    const found = await goingOn(call, {
      userIds: meant?.map(({ userId }) => userId),
      limit: mostSessions,
    });
    return {
      total: found.total,
      sessions: found.sessions.map((session) => ({
        ...session,
        isOwn: session.sessionId === user.session.idHash,
      })),
    };
  });

  serve(app, adminCalls.endSession, async ({ db, log, params: { sessionId } }) => {
    const endedUserId = await endSessionByHash(db, sessionId);
    if (endedUserId === undefined) throw notFound('Přihlášení už skončilo.');
    log.info({ endedUserId }, 'session ended by an administrator');
  });

  serve(app, adminCalls.endSessions, async ({ db, log, params: { userId } }) => {
    const [known] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (known === undefined) throw notFound('Uživatel neexistuje.');
    await endSessionsOf(db, userId);
    log.info({ endedUserId: userId }, 'sessions ended by an administrator');
  });

  serve(app, adminCalls.endAllSessions, async ({ db, log, user }) => {
    const count = await endAllSessions(db, user.session.idHash);
    log.info({ count }, 'all sessions ended by an administrator');
  });
}
