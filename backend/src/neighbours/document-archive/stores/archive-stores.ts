import { inArray } from 'drizzle-orm';
import type { Backend } from '../../../platform/backend';
import type { OuterStore, StoreName } from '../../../platform/config/archive-environment';
import { StartError } from '../../../platform/start-error';
import { archivedPlaces } from '../schema';
import type { ContentStore } from './content-store';
import { databaseStore } from './database-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

/** What has to be set for each store. */
const settingsOf: Readonly<Record<OuterStore, string>> = {
  folder: 'ARCHIVE_FOLDER',
  s3: 'ARCHIVE_S3_BUCKET and what belongs to it',
};

/** The stores of the demonstration's archive, as far as they are set. */
export interface ArchiveStores {
  /** Where new contents go. */
  current: ContentStore;
  /** @throws Error for one that is not set */
  of(name: StoreName): ContentStore;
  all: readonly ContentStore[];
}

export function archiveStores(
  backend: Pick<Backend, 'db' | 'clock'>,
  { store, folder, s3 }: Backend['config']['archive'],
): ArchiveStores {
  const all = [
    databaseStore(backend),
    ...(folder === undefined ? [] : [folderStore(folder)]),
    ...(s3 === undefined ? [] : [s3Store(s3)]),
  ];
  const of = (name: StoreName) => {
    const found = all.find((one) => one.name === name);
    if (found === undefined) throw new Error(`contents lie in the store ${name}, which is not set`);
    return found;
  };
  return { current: of(store), of, all };
}

/**
 * Looks whether new contents can be kept, and whether those that are there can be found.
 * @throws StartError where the settings are to blame, Error where the store does not answer
 */
export async function checkArchiveStores(
  db: Backend['db'],
  { current, all }: ArchiveStores,
): Promise<void> {
  const names = (Object.keys(settingsOf) as OuterStore[]).filter(
    (name) => !all.some((store) => store.name === name),
  );
  if (names.length > 0) {
    const [lost] = await db
      .select({ store: archivedPlaces.store })
      .from(archivedPlaces)
      .where(inArray(archivedPlaces.store, names))
      .limit(1);
    if (lost !== undefined)
      throw new StartError(
        `There are documents in the store ${lost.store}; set ${settingsOf[lost.store]} until they are moved.`,
      );
  }
  await current.check();
}
