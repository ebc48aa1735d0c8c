import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { signingIdempotency } from '../schema/signing-records';
import { conflict } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { Change } from './change-document';

const usedUp = () => conflict('Klíč opakování již byl použit.', { field: 'Idempotency-Key' });

/** For which an answer is there for calls that come again. */
export const retainedMilliseconds = 24 * 3_600_000;

interface Repeatable<T> {
  key: string | undefined;
  userId: number;
  /** What is asked for; the same key may not ask for anything else. */
  asked: unknown;
  sealer: Sealer;
  work: () => Promise<T>;
}

/**
 * Does the work unless a call with the same key has done it, and answers alike. The document is
 * locked, so that of calls that come together the second finds the first one's answer.
 * @throws Failure 409 when the key was used for anything else
 */
export async function once<T>(
  { tx, audit }: Change,
  { key, userId, asked, sealer, work }: Repeatable<T>,
): Promise<T> {
  if (key === undefined) return work();
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  const [known] = await tx
    .select()
    .from(signingIdempotency)
    .where(and(eq(signingIdempotency.userId, userId), eq(signingIdempotency.key, key)));
  if (known !== undefined) {
    if (known.requestHash !== requestHash) throw usedUp();
    return JSON.parse(sealer.open(known.sealedAnswer)) as T;
  }
  const answer = await work();
  const stored = await tx
    .insert(signingIdempotency)
    .values({
      userId,
      key,
      requestHash,
      sealedAnswer: sealer.seal(JSON.stringify(answer)),
      createdOn: audit.now,
    })
    .onConflictDoNothing()
    .returning({ key: signingIdempotency.key });
  // A call for another document, under way at the same time, was faster.
  if (stored.length === 0) throw usedUp();
  return answer;
}
