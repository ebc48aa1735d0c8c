import { signatureType } from '@advisor/contracts/codebooks/document';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { signingDocuments } from '../../../domain/signing/schema';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { signingMembers } from '../../../domain/signing/members/schema';

type Progress = NonNullable<DocumentOnSA['signers']>;

const { state, expiresOn } = signingMembers;
const electronic = signatureType.electronic.code;
const counted = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition}))::integer`;

const isDigital = sql`coalesce(${signingDocuments.process} = 'MSC', ${signingDocuments.signatureTypeId} = ${electronic}, false)`;

/** How many sign each document, and how far they are; in the digital process these are the clients. */
export async function signersProgress(
  { db, clock }: { db: Database; clock: Clock },
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, Progress>> {
  if (documentIds.length === 0) return new Map();
  // An attempt whose time is over has expired, whether or not anybody has looked at the document.
  const isOver = and(eq(state, 'inProgress'), sql`${expiresOn} <= ${clock.now()}`);
  const rows = await db
    .select({
      documentId: signingDocuments.documentId,
      all: sql<number>`count(*)::integer`,
      signed: counted(eq(state, 'accepted')),
      failed: counted(eq(state, 'failed')),
      expired: counted(or(eq(state, 'expired'), isOver)),
    })
    .from(signingMembers)
    .innerJoin(signingDocuments, eq(signingDocuments.documentId, signingMembers.documentId))
    .where(
      and(
        inArray(signingDocuments.documentId, [...documentIds]),
        // As `signsIn`: what is prepared for it is signed in the digital process alone.
        or(eq(signingMembers.categoryCode, 'C'), not(isDigital)),
      ),
    )
    .groupBy(signingDocuments.documentId);
  return new Map(rows.map(({ documentId, ...progress }) => [documentId, progress]));
}
