import { setImmediate } from 'node:timers/promises';
import type { MergeProblem } from '@advisor/contracts/documents/case-documents';
import { and, eq, gt } from 'drizzle-orm';
import { mergedDocuments, mergedParts, mergedSources } from '../../../domain/case-documents/schema';
import type { Database } from '../../../platform/database/database';
import { partSize } from '../../../platform/files/content';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';
import { isOf, type MergedFile, mergedFile, placeOf } from '../merging/merged-parts';

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

interface MadeOf {
  pages: number;
  /** Bytes of its pages. */
  size: number;
  isSealed: boolean;
}

/** Notes what was made of a document of a merge. */
export const notePages = (db: Database, { guid, file: ordinal }: MergedFile, made: MadeOf) =>
  db
    .update(mergedSources)
    .set(made)
    .where(and(eq(mergedSources.guid, guid), eq(mergedSources.ordinal, ordinal)));

/** The merged file is there, and of its documents' pages nothing is needed any more. */
export const endMerge = (db: Database, guid: string, size: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(mergedDocuments).set({ size }).where(eq(mergedDocuments.guid, guid));
    await tx
      .delete(mergedParts)
      .where(and(eq(mergedParts.guid, guid), gt(mergedParts.file, mergedFile)));
  });

/** Nothing of it is kept but why. */
export const giveUpMerge = (
  db: Database,
  guid: string,
  problem: MergeProblem,
  problemDocumentId: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(mergedDocuments)
      .set({ problem, problemDocumentId })
      .where(eq(mergedDocuments.guid, guid));
    await tx.delete(mergedParts).where(eq(mergedParts.guid, guid));
  });
