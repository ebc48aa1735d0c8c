import { and, asc, eq, gt } from 'drizzle-orm';
import { mergedParts } from '../../../domain/case-documents/schema';
import type { Database } from '../../../platform/database/database';
import type { Content } from '../../../platform/files/content';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';

/** Which file of a merge: the merged one, or the pages of the document with this ordinal. */
export interface MergedFile {
  guid: string;
  file: number;
}

/** The merged file itself. */
export const mergedFile = 0;

/** What a part is sealed to: it opens in no other place. */
export const placeOf = ({ guid, file }: MergedFile, start: number) =>
  `merged ${guid}:${file}:${start}`;
/** Parts of a file. */
export const isOf = ({ guid, file }: MergedFile) =>
  and(eq(mergedParts.guid, guid), eq(mergedParts.file, file));

/** The content of a file, one part in memory at a time. */
export async function* mergedContent(db: Database, sealer: PartSealer, which: MergedFile): Content {
  let last = -1;
  for (;;) {
    const [part] = await db
      .select({ start: mergedParts.start, sealed: mergedParts.sealed })
      .from(mergedParts)
      .where(and(isOf(which), gt(mergedParts.start, last)))
      .orderBy(asc(mergedParts.start))
      .limit(1);
    if (part === undefined) return;
    yield sealer.open(part.sealed, placeOf(which, part.start));
    last = part.start;
  }
}
