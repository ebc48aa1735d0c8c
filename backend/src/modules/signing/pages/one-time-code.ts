import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signingOneTimeCodes } from '../schema/signing-records';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { type Change, record } from '../change-document';

const digits = 6;
const validMinutes = 5;
const attempts = 5;
/** Codes that a member is sent within one attempt to sign. */
const maxSent = 5;

const hashOf = (sealer: Sealer, memberId: number, code: string) =>
  sealer.hash(`one-time code ${memberId} ${code}`);

/**
 * Makes the member a new code; the one before is worth nothing any more.
 * @param showInPage keeps the code for the page that stands for the phone in the demonstration
 * @returns false when too many have been sent
 */
export async function sendCode(
  change: Change,
  memberId: number,
  { sealer, showInPage }: { sealer: Sealer; showInPage: boolean },
): Promise<boolean> {
  const { tx, audit, document } = change;
  const [before] = await tx
    .select()
    .from(signingOneTimeCodes)
    .where(eq(signingOneTimeCodes.memberId, memberId));
  if (before !== undefined && before.sent >= maxSent) return false;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const values = {
    codeHash: hashOf(sealer, memberId, code),
    sealedCode: showInPage ? sealer.seal(code) : null,
    expiresOn: new Date(audit.now.getTime() + validMinutes * 60_000),
    attemptsLeft: attempts,
    sent: (before?.sent ?? 0) + 1,
  };
  await tx
    .insert(signingOneTimeCodes)
    .values({ memberId, ...values })
    .onConflictDoUpdate({ target: signingOneTimeCodes.memberId, set: values });
  await record(change, document.row.documentId, 'sendCode', { memberId });
  return true;
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
