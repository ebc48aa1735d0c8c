import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../../../platform/failure';
import { type Change, changeDocument } from './change-document';
import { findLink } from './links';
import { Refusal } from '../refusal';
import { signingLinks } from '../schema/signing-records';
import type { Member } from '../signing-document';
import { clientDeed } from './member-change';

export type PadRequest = FastifyRequest<{ Params: { token: string } }>;

/** The link opens nothing any more. */
export const isOver = (
  { closedOn, expiresOn }: { closedOn: Date | null; expiresOn: Date },
  now: Date,
) => closedOn !== null || expiresOn <= now;

const over = () => conflict('Platnost podepisování skončila. Vraťte se prosím do aplikace.');

/**
 * Does something for the signer of a pad while its link is good.
 * @throws Failure 404 for a link that is none, 409 for one that opens nothing any more
 */
export async function withPad(
  request: PadRequest,
  work: (change: Change, member: Member) => Promise<void>,
) {
  const { db } = request.server.backend;
  const link = await findLink(db, request.params.token, 'pad');
  if (link?.memberId === undefined || link.memberId === null) throw notFound('Odkaz neplatí.');
  const { documentId, memberId } = link;
  return changeDocument(db, documentId, clientDeed(request), async (change) => {
    const { tx, audit, document } = change;
    // Read again: the document is locked now.
    const [current] = await tx
      .select()
      .from(signingLinks)
      .where(eq(signingLinks.tokenHash, link.tokenHash));
    const member = document.members.find(({ id }) => id === memberId);
    if (current === undefined || member === undefined || isOver(current, audit.now)) throw over();
    await work(change, member);
    return link;
  }).catch((error: unknown) => {
    throw error instanceof Refusal ? over() : error;
  });
}
