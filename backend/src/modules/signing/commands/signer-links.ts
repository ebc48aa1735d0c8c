import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { hashSecret } from '../../../platform/session/session-store';
import { signingMembers } from '../../../domain/signing/members/schema';
import { signerLinks } from '../schema/signing-records';

/** Secrets of the signers' personal pages, by member; those that are missing are made. */
export async function signerTokens(
  db: Database,
  memberIds: readonly number[],
  sealer: Sealer,
): Promise<ReadonlyMap<number, string>> {
  if (memberIds.length === 0) return new Map();
  const made = memberIds.map((memberId) => {
    const token = randomBytes(32).toString('base64url');
    return { memberId, tokenHash: hashSecret(token), sealedToken: sealer.seal(token) };
  });
  await db.insert(signerLinks).values(made).onConflictDoNothing();
  const links = await db
    .select()
    .from(signerLinks)
    .where(inArray(signerLinks.memberId, [...memberIds]));
  return new Map(links.map(({ memberId, sealedToken }) => [memberId, sealer.open(sealedToken)]));
}

/** Whose personal page it is, by the secret in its address. */
export async function findSigner(
  db: Database,
  token: string,
): Promise<{ memberId: number; documentId: number } | undefined> {
  const [found] = await db
    .select({ memberId: signingMembers.id, documentId: signingMembers.documentId })
    .from(signerLinks)
    .innerJoin(signingMembers, eq(signingMembers.id, signerLinks.memberId))
    .where(eq(signerLinks.tokenHash, hashSecret(token)));
  return found;
}
