import { badRequest, conflict } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { searchKey } from '../../../platform/search/search-key';
import { closeLinks, moveMember } from '../commands/change-document';
import { closedForClient, documentClosedBy } from '../information/pre-contract-rule';
import type { Sealing } from '../commands/seal-document';
import { readSettled } from '../commands/settle';
import type { Member } from '../signing-document';
import { methodUsed } from '../typed-name';
import { readHandSignature } from './hand-signature';
import { type PadRequest, withPad } from '../commands/pad-link';
import { noteReading } from './reading';

/** Takes the client's signature. */
export async function confirmPad(
  request: PadRequest,
  { sealer, seal }: { sealer: Sealer; seal: Sealing },
): Promise<{ returnTo: string }> {
  const signature = await readHandSignature(request.body, sealer);
  if (signature === undefined) {
    throw badRequest('Podpis nelze přečíst. Podepište se prosím znovu.');
  }
  const { db, clock } = request.server.backend;
  const { typedName, ...recorded } = signature;
  const link = await withPad(request, async (change, member) => {
    if ((await documentClosedBy(change.tx, change.document.row.documentId)) !== undefined)
      throw conflict(closedForClient);
    if (typedName !== undefined) requireOwnName(member, typedName);
    await moveMember(change, member, typedName === undefined ? 'confirm' : 'confirmTyped', {
      ...recorded,
      signedOn: change.audit.now,
    });
    await closeLinks(change, member.id);
  });
  await readSettled({ db, clock, request, seal }, link.documentId);
  return { returnTo: link.returnTo };
}

/** @throws Failure when the bank wants a hand's signature, or the name is somebody else's */
function requireOwnName(member: Member, typedName: string): void {
  if (methodUsed(member)?.allowsTypedName !== true) {
    throw conflict('Napsané jméno podpis nenahrazuje. Podepište se prosím rukou.');
  }
  if (searchKey(typedName) !== searchKey(member.fullName)) {
    throw badRequest(`Napište prosím celé jméno: ${member.fullName}.`);
  }
}

/** The client will not sign. */
export async function refusePad(request: PadRequest): Promise<{ returnTo: string }> {
  const { returnTo } = await withPad(request, async (change, member) => {
    await moveMember(change, member, 'refuse', {
      lastErrorMessage: 'Klient podpis odmítl.',
      lastErrorDate: change.audit.now,
    });
    await closeLinks(change, member.id);
  });
  return { returnTo };
}

/** The client has reached the document's end. */
export async function readOnPad(request: PadRequest): Promise<void> {
  await withPad(request, (change, member) => noteReading(change, member.id));
}
