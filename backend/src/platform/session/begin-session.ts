import type { FastifyReply } from 'fastify';
import { originOf } from './origin-of';
import { readSessionCookie, writeSessionCookie } from './session-cookie';
import { createSession, endSession } from './session-store';

/** Starts the session of this browser, whose former one ends. */
export async function beginSession(
  reply: FastifyReply,
  userId: number,
  details?: { idToken: string },
): Promise<void> {
  const { db } = reply.server.backend;
  const former = readSessionCookie(reply.request);
  if (former !== undefined) await endSession(db, former);
  const from = originOf(reply.request);
  const secret = await createSession(reply.server.backend, userId, { ...details, from });
  writeSessionCookie(reply, secret);
  reply.log.info({ userId }, 'signed in');
}
