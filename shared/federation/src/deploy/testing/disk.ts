import fs from 'node:fs/promises';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

interface File {
  /** What of its content the disk holds; a file that was only written is empty after an outage. */
  flushed: Buffer;
}
interface Folder {
  names: Map<string, Entry>;
  flushed: ReadonlyMap<string, Entry>;
}
type Entry = File | Folder;

/** Path → content of what an outage leaves. */
export type Remains = Record<string, string>;

const isFolder = (entry: Entry | undefined): entry is Folder =>
  entry !== undefined && 'names' in entry;

/** What lies there before, which has been on the disk for long. */
function read(path: string): Entry {
  if (!statSync(path).isDirectory()) return { flushed: readFileSync(path) };
  const names = new Map(readdirSync(path).map((name) => [name, read(join(path, name))]));
  return { names, flushed: new Map(names) };
}

function remainsOf(
  folder: Folder,
  namesOf: (folder: Folder) => ReadonlyMap<string, Entry>,
): Remains {
  const remains: Remains = {};
  for (const [name, entry] of namesOf(folder)) {
    if (!isFolder(entry)) remains[name] = entry.flushed.toString('latin1');
    else {
      const inside = Object.entries(remainsOf(entry, namesOf));
      for (const [path, content] of inside) remains[join(name, path)] = content;
    }
  }
  return remains;
}

/**
 * Watches what is done to a folder, as a disk that keeps nothing but what it was told to keep. Of
 * names that it was not told to keep, it may keep all or none.
 * @returns what an outage after each step may leave, each only once; and what it leaves at worst now
 */
export function watchDisk(root: string): { outcomes: Remains[]; atWorst: () => Remains } {
  const disk = read(root) as Folder;
  const outcomes: Remains[] = [];

  const find = (path: string): Entry | undefined =>
    relative(root, path)
      .split('/')
      .filter((name) => name !== '')
      .reduce<Entry | undefined>(
        (entry, name) => (isFolder(entry) ? entry.names.get(name) : undefined),
        disk,
      );
  const isOnDisk = (path: unknown): path is string =>
    typeof path === 'string' && (path === root || path.startsWith(`${root}/`));
  const put = (path: string, entry: Entry) => {
    const folder = find(dirname(path));
    if (!isFolder(folder)) throw new Error(`${path} has no folder`);
    folder.names.set(basename(path), entry);
  };
  const take = (path: string): Entry => {
    const folder = find(dirname(path));
    const entry = find(path);
    if (!isFolder(folder) || !entry) throw new Error(`${path} is not there`);
    folder.names.delete(basename(path));
    return entry;
  };
  const flush = (path: string) => {
    const entry = find(path);
    if (isFolder(entry)) entry.flushed = new Map(entry.names);
    else if (entry) entry.flushed = readFileSync(path);
  };
  const atWorst = () => remainsOf(disk, ({ flushed }) => flushed);
  const note = () => {
    for (const remains of [remainsOf(disk, ({ names }) => names), atWorst()]) {
      if (!outcomes.some((known) => isDeepStrictEqual(known, remains))) outcomes.push(remains);
    }
  };
  const makeFolders = (path: string) => {
    if (find(path)) return;
    makeFolders(dirname(path));
    put(path, { names: new Map(), flushed: new Map() });
  };

  const { mkdir, copyFile, rename, link, rm, open } = fs;
  jest.spyOn(fs, 'mkdir').mockImplementation(async (path, options) => {
    const made = await mkdir(path, options);
    if (isOnDisk(path)) makeFolders(path);
    note();
    return made;
  });
  jest.spyOn(fs, 'copyFile').mockImplementation(async (from, to) => {
    await copyFile(from, to);
    if (isOnDisk(to)) put(to, { flushed: Buffer.alloc(0) });
    note();
  });
  jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to);
    if (isOnDisk(from) && isOnDisk(to)) put(to, take(from));
    note();
  });
  jest.spyOn(fs, 'link').mockImplementation(async (from, to) => {
    await link(from, to);
    const entry = isOnDisk(from) ? find(from) : undefined;
    if (entry && isOnDisk(to)) put(to, entry);
    note();
  });
  jest.spyOn(fs, 'rm').mockImplementation(async (path, options) => {
    await rm(path, options);
    if (isOnDisk(path) && find(path)) take(path);
    note();
  });
  jest.spyOn(fs, 'open').mockImplementation(async (path, flags, mode) => {
    const handle = await open(path, flags, mode);
    if (!isOnDisk(path)) return handle;
    if (!find(path)) put(path, { flushed: Buffer.alloc(0) });
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      flush(path);
      note();
    };
    return handle;
  });
  return { outcomes, atWorst };
}

/** Writes what an outage has left into an empty folder. */
export function restore(remains: Remains, root: string): void {
  for (const [path, content] of Object.entries(remains)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content, 'latin1');
  }
}
