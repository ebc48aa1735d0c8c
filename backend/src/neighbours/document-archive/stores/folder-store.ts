import { createReadStream } from 'node:fs';
import {
  constants,
  type FileHandle,
  access,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { inParts } from '../../../platform/files/content';
import { StartError } from '../../../platform/start-error';
import { type ContentStore, missing, sealedPartSize } from './content-store';

const ownerOnly = { folder: 0o700, file: 0o600 };
/** What has not come whole yet; of a node that has ended meanwhile it never will. */
const incoming = 'incoming';
/** Contents are spread over folders by so many letters of their keys. */
const spread = 2;

/**
 * Contents as files of a folder: written aside, brought to the disk and renamed, so that a name is a whole
 * content whenever the machine stops. Names are the archive's numbers.
 */
export function folderStore(root: string): ContentStore {
  const folderOf = (key: string) => join(root, key.slice(0, spread));
  const placeOf = (key: string) => join(folderOf(key), key);
  const lengthOf = async (key: string) => (await stat(placeOf(key)).catch(absent))?.size;
  return {
    name: 'folder',
    async write(key, content, length) {
      const aside = join(root, incoming, key);
      await makeFolder(join(root, incoming));
      try {
        await using(await open(aside, 'w', ownerOnly.file), async (file) => {
          for await (const part of content) await file.writeFile(part);
          const { size } = await file.stat();
          if (size !== length) missing(key, length, size);
          await file.sync();
        });
        await makeFolder(folderOf(key));
        await rename(aside, placeOf(key));
        await syncFolder(folderOf(key));
      } catch (error) {
        // On a full disk the half of a file is what fills it.
        await rm(aside, { force: true });
        throw error;
      }
    },
    async open(key, length) {
      const size = await lengthOf(key);
      if (size !== length) missing(key, length, size);
      return inParts(createReadStream(placeOf(key)), sealedPartSize);
    },
    lengthOf,
    async *list() {
      const folders = (await readdir(root).catch(absent)) ?? [];
      for (const name of folders.toSorted()) {
        for (const key of await readdir(join(root, name))) {
          const found = await stat(join(root, name, key)).catch(absent);
          if (found) yield { key, length: found.size, writtenOn: found.mtime };
        }
      }
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
      await rm(join(root, incoming, key), { force: true });
    },
    async check() {
      try {
        await makeFolder(join(root, incoming));
        await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
      } catch {
        throw new StartError(`ARCHIVE_FOLDER: the folder ${root} cannot be written.`);
      }
    },
  };
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

async function using<Answer>(file: FileHandle, work: (file: FileHandle) => Promise<Answer>) {
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** A name is on the disk once its folder is. */
const syncFolder = async (folder: string) => using(await open(folder), (handle) => handle.sync());

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
  if (first !== undefined) await syncFolder(join(first, '..'));
}
