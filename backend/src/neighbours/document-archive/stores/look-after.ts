import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Backend } from '../../../platform/backend';
import type { StoreName } from '../../../platform/config/archive-environment';
import { archivedFiles, archivedPlaces } from '../schema';
import type { ArchiveStores } from './archive-stores';
import { type ContentStore, keep, sealedLength, type StoredContent } from './content-store';

type Db = Backend['db'];

/** A file whose content lies in a store. */
interface Filed {
  archiveId: string;
  store: StoreName;
  /** Bytes of its content there. */
  length: number;
}

const atOnce = 200;
/** Younger contents may be of files that are just arriving. */
const youngMs = 86_400_000;

const storeOf = sql<StoreName>`coalesce(${archivedPlaces.store}, 'database')`;

/** Files but for those that an earlier release has put into their row. */
async function* filesOf(db: Db): AsyncIterable<Filed> {
  let last = '';
  for (;;) {
    const files = await db
      .select({ archiveId: archivedFiles.archiveId, store: storeOf, size: archivedFiles.size })
      .from(archivedFiles)
      .leftJoin(archivedPlaces, eq(archivedPlaces.archiveId, archivedFiles.archiveId))
      .where(and(gt(archivedFiles.archiveId, last), isNull(archivedFiles.content)))
      .orderBy(asc(archivedFiles.archiveId))
      .limit(atOnce);
    for (const { size, ...file } of files) yield { ...file, length: sealedLength(Number(size)) };
    last = files.at(-1)?.archiveId ?? '';
    if (last === '') return;
  }
}

/** Contents of a store that no file is waiting for. */
async function* strayIn(db: Db, store: ContentStore): AsyncIterable<StoredContent> {
  for await (const some of inGroups(store.list())) {
    const keys = some.map(({ key }) => key);
    const wanted = await db
      .select({ key: archivedFiles.archiveId, store: storeOf })
      .from(archivedFiles)
      .leftJoin(archivedPlaces, eq(archivedPlaces.archiveId, archivedFiles.archiveId))
      .where(inArray(archivedFiles.archiveId, keys));
    const here = new Set(wanted.flatMap((file) => (file.store === store.name ? [file.key] : [])));
    yield* some.filter(({ key }) => !here.has(key));
  }
}

async function* inGroups<Item>(items: AsyncIterable<Item>): AsyncIterable<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < atOnce) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** What a check of the archive has found. */
export interface ArchiveState {
  files: number;
  /** Files without their content, by the archive's number. */
  missing: Filed[];
  /** Contents without a file. */
  stray: { store: StoreName; key: string }[];
  /** Of those, removed ones. */
  removed: number;
}

/**
 * Compares files with contents, in all stores that are set.
 * @param removesStray whether contents without a file go once they are a day old
 */
export async function checkArchive(
  db: Db,
  { all, of }: ArchiveStores,
  now: Date,
  removesStray: boolean,
): Promise<ArchiveState> {
  const state: ArchiveState = { files: 0, missing: [], stray: [], removed: 0 };
  for await (const file of filesOf(db)) {
    state.files += 1;
    const found = await of(file.store).lengthOf(file.archiveId);
    if (found !== file.length) state.missing.push(file);
  }
  for (const store of all) {
    for await (const { key, writtenOn } of strayIn(db, store)) {
      state.stray.push({ store: store.name, key });
      if (!removesStray || now.getTime() - writtenOn.getTime() < youngMs) continue;
      await store.remove(key);
      state.removed += 1;
    }
  }
  return state;
}

/**
 * Moves every content to a store. Where it was it stays for a day, for those who are just reading it.
 * @returns how many were moved
 */
export async function moveArchive(db: Db, { of }: ArchiveStores, name: StoreName): Promise<number> {
  let moved = 0;
  for await (const { archiveId, store, length } of filesOf(db)) {
    if (store === name) continue;
    await keep(of(name), archiveId, await of(store).open(archiveId, length), length);
    await noteStore(db, archiveId, name);
    moved += 1;
  }
  return moved;
}

async function noteStore(db: Db, archiveId: string, store: StoreName): Promise<void> {
  const isIt = eq(archivedPlaces.archiveId, archiveId);
  if (store === 'database') await db.delete(archivedPlaces).where(isIt);
  else
    await db
      .insert(archivedPlaces)
      .values({ archiveId, store })
      .onConflictDoUpdate({ target: archivedPlaces.archiveId, set: { store } });
}

/**
 * Copies contents that lie outside of the database to a backup, which has earlier ones already, or brings
 * those that their store has lost back from it.
 * @returns how many were copied
 */
export async function copyContents(
  db: Db,
  { of }: ArchiveStores,
  backup: ContentStore,
  direction: 'to' | 'from',
): Promise<number> {
  let copied = 0;
  for await (const { archiveId, store, length } of filesOf(db)) {
    if (store === 'database') continue;
    const [from, to] = direction === 'to' ? [of(store), backup] : [backup, of(store)];
    if ((await to.lengthOf(archiveId)) === length) continue;
    await keep(to, archiveId, await from.open(archiveId, length), length);
    copied += 1;
  }
  return copied;
}
