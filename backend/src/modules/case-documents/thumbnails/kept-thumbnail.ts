import { eq } from 'drizzle-orm';
import { documentThumbnails } from '../../../domain/case-documents/schema';
import type { Database } from '../../../platform/database/database';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';

/** What was made of a document; without a picture where none can be made of it. */
export interface MadeThumbnail {
  jpeg?: Uint8Array;
}

/** What a small picture is sealed to: it opens as no other document's. */
export const placeOfThumbnail = (documentId: number) => `thumbnail ${documentId}`;

/** What was made of a document before; undefined: nobody has asked for it yet. */
export async function keptThumbnail(
  db: Database,
  sealer: PartSealer,
  documentId: number,
): Promise<MadeThumbnail | undefined> {
  const [kept] = await db
    .select()
    .from(documentThumbnails)
    .where(eq(documentThumbnails.documentId, documentId));
  if (kept === undefined) return undefined;
  const { sealed } = kept;
  return sealed === null ? {} : { jpeg: sealer.open(sealed, placeOfThumbnail(documentId)) };
}
