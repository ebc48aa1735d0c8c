import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt } from 'drizzle-orm';
import { mergedParts } from '../../../domain/case-documents/schema';
import type { Database } from '../../../platform/database/database';
import { type Content, partSize } from '../../../platform/files/content';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';

/** Which file of a merge: the merged one, or the pages of the document with this ordinal. */
export interface MergedFile {
  guid: string;
  file: number;
}

/** The merged file itself. */
export const mergedFile = 0;

const placeOf = ({ guid, file }: MergedFile, start: number) => `merged ${guid}:${file}:${start}`;
const isOf = ({ guid, file }: MergedFile) =>
  and(eq(mergedParts.guid, guid), eq(mergedParts.file, file));

/** Keeps a file in place of what an attempt that has ended before may have left of it. */
export async function putMergedFile(
  db: Database,
  sealer: PartSealer,
  which: MergedFile,
  content: Uint8Array,
): Promise<void> {
  await db.delete(mergedParts).where(isOf(which));
  for (let start = 0; start < content.length; start += partSize) {
    const sealed = sealer.seal(content.subarray(start, start + partSize), placeOf(which, start));
    await db.insert(mergedParts).values({ ...which, start, sealed });
    // The embedded database answers without a turn of the event loop, and calls wait for one.
    await setImmediate();
  }
}

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
