import { changeDocument, closeLinks, moveMembers, startProcess } from './change-document';
import type { OpenedDocument } from '../document-access';
import { createLink, delegatedAddress, delegatedHours } from './links';
import { refusal } from '../refusal';
import type { SigningDocument } from '../signing-document';
import { nextState, transitions } from '../state-machine';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { deedOf, placesOf, type ServiceCall } from '../service/service-call';
import { requireSignable } from './start-signing';

/** Makes the document ready for its clients to sign by themselves, all of them at once. */
export function delegate(
  call: ServiceCall,
  { documentId }: OpenedDocument,
  sealer: Sealer,
): Promise<void> {
  const places = placesOf(call, sealer);
  return changeDocument(call.db, documentId, deedOf(call), async (change) => {
    await requireSignable(change, call.user);
    const { row, members } = change.document;
    if (row.process === 'STANDARD') throw refusal('otherProcess');
    const offers = members.flatMap((member) => {
      const offered = member.processes.find(({ process }) => process === 'MSC');
      return member.categoryCode === 'C' && offered ? [{ member, offered }] : [];
    });
    const [first] = offers;
    if (first === undefined) throw refusal('unknownMethod');
    if (!offers.every(({ offered }) => offered.hasAccess)) throw refusal('noAccess');
    if (offers.some(({ member }) => member.isHeld)) throw refusal('held');
    const waiting = offers.filter(({ member }) => transitions.delegate[member.state] !== undefined);
    // Nobody is left to begin with: says whether they are signing or have signed.
    if (waiting.length === 0) {
      const busy = offers.find(({ member }) => member.state === 'inProgress') ?? first;
      nextState('delegate', busy.member.state);
    }
    const expiresOn = new Date(change.audit.now.getTime() + delegatedHours * 3_600_000);
    const codeOf = ({ offered }: (typeof offers)[number]) => offered.methods[0]?.code;
    for (const methodCode of new Set(waiting.map(codeOf))) {
      if (methodCode === undefined) throw refusal('unknownMethod');
      const alike = waiting.filter((offer) => codeOf(offer) === methodCode);
      const signers = alike.map(({ member }) => member);
      await moveMembers(change, signers, 'delegate', { methodCode, expiresOn });
    }
    await startProcess(change, 'MSC');
    await closeLinks(change);
    await createLink(change, { purpose: 'delegated', expiresOn }, places);
  });
}

/**
 * Where clients sign digitally, while any of them does; another address when theirs was not kept.
 * @returns null when nobody is signing so
 */
export async function openDelegatedLink(
  call: ServiceCall,
  document: SigningDocument,
  sealer: Sealer,
): Promise<string | null> {
  const { db, clock } = call;
  const { documentId } = document.row;
  const now = clock.now();
  if (delegatedUntil(document, now) === undefined) return null;
  const known = await delegatedAddress(db, documentId, sealer, now);
  if (known !== null) return known;
  const places = placesOf(call, sealer);
  return changeDocument(db, documentId, deedOf(call), async (change) => {
    // Read again: whoever held the document until now may have ended the signing or made a link.
    const expiresOn = delegatedUntil(change.document, now);
    if (expiresOn === undefined) return null;
    const made = await delegatedAddress(change.tx, documentId, sealer, now);
    return made ?? createLink(change, { purpose: 'delegated', expiresOn }, places);
  });
}

/** When the last of those who are signing digitally has to have signed. */
function delegatedUntil({ row, members }: SigningDocument, now: Date): Date | undefined {
  if (row.process !== 'MSC') return undefined;
  const ends = members
    .filter(({ state }) => state === 'inProgress')
    .flatMap(({ expiresOn }) => (expiresOn !== null && expiresOn > now ? [expiresOn] : []));
  return ends.toSorted((one, other) => Number(one) - Number(other)).at(-1);
}
