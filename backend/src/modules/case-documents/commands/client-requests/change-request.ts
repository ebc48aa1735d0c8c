import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CaseChange, changeCase } from '../../../../domain/cases/change-case';
import { clientRequestEvents } from '../../../../domain/cases/event-titles';
import { clientLinkSessions, clientRequests } from '../../../../domain/client-requests/schema';
import { bankDay } from '../../../../platform/calendar';
import { conflict, notFound } from '../../../../platform/failure';
import { channelsOf, contactOf } from '../../client-requests/contact';
import { requestOfCase } from '../../client-requests/request-of-case';
import type { RequestRow } from '../../client-requests/request-state';
import { newSending, sendLink } from './send-link';

interface Deed {
  caseId: number;
  requestId: number;
  userId: number;
}

/** Nobody but who holds the case changes its requests. */
const changeRequest = <Answer>(
  { db, clock }: FastifyInstance['backend'],
  { caseId, requestId, userId }: Deed,
  work: (change: CaseChange, request: RequestRow) => Promise<Answer>,
): Promise<Answer> =>
  changeCase(db, { caseId, userId, now: clock.now() }, async (change) =>
    work(change, await requestOfCase(change.tx, { caseId, requestId })),
  );

/**
 * Sends a new link with a new code, also of one that was blocked.
 * @param sending that it takes the place of
 * @throws Failure 404 for a request of another case, 409 when somebody else has sent it meanwhile, or it is over
 */
export async function sendRequestAgain(
  app: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  deed: Deed,
  { sending, origin }: { sending: number; origin: string },
) {
  const { db, clock, clientSealer } = app.backend;
  const known = await requestOfCase(db, deed);
  const contact = await contactOf(app.neighbours, known.customerId);
  const channels = channelsOf(contact);
  if (channels === undefined)
    throw conflict('U klienta není telefon ani e-mail, na který by se odkaz poslal.');
  const request = await changeRequest(app.backend, deed, async ({ tx, event }, before) => {
    const isDone = before.sending === sending + 1 && before.sentBy === deed.userId;
    if (isDone && before.endedOn === null) return before;
    if (before.sending !== sending) throw conflict('Odkaz mezitím poslal znovu někdo jiný.');
    const today = bankDay(clock.now());
    if (before.endedOn !== null || before.validTo < today)
      throw conflict('Odkaz už neplatí. Vyžádejte podklady znovu.');
    await tx.delete(clientLinkSessions).where(eq(clientLinkSessions.requestId, before.id));
    const [sent] = await tx
      .update(clientRequests)
      .set({
        ...channels,
        ...newSending(clientSealer, { id: before.id, sending: sending + 1 }),
        sentBy: deed.userId,
      })
      .where(and(eq(clientRequests.id, before.id), eq(clientRequests.sending, sending)))
      .returning();
    if (sent === undefined) throw notFound();
    await event({
      kind: 'case',
      title: clientRequestEvents.sentAgain,
      description: sent.personName,
    });
    return sent;
  });
  return sendLink(app, request, contact, origin);
}

/** Ends a link; what has come by it stays. @throws Failure 404 for a request of another case */
export const endRequest = ({ backend }: Pick<FastifyInstance, 'backend'>, deed: Deed) =>
  changeRequest(backend, deed, async ({ tx, event, now }, { id, endedOn, personName }) => {
    if (endedOn !== null) return;
    await tx.delete(clientLinkSessions).where(eq(clientLinkSessions.requestId, id));
    await tx.update(clientRequests).set({ endedOn: now }).where(eq(clientRequests.id, id));
    await event({ kind: 'case', title: clientRequestEvents.ended, description: personName });
  });
