import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { changeDocument, type AuditContext, isReadyToSeal, moveMembers } from './change-document';
import type { Sealing } from './seal-document';
import { type Member, readDocument, type SigningDocument } from '../signing-document';

export interface SettleCall {
  db: Database;
  clock: Clock;
  request: { id: string };
  /** Seals a document that everybody has signed, see `createSealing`. */
  seal: Sealing;
}

/**
 * The document as it is now: attempts whose time is over have expired, devices of the demonstration
 * have confirmed, and what everybody has signed is sealed. When that fails, it is tried again later.
 */
export async function readSettled(call: SettleCall, documentId: number): Promise<SigningDocument> {
  const { db, clock, request } = call;
  const now = clock.now();
  const audit: AuditContext = { actor: 'system', traceId: request.id, now };
  const isDue = (member: Member) => dueAction(member, now) !== undefined;
  let document = await readDocument(db, documentId);
  if (document.members.some(isDue)) {
    await changeDocument(db, documentId, audit, async (change) => {
      const due = (action: DueAction) =>
        change.document.members.filter((member) => dueAction(member, now) === action);
      const [confirmed, expired] = [due('confirm'), due('expire')];
      await moveMembers(change, confirmed, 'confirm', { signedOn: now });
      for (const end of new Set(expired.map(({ expiresOn }) => Number(expiresOn)))) {
        const together = expired.filter(({ expiresOn }) => Number(expiresOn) === end);
        await moveMembers(change, together, 'expire', { lastErrorDate: new Date(end) });
      }
    });
    document = await readDocument(db, documentId);
  }
  if (!isReadyToSeal(document)) return document;
  await call.seal(documentId, audit);
  return readDocument(db, documentId);
}

type DueAction = 'confirm' | 'expire';

function dueAction(
  { state, deviceConfirmsOn, expiresOn }: Member,
  now: Date,
): DueAction | undefined {
  if (state !== 'inProgress') return undefined;
  if (deviceConfirmsOn !== null && deviceConfirmsOn <= now) return 'confirm';
  return expiresOn !== null && expiresOn <= now ? 'expire' : undefined;
}
