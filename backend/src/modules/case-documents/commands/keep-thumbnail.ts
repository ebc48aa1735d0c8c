import { documentThumbnails } from '../../../domain/case-documents/schema';
import type { Database } from '../../../platform/database/database';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';
import { type MadeThumbnail, placeOfThumbnail } from '../thumbnails/kept-thumbnail';

/** Keeps what was made of a document; of two nodes that have made the same, the first one's. */
export async function keepThumbnail(
  db: Database,
  sealer: PartSealer,
  documentId: number,
  { jpeg }: MadeThumbnail,
): Promise<void> {
  const sealed = jpeg && sealer.seal(jpeg, placeOfThumbnail(documentId));
  await db.insert(documentThumbnails).values({ documentId, sealed }).onConflictDoNothing();
}
