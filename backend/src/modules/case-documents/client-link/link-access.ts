import { linkHeader, linkIdleMinutes } from '@advisor/contracts/client-requests/rules';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientLinkSessions, clientRequests } from '../../../domain/client-requests/schema';
import { forbidden, notFound } from '../../../platform/failure';
import { hashSecret } from '../../../platform/session/session-store';
import { takeAddressQuota } from './address-quota';
import { isOpenLink, type RequestRow } from '../client-requests/request-state';

/** Of a link that never was, has ended, is over or blocked: nobody learns which. */
export const noLink = () => notFound('Odkaz neplatí. Požádejte prosím svého poradce o nový.');

const tokenOf = ({ headers }: FastifyRequest): string => {
  const token = headers[linkHeader];
  return typeof token === 'string' ? token : '';
};

/**
 * The request whose link a call comes by. Who tries links that open nothing is slowed down; one that opens
 * something does so, whoever else has the same address.
 * @throws Failure 404 when it opens nothing, 429 after too many of them
 */
export async function openLink(request: FastifyRequest): Promise<RequestRow> {
  const { db, clock } = request.server.backend;
  const [found] = await db
    .select()
    .from(clientRequests)
    .where(eq(clientRequests.tokenHash, hashSecret(tokenOf(request))));
  if (found === undefined || !isOpenLink(found, clock.now())) {
    await takeAddressQuota(request, 'unknown');
    throw noLink();
  }
  return found;
}

/** One for each link, so that two of them in one browser do not take each other's place. */
function cookieName(request: FastifyRequest): string {
  const plain = `advisor-link-${hashSecret(tokenOf(request)).slice(0, 12)}`;
  return request.protocol === 'https' ? `__Host-${plain}` : plain;
}

/** Ends with the browser; the server ends it earlier. */
export function writeLinkCookie(reply: FastifyReply, secret: string): void {
  const { request } = reply;
  reply.setCookie(cookieName(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  });
}

/** Whether the code of the link was entered in this browser a while ago; undefined when it was not. */
export async function linkSession(
  request: FastifyRequest,
  { id, sending }: Pick<RequestRow, 'id' | 'sending'>,
): Promise<string | undefined> {
  const secret = request.cookies[cookieName(request)];
  if (secret === undefined) return undefined;
  const { db, clock } = request.server.backend;
  const idleSince = new Date(clock.now().getTime() - linkIdleMinutes * 60_000);
  const [found] = await db
    .select({ secretHash: clientLinkSessions.secretHash })
    .from(clientLinkSessions)
    .where(
      and(
        eq(clientLinkSessions.secretHash, hashSecret(secret)),
        eq(clientLinkSessions.requestId, id),
        eq(clientLinkSessions.sending, sending),
        gt(clientLinkSessions.lastSeenOn, idleSince),
      ),
    );
  return found?.secretHash;
}

/**
 * The request of a link whose code was entered.
 * @throws Failure 404 when the link opens nothing, 403 when the code is to be entered again
 */
export async function enteredLink(
  request: FastifyRequest,
): Promise<{ row: RequestRow; session: string }> {
  const row = await openLink(request);
  const session = await linkSession(request, row);
  if (session === undefined) throw forbidden('Zadejte prosím znovu kód.');
  return { row, session };
}
