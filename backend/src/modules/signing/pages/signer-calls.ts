import type { FastifyReply } from 'fastify';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { type Change, moveMember } from '../commands/change-document';
import type { Sealing } from '../commands/seal-document';
import { readSettled } from '../commands/settle';
import { findSigner } from '../commands/signer-links';
import type { Member } from '../signing-document';
import { backToPage, changeMember, type SignerRequest } from '../commands/member-change';
import { tryCode } from '../commands/one-time-code';

/** Does what the signer's own code confirms. @returns why not, where it was not the right one */
const byCode = (
  request: SignerRequest,
  sealer: Sealer,
  work: (change: Change, member: Member) => Promise<void>,
) =>
  changeMember(request, async (change, member) => {
    const result = await tryCode(change, member.id, request.body?.['code'] ?? '', sealer);
    if (result !== 'right') return result;
    await work(change, member);
    return undefined;
  });

/** Signs for the one whose page it is. */
export async function signByCode(
  request: SignerRequest,
  reply: FastifyReply,
  { sealer, seal }: { sealer: Sealer; seal: Sealing },
): Promise<FastifyReply> {
  const message = await byCode(request, sealer, (change, member) =>
    moveMember(change, member, 'confirm', { signedOn: change.audit.now }),
  );
  const { db, clock } = request.server.backend;
  const signer = await findSigner(db, request.params.token);
  if (signer !== undefined) await readSettled({ db, clock, request, seal }, signer.documentId);
  return backToPage(request, reply, message);
}

/** The one whose page it is will not sign. */
export async function refuseByCode(
  request: SignerRequest,
  reply: FastifyReply,
  { sealer }: { sealer: Sealer },
): Promise<FastifyReply> {
  const message = await byCode(request, sealer, (change, member) =>
    moveMember(change, member, 'refuse', {
      lastErrorMessage: 'Klient podpis odmítl.',
      lastErrorDate: change.audit.now,
    }),
  );
  return backToPage(request, reply, message);
}
