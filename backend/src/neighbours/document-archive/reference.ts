import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import { type Config, defaultConfig } from '../../platform/config/config';
import { notFound } from '../../platform/failure';
import { type Content, contentOf, inParts } from '../../platform/files/content';
import type { Outdated } from '../../platform/operations/clean-up';
import type { PartSealer } from '../../platform/personal-data/part-sealer';
import type { DocumentArchive } from './port';
import { archivedFiles, archivedParts, archivedPlaces } from './schema';
import { archiveStores } from './stores/archive-stores';
import { keep, sealedLength } from './stores/content-store';

const placeOf = (archiveId: string, ordinal: number) => `archive ${archiveId}:${ordinal}`;

/** The archive of the demonstration: encrypted parts in the store that is set. */
export function referenceDocumentArchive({
  db,
  clock,
  fileSealer,
  config = defaultConfig,
}: Pick<Backend, 'db' | 'clock' | 'fileSealer'> & {
  /** Absent: in the database. */
  config?: Pick<Config, 'archive'>;
}): DocumentArchive {
  const stores = archiveStores({ db, clock }, config.archive);
  return {
    async put({ fileName, contentType, size, content }) {
      const archiveId = randomUUID();
      const store = stores.current.name;
      const sealed = sealedParts(content, size, fileSealer, archiveId);
      await keep(stores.current, archiveId, sealed, sealedLength(size));
      const archivedOn = clock.now();
      const file = { archiveId, fileName, contentType, size, archivedOn };
      // From here on it is a document; before, its content is nobody's.
      if (store === 'database') await db.insert(archivedFiles).values(file);
      else
        await db.transaction(async (tx) => {
          await tx.insert(archivedFiles).values(file);
          await tx.insert(archivedPlaces).values({ archiveId, store });
        });
      return { archiveId };
    },
    async get(archiveId) {
      const [file] = await db
        .select({
          size: archivedFiles.size,
          content: archivedFiles.content,
          store: archivedPlaces.store,
        })
        .from(archivedFiles)
        .leftJoin(archivedPlaces, eq(archivedPlaces.archiveId, archivedFiles.archiveId))
        .where(eq(archivedFiles.archiveId, archiveId));
      if (file === undefined) throw notFound('Soubor nebyl nalezen.');
      if (file.content !== null)
        return { size: file.content.length, content: contentOf(file.content) };
      const size = Number(file.size);
      const parts = await stores.of(file.store ?? 'database').open(archiveId, sealedLength(size));
      return { size, content: openedParts(parts, fileSealer, archiveId) };
    },
  };
}

/** @throws Error when it is not as long as it should be */
async function* sealedParts(
  content: Content,
  size: number,
  sealer: PartSealer,
  archiveId: string,
): Content {
  let [ordinal, length] = [0, 0];
  for await (const part of inParts(content)) {
    length += part.length;
    if (length > size) break;
    yield sealer.seal(part, placeOf(archiveId, ordinal));
    ordinal += 1;
  }
  if (length !== size) throw new Error('a file did not come whole');
}

async function* openedParts(
  parts: AsyncIterable<Uint8Array>,
  sealer: PartSealer,
  archiveId: string,
): Content {
  let ordinal = 0;
  for await (const sealed of parts) {
    yield sealer.open(sealed, placeOf(archiveId, ordinal));
    ordinal += 1;
  }
}

const retainedMilliseconds = 86_400_000;

/** Parts of files that did not come whole, or lie in another store by now. */
export const outdatedParts: Outdated = ({ clock }) => [
  {
    table: archivedParts,
    isOver: and(
      lt(archivedParts.putOn, new Date(clock.now().getTime() - retainedMilliseconds)),
      sql`not exists (select from ${archivedFiles} file where file.archive_id = ${archivedParts.archiveId}
        and not exists (select from ${archivedPlaces} place where place.archive_id = file.archive_id))`,
    ),
  },
];
