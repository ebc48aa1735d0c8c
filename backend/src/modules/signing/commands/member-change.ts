import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/failure';
import { placeOf } from '../acting-place';
import { type AuditContext, type Change, changeDocument } from './change-document';
import { documentClosedBy } from '../information/pre-contract-rule';
import { findSigner } from './signer-links';
import type { Member, SigningDocument } from '../signing-document';

export type SignerRequest = FastifyRequest<{
  Params: { token: string };
  Body: Record<string, string> | undefined;
}>;

/** What the page says after something was tried. */
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

/** The member is signing digitally, and has time left. */
export const isSigning = ({ row }: SigningDocument, member: Member, now: Date): boolean =>
  row.process === 'MSC' &&
  isDigital(member) &&
  member.state === 'inProgress' &&
  (member.expiresOn === null || member.expiresOn > now);

/** What a client does, on a page of the service. */
export const clientDeed = (request: FastifyRequest): AuditContext => ({
  actor: 'client',
  traceId: request.id,
  now: request.server.backend.clock.now(),
  from: placeOf(request),
});

/**
 * Does something for the one whose page it is while that one signs.
 * @returns undefined when that is over, or something comes before: the page says what has happened meanwhile
 */
export async function changeMember<T>(
  request: SignerRequest,
  work: (change: Change, member: Member) => Promise<T>,
): Promise<T | undefined> {
  const { db } = request.server.backend;
  const signer = await findSigner(db, request.params.token);
  if (signer === undefined) throw notFound('Odkaz neplatí.');
  return changeDocument(db, signer.documentId, clientDeed(request), async (opened) => {
    const member = opened.document.members.find(({ id }) => id === signer.memberId);
    if (member === undefined || !isSigning(opened.document, member, opened.audit.now)) {
      return undefined;
    }
    if ((await documentClosedBy(opened.tx, signer.documentId)) !== undefined) return undefined;
    return work(opened, member);
  });
}

/** Goes back to where the code is typed, with a message when there is one. */
export function backToPage(
  { params: { token }, body }: SignerRequest,
  reply: FastifyReply,
  message?: MessageKey,
): FastifyReply {
  const query = new URLSearchParams({
    ...(message === undefined ? {} : { message }),
    ...(body?.['refusing'] === undefined ? {} : { refusing: '1' }),
  }).toString();
  const path = `/signature-service/signer/${token}`;
  return reply.redirect(`${path}${query === '' ? '' : `?${query}`}#sign`, 303);
}
