import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Files that are open at the same time. */
const batch = 64;

/** Errors of an open file do not name it. */
export async function naming<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await naming(path, handle.sync());
  } finally {
    await handle.close();
  }
}

/** Puts the content of files, or the names in folders, onto the disk: no outage takes it away. */
export async function flushAll(paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += batch) {
    await Promise.all(paths.slice(from, from + batch).map(flush));
  }
}

/** A folder and those that lead to it, the outermost one last; both have to be absolute. */
export function pathTo(folder: string, outermost: string): string[] {
  return folder === outermost ? [folder] : [folder, ...pathTo(dirname(folder), outermost)];
}

/** Puts the names in a folder, and in those that lead to it from another one, onto the disk. */
export const flushPath = (outermost: string, folder: string): Promise<void> =>
  flushAll(pathTo(resolve(folder), resolve(outermost)));

/** Makes a folder, with those that lead to it, such that no outage takes it away. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first !== undefined) await flushPath(dirname(first), dirname(resolve(folder)));
}
