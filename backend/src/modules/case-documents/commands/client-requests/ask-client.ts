import { randomUUID } from 'node:crypto';
import type { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { mostCodeTries, mostLinkDays } from '@advisor/contracts/client-requests/rules';
import type { CallBody } from '@advisor/contracts/operation';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changeCase } from '../../../../domain/cases/change-case';
import { clientRequestEvents } from '../../../../domain/cases/event-titles';
import { clientRequests } from '../../../../domain/client-requests/schema';
import { addDays, bankDay } from '../../../../platform/calendar';
import { badRequest, conflict } from '../../../../platform/failure';
import { channelsOf, contactOf, peopleToAsk } from '../../client-requests/contact';
import type { RequestRow } from '../../client-requests/request-state';
import { newSending, sendLink } from './send-link';

type Asked = CallBody<typeof clientRequestCalls.ask>;

interface Asking {
  caseId: number;
  userId: number;
  /** The caller's key. */
  key: string | undefined;
  /** Of the product, as the client will see it. */
  origin: string;
}

/**
 * Asks a client of the case for papers.
 * @throws Failure 400 for somebody who is not of the case, cannot be reached, or a day that is too near or too far
 */
export async function askClient(
  app: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  { caseId, userId, key, origin }: Asking,
  { customerOnSAId, papers, validTo }: Asked,
) {
  const { db, clock, clientSealer } = app.backend;
  const now = clock.now();
  const person = (await peopleToAsk(app.backend, caseId)).people.find(
    (one) => one.customerOnSAId === customerOnSAId,
  );
  const field = 'customerOnSAId';
  if (person === undefined) throw badRequest('Tato osoba v případu není.', { field });
  const { customerId, name } = person;
  if (customerId === null)
    throw badRequest('Klient ještě není ztotožněný v registru klientů.', { field });
  const contact = await contactOf(app.neighbours, customerId);
  const channels = channelsOf(contact);
  if (channels === undefined)
    throw badRequest('U klienta není telefon ani e-mail, na který by se odkaz poslal.', { field });
  checkLastDay(validTo, bankDay(now));
  const values = {
    ...channels,
    caseId,
    customerId,
    personName: name,
    papers: [...new Set(papers)],
    validTo,
    createdBy: userId,
    createdOn: now,
    sentBy: userId,
    requestKey: key ?? null,
    triesLeft: mostCodeTries,
    // Until its number is known.
    tokenHash: randomUUID(),
  };
  const request = await changeCase(db, { caseId, userId, now }, async ({ tx, event }) => {
    const [made] = await tx
      .insert(clientRequests)
      .values(values)
      .onConflictDoNothing({ target: [clientRequests.createdBy, clientRequests.requestKey] })
      .returning({ id: clientRequests.id });
    if (made === undefined) return undefined;
    const [begun] = await tx
      .update(clientRequests)
      .set(newSending(clientSealer, { id: made.id, sending: 1 }))
      .where(eq(clientRequests.id, made.id))
      .returning();
    await event({ kind: 'case', title: clientRequestEvents.asked, description: name });
    return begun;
  });
  return sendLink(
    app,
    request ?? (await askedBefore(app, { caseId, userId, key })),
    contact,
    origin,
  );
}

/** Of the same key. */
async function askedBefore(
  { backend: { db } }: Pick<FastifyInstance, 'backend'>,
  { caseId, userId, key }: Omit<Asking, 'origin'>,
): Promise<RequestRow> {
  const [before] = await db
    .select()
    .from(clientRequests)
    .where(and(eq(clientRequests.createdBy, userId), eq(clientRequests.requestKey, key ?? '')));
  if (before?.caseId !== caseId) throw conflict('Tento požadavek už byl použit jinde.');
  return before;
}

function checkLastDay(validTo: string, today: string): void {
  const field = 'validTo';
  if (validTo < today) throw badRequest('Odkaz musí platit aspoň do dneška.', { field });
  if (validTo > addDays(today, mostLinkDays))
    throw badRequest(`Odkaz může platit nejvýše ${mostLinkDays} dní.`, { field });
}
