import { eq, sql } from 'drizzle-orm';
import { caseDocuments, documentThumbnails } from '../../../domain/case-documents/schema';
import type { Database } from '../../../platform/database/database';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';
import { type MadeThumbnail, placeOfThumbnail } from '../thumbnails/kept-thumbnail';

/**
 * Keeps what was made of a document; of two nodes that have made the same, the first one's. Nothing where
 * the document was deleted meanwhile.
 */
export async function keepThumbnail(
  db: Database,
  sealer: PartSealer,
  documentId: number,
  { jpeg }: MadeThumbnail,
): Promise<void> {
  const sealed = jpeg && sealer.seal(jpeg, placeOfThumbnail(documentId));
  const ofDocument = db
    .select({
      documentId: caseDocuments.id,
      sealed: sql`${sql.param(sealed ?? null, documentThumbnails.sealed)}`.as('sealed'),
    })
    .from(caseDocuments)
    .where(eq(caseDocuments.id, documentId));
  await db.insert(documentThumbnails).select(ofDocument).onConflictDoNothing();
}
