import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { signingLinks } from '../schema/signing-records';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { hashSecret } from '../../../platform/session/session-store';
import type { Change } from './change-document';

/** Minutes for which a signing pad waits. */
export const padMinutes = 15;
/** Hours for which clients may sign by codes. */
export const delegatedHours = 72;

const paths = { pad: 'pad', delegated: 'delegated' } as const;

/** Where links lead and come back to. */
export interface LinkPlaces {
  /** Origin of the service's own pages. */
  pagesOrigin: string;
  /** Absolute address that the browser goes to afterwards. */
  returnTo: string;
  sealer: Sealer;
}

interface NewLink {
  purpose: keyof typeof paths;
  memberId?: number;
  expiresOn: Date;
}

/** Makes a link; the answer is its whole address, which nobody can read from the database. */
export async function createLink(
  { tx, document }: Change,
  { purpose, memberId, expiresOn }: NewLink,
  { pagesOrigin, returnTo, sealer }: LinkPlaces,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const address = `${pagesOrigin}/signature-service/${paths[purpose]}/${token}`;
  await tx.insert(signingLinks).values({
    tokenHash: hashSecret(token),
    purpose,
    documentId: document.row.documentId,
    memberId,
    sealedAddress: sealer.seal(address),
    returnTo,
    expiresOn,
  });
  return address;
}

/** The address at which the clients of a document sign digitally, while it is open. */
export async function delegatedAddress(
  db: Database,
  documentId: number,
  sealer: Sealer,
  now: Date,
): Promise<string | null> {
  const [link] = await db
    .select({ sealedAddress: signingLinks.sealedAddress, expiresOn: signingLinks.expiresOn })
    .from(signingLinks)
    .where(
      and(
        eq(signingLinks.documentId, documentId),
        eq(signingLinks.purpose, 'delegated'),
        isNull(signingLinks.closedOn),
      ),
    )
    .orderBy(desc(signingLinks.expiresOn))
    .limit(1);
  return link === undefined || link.expiresOn <= now ? null : sealer.open(link.sealedAddress);
}

/** A link by the secret in its address, whether or not it still opens anything. */
export async function findLink(db: Database, token: string, purpose: keyof typeof paths) {
  const [link] = await db
    .select()
    .from(signingLinks)
    .where(and(eq(signingLinks.tokenHash, hashSecret(token)), eq(signingLinks.purpose, purpose)));
  return link;
}
