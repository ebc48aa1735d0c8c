import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/failure';
import { type Content, contentOf, inParts } from '../../platform/files/content';
import type { Outdated } from '../../platform/operations/clean-up';
import type { PartSealer } from '../../platform/personal-data/part-sealer';
import type { DocumentArchive } from './port';
import { archivedFiles, archivedParts } from './schema';

const placeOf = (archiveId: string, ordinal: number) => `archive ${archiveId}:${ordinal}`;

/** The archive of the demonstration: encrypted parts in our own database. */
export const referenceDocumentArchive = ({
  db,
  clock,
  fileSealer,
}: Pick<Backend, 'db' | 'clock' | 'fileSealer'>): DocumentArchive => ({
  async put({ fileName, contentType, size, content }) {
    const archiveId = randomUUID();
    let [ordinal, length] = [0, 0];
    for await (const part of inParts(content)) {
      const sealed = fileSealer.seal(part, placeOf(archiveId, ordinal));
      await db.insert(archivedParts).values({ archiveId, ordinal, sealed, putOn: clock.now() });
      ordinal += 1;
      length += part.length;
    }
    if (length !== size) throw new Error('a file did not come whole');
    const archivedOn = clock.now();
    await db.insert(archivedFiles).values({ archiveId, fileName, contentType, size, archivedOn });
    return { archiveId };
  },
  async get(archiveId) {
    const [file] = await db
      .select({ size: archivedFiles.size, content: archivedFiles.content })
      .from(archivedFiles)
      .where(eq(archivedFiles.archiveId, archiveId));
    if (file === undefined) throw notFound('Soubor nebyl nalezen.');
    if (file.content !== null)
      return { size: file.content.length, content: contentOf(file.content) };
    return { size: Number(file.size), content: partsOf(db, fileSealer, archiveId) };
  },
});

/** One part is in memory at a time. */
async function* partsOf(db: Database, sealer: PartSealer, archiveId: string): Content {
  let last = -1;
  for (;;) {
    const [part] = await db
      .select({ ordinal: archivedParts.ordinal, sealed: archivedParts.sealed })
      .from(archivedParts)
      .where(and(eq(archivedParts.archiveId, archiveId), gt(archivedParts.ordinal, last)))
      .orderBy(asc(archivedParts.ordinal))
      .limit(1);
    if (part === undefined) return;
    yield sealer.open(part.sealed, placeOf(archiveId, part.ordinal));
    last = part.ordinal;
  }
}

const retainedMilliseconds = 86_400_000;

/** Parts of files that did not come whole. */
export const outdatedParts: Outdated = ({ clock }) => [
  {
    table: archivedParts,
    isOver: and(
      lt(archivedParts.putOn, new Date(clock.now().getTime() - retainedMilliseconds)),
      sql`not exists (select from ${archivedFiles} file where file.archive_id = ${archivedParts.archiveId})`,
    ),
  },
];
