import { randomBytes } from 'node:crypto';
import { mostCodesSent } from '@advisor/contracts/client-requests/rules';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeCase } from '../../../../domain/cases/change-case';
import { clientRequestEvents } from '../../../../domain/cases/event-titles';
import { clientLinkSessions, clientRequests } from '../../../../domain/client-requests/schema';
import type { Backend } from '../../../../platform/backend';
import { conflict, tooManyRequests } from '../../../../platform/failure';
import { hashSecret } from '../../../../platform/session/session-store';
import { takeAddressQuota } from '../../client-link/address-quota';
import { noLink, writeLinkCookie } from '../../client-link/link-access';
import { linkCode } from '../../client-requests/link-secrets';
import { codeMessage } from '../../client-requests/messages';
import { clientSentPapers } from '../../client-requests/notifications';
import { isOpenLink, type RequestRow } from '../../client-requests/request-state';

/**
 * Opens a link by its code. Each attempt is counted while nobody else tries, so that attempts at the
 * same time cannot slip through; after the last one the link opens nothing and the advisor is told.
 * @throws Failure 404 when it opens nothing any more, 429 for too many codes from one address
 */
export async function enterLink(
  backend: Backend,
  row: RequestRow,
  { code, request, reply }: { code: string; request: FastifyRequest; reply: FastifyReply },
): Promise<{ isOpen: boolean; triesLeft?: number }> {
  await takeAddressQuota(request, 'code');
  const { db, clock, clientSealer } = backend;
  const now = clock.now();
  const secret = randomBytes(32).toString('base64url');
  const typed = code.replaceAll(/\s/g, '');
  const answer = await changeCase(db, { caseId: row.caseId, now }, async ({ tx, event }) => {
    const isIt = eq(clientRequests.id, row.id);
    const [known] = await tx.select().from(clientRequests).where(isIt);
    if (known?.tokenHash !== row.tokenHash || !isOpenLink(known, now)) throw noLink();
    if (typed === linkCode(clientSealer, known)) {
      const { id: requestId, sending, openedOn } = known;
      if (openedOn === null) await tx.update(clientRequests).set({ openedOn: now }).where(isIt);
      await tx
        .insert(clientLinkSessions)
        .values({ secretHash: hashSecret(secret), requestId, sending, lastSeenOn: now });
      return { isOpen: true };
    }
    const triesLeft = known.triesLeft - 1;
    await tx.update(clientRequests).set({ triesLeft }).where(isIt);
    if (triesLeft <= 0) {
      await tx.delete(clientLinkSessions).where(eq(clientLinkSessions.requestId, row.id));
      await event({
        kind: 'case',
        title: clientRequestEvents.blocked,
        description: known.personName,
        tells: { kind: clientSentPapers },
      });
    }
    return { isOpen: false, triesLeft: Math.max(0, triesLeft) };
  });
  if (answer.isOpen) writeLinkCookie(reply, secret);
  return answer;
}

/**
 * Sends the code of a link to the phone again; it stays the same, so that the one that came late holds, too.
 * @throws Failure 409 where the advisor tells it, 429 when it was sent often enough or too many are wanted from one address, 503 without the gateway
 */
export async function sendCodeAgain(
  { backend, neighbours }: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  row: RequestRow,
  request: FastifyRequest,
): Promise<void> {
  const { db, clientSealer } = backend;
  if (row.codeBy !== 'sms') throw conflict('Kód vám řekne poradce po telefonu.');
  await takeAddressQuota(request, 'code');
  const [counted] = await db
    .update(clientRequests)
    .set({ codesSent: sql`${clientRequests.codesSent} + 1` })
    .where(
      and(
        eq(clientRequests.id, row.id),
        eq(clientRequests.tokenHash, row.tokenHash),
        lt(clientRequests.codesSent, mostCodesSent),
      ),
    )
    .returning({ id: clientRequests.id });
  if (counted === undefined)
    throw tooManyRequests('Kód jsme už poslali několikrát. Zavolejte prosím svému poradci.', 3600);
  try {
    await neighbours.messageGateway.send(codeMessage(row, linkCode(clientSealer, row)));
  } catch (error) {
    // What was not sent does not count.
    await db
      .update(clientRequests)
      .set({ codesSent: sql`${clientRequests.codesSent} - 1` })
      .where(and(eq(clientRequests.id, row.id), gt(clientRequests.codesSent, 0)));
    throw error;
  }
}

const touchMilliseconds = 60_000;

/** The client is there: the session goes on. Written once a minute at most. */
export async function touchSession({ db, clock }: Backend, session: string): Promise<void> {
  const now = clock.now();
  await db
    .update(clientLinkSessions)
    .set({ lastSeenOn: now })
    .where(
      and(
        eq(clientLinkSessions.secretHash, session),
        lt(clientLinkSessions.lastSeenOn, new Date(now.getTime() - touchMilliseconds)),
      ),
    );
}
