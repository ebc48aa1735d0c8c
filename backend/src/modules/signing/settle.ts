import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { changeDocument, type Deed, isReadyToSeal, moveMember } from './change-document';
import { type Member, readDocument, type SigningDocument } from './signing-document';

export interface SettleCall {
  db: Database;
  clock: Clock;
  request: { id: string };
  /** Seals a document that everybody has signed, see `createSealing`. */
  seal(documentId: number, deed: Deed): Promise<void>;
}

/**
 * The document as it is now: attempts whose time is over have expired, devices of the demonstration
 * have confirmed, and what everybody has signed is sealed.
 */
export async function readSettled(call: SettleCall, documentId: number): Promise<SigningDocument> {
  const { db, clock, request } = call;
  const now = clock.now();
  const deed: Deed = { actor: 'system', traceId: request.id, now };
  const isDue = (member: Member) => dueAction(member, now) !== undefined;
  let document = await readDocument(db, documentId);
  if (document.members.some(isDue)) {
    await changeDocument(db, documentId, deed, async (change) => {
      for (const member of change.document.members) {
        const action = dueAction(member, now);
        if (action === 'expire') await moveMember(change, member, action);
        if (action === 'confirm') await moveMember(change, member, action, { signedOn: now });
      }
    });
    document = await readDocument(db, documentId);
  }
  if (!isReadyToSeal(document)) return document;
  await call.seal(documentId, deed);
  return readDocument(db, documentId);
}

function dueAction(
  { state, deviceConfirmsOn, expiresOn }: Member,
  now: Date,
): 'confirm' | 'expire' | undefined {
  if (state !== 'inProgress') return undefined;
  if (deviceConfirmsOn !== null && deviceConfirmsOn <= now) return 'confirm';
  return expiresOn !== null && expiresOn <= now ? 'expire' : undefined;
}
