import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { signingIdempotency } from '../../db/schema/signing-records';
import { badRequest, conflict } from '../../failure';
import type { Sealer } from '../../personal-data/sealer';
import type { Change } from './change-document';

const keptMilliseconds = 24 * 3_600_000;

/**
 * The caller's key, if there is one.
 * @throws Failure 400 when it is not a UUID
 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = z.uuid().safeParse(header);
  if (!key.success) {
    throw badRequest('Hlavička Idempotency-Key není platná.', { field: 'Idempotency-Key' });
  }
  return key.data.toLowerCase();
}

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
 */
export async function once<T>(
  { tx, deed }: Change,
  { key, userId, asked, sealer, work }: Repeatable<T>,
): Promise<T> {
  if (key === undefined) return work();
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  const [known] = await tx
    .select()
    .from(signingIdempotency)
    .where(and(eq(signingIdempotency.userId, userId), eq(signingIdempotency.key, key)));
  if (known !== undefined) {
    if (known.requestHash !== requestHash) throw conflict('Klíč opakování již byl použit.');
    return JSON.parse(sealer.open(known.sealedAnswer)) as T;
  }
  const answer = await work();
  await tx
    .delete(signingIdempotency)
    .where(lt(signingIdempotency.createdOn, new Date(deed.now.getTime() - keptMilliseconds)));
  await tx.insert(signingIdempotency).values({
    userId,
    key,
    requestHash,
    sealedAnswer: sealer.seal(JSON.stringify(answer)),
    createdOn: deed.now,
  });
  return answer;
}
