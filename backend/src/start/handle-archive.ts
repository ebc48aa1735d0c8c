import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  archiveStores,
  type ArchiveStores,
} from '../neighbours/document-archive/stores/archive-stores';
import { folderStore } from '../neighbours/document-archive/stores/folder-store';
import {
  checkArchive,
  copyContents,
  moveArchive,
} from '../neighbours/document-archive/stores/look-after';
import { systemClock } from '../platform/clock';
import { besideDatabase } from '../platform/config/archive-environment';
import { readEnvironment } from '../platform/config/environment';
import { openDatabase } from '../platform/database/client';
import type { Database } from '../platform/database/database';
import { StartError } from '../platform/start-error';
import { parseCommandLine } from './options';
import { print } from './print';

const help = `Looks after contents of documents, wherever they are kept.

  node dist/main.js archive check [--remove]   files without content (exit code 1), contents without file;
                                               --remove: the latter go once they are a day old
  node dist/main.js archive move               brings all to the store that ARCHIVE_STORE names
  node dist/main.js archive backup DIR         copies what lies outside of the database and is not in DIR yet
  node dist/main.js archive restore DIR        brings back from DIR what is not in its store

  --data DIR     folder of the embedded database (.data); its node must be stopped
`;

const options = {
  data: { type: 'string', default: '.data' },
  remove: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * `archive …` of the command line.
 * @throws StartError when the command is wrong, the database in use, or files are without content
 */
export async function handleArchive(args: string[]): Promise<void> {
  const { values, positionals } = parseCommandLine({ args, options, allowPositionals: true });
  if (values.help) return print(help);
  const { databaseUrl: url, config } = readEnvironment(process.env);
  const dataDir = join(values.data, 'postgres');
  if (url === undefined && !existsSync(dataDir))
    throw new StartError(`No database in the folder ${dataDir}.`);
  const work = workOf(positionals, values.remove);
  const { db, close } = await openDatabase(url === undefined ? { dataDir } : { url });
  try {
    const settings = besideDatabase(config.archive, url, values.data);
    const stores = archiveStores({ db, clock: systemClock }, settings);
    await stores.current.check();
    await work(db, stores);
  } finally {
    await close();
  }
}

type Work = (db: Database, stores: ArchiveStores) => Promise<void>;

function workOf([action, folder, ...rest]: readonly string[], removes: boolean): Work {
  if (rest.length === 0 && folder === undefined) {
    if (action === 'check') return (db, stores) => check(db, stores, removes);
    if (action === 'move')
      return async (db, stores) =>
        print(
          `${await moveArchive(db, stores, stores.current.name)} moved to the store ${stores.current.name}`,
        );
  }
  if (rest.length === 0 && folder !== undefined) {
    const backup = folderStore(folder);
    if (action === 'backup')
      return async (db, stores) => {
        await backup.check();
        print(`${await copyContents(db, stores, backup, 'to')} copied to ${folder}`);
      };
    if (action === 'restore')
      return async (db, stores) =>
        print(`${await copyContents(db, stores, backup, 'from')} brought back from ${folder}`);
  }
  throw new StartError('archive takes check, move, backup DIR or restore DIR; see archive --help.');
}

async function check(db: Database, stores: ArchiveStores, removes: boolean): Promise<void> {
  const state = await checkArchive(db, stores, systemClock.now(), removes);
  for (const { store, key } of state.stray) print(`${key} in ${store}: a content without a file`);
  for (const { store, archiveId } of state.missing) print(`${archiveId} in ${store}: no content`);
  print(
    `${state.files} files, ${state.missing.length} without content; ${state.stray.length} contents without a file, ${state.removed} removed`,
  );
  if (state.missing.length > 0)
    throw new StartError(
      'There are files without their content; archive restore DIR brings it back.',
    );
}
