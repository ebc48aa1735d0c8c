import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { signingOneTimeCodes } from '../schema/signing-records';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { type Change, record } from './change-document';

const digits = 6;
/** Minutes for which a code signs. */
export const codeMinutes = 5;
export const maxAttempts = 5;
/** Codes that a member is sent within one attempt to sign. */
export const maxSent = 5;

/** What a code is about, for whoever sends it. */
export const matterOf = (memberId: number): string => `signature-${memberId}`;

const hashOf = (sealer: Sealer, memberId: number, code: string) =>
  sealer.hash(`one-time code ${memberId} ${code}`);

/**
 * Makes the member a new code; the one before is worth nothing any more.
 * @returns undefined when too many have been sent
 */
export async function makeCode(
  change: Change,
  memberId: number,
  sealer: Sealer,
): Promise<string | undefined> {
  const { tx, audit, document } = change;
  const [before] = await tx
    .select()
    .from(signingOneTimeCodes)
    .where(eq(signingOneTimeCodes.memberId, memberId));
  if (before !== undefined && before.sent >= maxSent) return undefined;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const values = {
    codeHash: hashOf(sealer, memberId, code),
    expiresOn: new Date(audit.now.getTime() + codeMinutes * 60_000),
    attemptsLeft: maxAttempts,
    sent: (before?.sent ?? 0) + 1,
  };
  await tx
    .insert(signingOneTimeCodes)
    .values({ memberId, ...values })
    .onConflictDoUpdate({ target: signingOneTimeCodes.memberId, set: values });
  await record(change, document.row.documentId, 'sendCode', { memberId });
  return code;
}

/** A code that was not sent signs nothing, and does not count. */
export async function withdrawCode(
  change: Change,
  memberId: number,
  code: string,
  sealer: Sealer,
): Promise<void> {
  const { tx, document } = change;
  // Unless another one was made meanwhile.
  await tx
    .update(signingOneTimeCodes)
    .set({ attemptsLeft: 0, sent: sql`${signingOneTimeCodes.sent} - 1` })
    .where(
      and(
        eq(signingOneTimeCodes.memberId, memberId),
        eq(signingOneTimeCodes.codeHash, hashOf(sealer, memberId, code)),
      ),
    );
  await record(change, document.row.documentId, 'codeNotSent', { memberId });
}

export type CodeResult = 'right' | 'wrong' | 'used-up';

/** Compares what was typed; each attempt counts, whoever makes it. */
export async function tryCode(
  change: Change,
  memberId: number,
  typed: string,
  sealer: Sealer,
): Promise<CodeResult> {
  const { tx, audit, document } = change;
  const ofMember = eq(signingOneTimeCodes.memberId, memberId);
  const [known] = await tx.select().from(signingOneTimeCodes).where(ofMember);
  if (known === undefined || known.expiresOn <= audit.now || known.attemptsLeft <= 0) {
    return 'used-up';
  }
  if (known.codeHash === hashOf(sealer, memberId, typed.replaceAll(/\s/g, ''))) {
    await tx.delete(signingOneTimeCodes).where(ofMember);
    return 'right';
  }
  const attemptsLeft = known.attemptsLeft - 1;
  await tx.update(signingOneTimeCodes).set({ attemptsLeft }).where(ofMember);
  await record(change, document.row.documentId, 'wrongCode', { memberId });
  return attemptsLeft > 0 ? 'wrong' : 'used-up';
}
