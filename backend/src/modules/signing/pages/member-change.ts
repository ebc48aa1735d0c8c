import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/failure';
import { placeOf } from '../acting-place';
import { type AuditContext, type Change, changeDocument } from '../change-document';
import { findLink } from '../links';
import { signingLinks } from '../schema/signing-records';
import type { Member } from '../signing-document';

export type MemberRequest = FastifyRequest<{
  Params: { token: string; memberId: string };
  Body: Record<string, string> | undefined;
}>;

/** What the page says beside a signer after something was tried. */
export const messages = {
  wrong: 'Kód není správný. Zkuste to prosím znovu.',
  'used-up': 'Kód již neplatí. Vyžádejte si prosím nový.',
  'too-many': 'Další kód nelze odeslat. Obraťte se prosím na svého poradce.',
  'not-sent':
    'Kód se nepodařilo odeslat. Zkuste to prosím za chvíli znovu, nebo se obraťte na svého poradce.',
} as const;
export type MessageKey = keyof typeof messages;

/** Somebody who signs by one-time codes. */
export const isDigital = ({ categoryCode, processes }: Member): boolean =>
  categoryCode === 'C' && processes.some(({ process }) => process === 'MSC');

/** What a client does, on a page of the service. */
export const clientDeed = (request: FastifyRequest): AuditContext => ({
  actor: 'client',
  traceId: request.id,
  now: request.server.backend.clock.now(),
  from: placeOf(request),
});

/**
 * Does something for one member while the link is open and the member signs.
 * @returns undefined when that is over: the page says what has happened meanwhile
 */
export async function changeMember<T>(
  request: MemberRequest,
  work: (change: Change, member: Member) => Promise<T>,
): Promise<T | undefined> {
  const { db } = request.server.backend;
  const { token, memberId } = request.params;
  const link = await findLink(db, token, 'delegated');
  if (link === undefined) throw notFound('Odkaz neplatí.');
  return changeDocument(db, link.documentId, clientDeed(request), async (opened) => {
    const [current] = await opened.tx
      .select()
      .from(signingLinks)
      .where(eq(signingLinks.tokenHash, link.tokenHash));
    const member = opened.document.members.find(({ id }) => String(id) === memberId);
    const isOpen =
      current !== undefined && current.closedOn === null && current.expiresOn > opened.audit.now;
    if (!isOpen || member?.state !== 'inProgress' || !isDigital(member)) return undefined;
    // The link is good as long as anybody signs, and their time may be longer.
    if (member.expiresOn !== null && member.expiresOn <= opened.audit.now) return undefined;
    return work(opened, member);
  });
}

/** Goes back to the page, with a message when there is one. */
export function backToPage(
  { params: { token, memberId } }: MemberRequest,
  reply: FastifyReply,
  message?: MessageKey,
): FastifyReply {
  const query =
    message === undefined ? '' : `?${new URLSearchParams({ message, signature: memberId })}`;
  return reply.redirect(`/signature-service/delegated/${token}${query}`, 303);
}
