import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Backend } from '../../../platform/backend';
import type { Content } from '../../../platform/files/content';
import { archivedParts } from '../schema';
import { type ContentStore, missing } from './content-store';

const bytesOfParts = sql<string>`sum(octet_length(${archivedParts.sealed}))`;
const listedAtOnce = 500;

/** Contents in our own database, a row for each encrypted part. */
export function databaseStore({ db, clock }: Pick<Backend, 'db' | 'clock'>): ContentStore {
  async function lengthOf(key: string) {
    const [found] = await db
      .select({ length: bytesOfParts.mapWith(Number) })
      .from(archivedParts)
      .where(eq(archivedParts.archiveId, key))
      .groupBy(archivedParts.archiveId);
    return found?.length;
  }
  return {
    name: 'database',
    async write(archiveId, content, length) {
      let [ordinal, written] = [0, 0];
      for await (const sealed of content) {
        const part = { sealed: Buffer.from(sealed), putOn: clock.now() };
        await db
          .insert(archivedParts)
          .values({ archiveId, ordinal, ...part })
          // Of an attempt to move it here that has broken off.
          .onConflictDoUpdate({
            target: [archivedParts.archiveId, archivedParts.ordinal],
            set: part,
          });
        ordinal += 1;
        written += sealed.length;
      }
      if (written !== length) missing(archiveId, length, written);
    },
    async open(key, length) {
      const found = await lengthOf(key);
      if (found !== length) missing(key, length, found);
      return partsOf(db, key);
    },
    lengthOf,
    async *list() {
      let last = '';
      for (;;) {
        const ids = await db
          .selectDistinct({ key: archivedParts.archiveId })
          .from(archivedParts)
          .where(gt(archivedParts.archiveId, last))
          .orderBy(asc(archivedParts.archiveId))
          .limit(listedAtOnce);
        const keys = ids.map(({ key }) => key);
        last = keys.at(-1) ?? '';
        if (last === '') return;
        yield* await db
          .select({
            key: archivedParts.archiveId,
            length: bytesOfParts.mapWith(Number),
            writtenOn: max(archivedParts.putOn).mapWith(archivedParts.putOn),
          })
          .from(archivedParts)
          .where(inArray(archivedParts.archiveId, keys))
          .groupBy(archivedParts.archiveId);
      }
    },
    async remove(key) {
      await db.delete(archivedParts).where(eq(archivedParts.archiveId, key));
    },
    async check() {
      // It has answered before anything asks for this.
    },
  };
}

/** One part is in memory at a time. */
async function* partsOf(db: Backend['db'], archiveId: string): Content {
  let last = -1;
  for (;;) {
    const [part] = await db
      .select({ ordinal: archivedParts.ordinal, sealed: archivedParts.sealed })
      .from(archivedParts)
      .where(and(eq(archivedParts.archiveId, archiveId), gt(archivedParts.ordinal, last)))
      .orderBy(asc(archivedParts.ordinal))
      .limit(1);
    if (part === undefined) return;
    yield part.sealed;
    last = part.ordinal;
  }
}
