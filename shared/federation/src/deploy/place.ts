import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isHashed, type BuildOutput } from './build-output';
import { flushAll, flushPath, makeFolder, pathTo } from './durable';

export type Where = Pick<BuildOutput, 'kind' | 'name' | 'version'>;

/** Folder of a version: all of a remote, the documents of the host and of pages. */
export const versionFolder = (root: string, { kind, name, version }: Where): string =>
  join(versionsFolder(root, { kind, name }), version);

/** Folder that holds the versions' folders. */
export const versionsFolder = (root: string, { kind, name }: Pick<Where, 'kind' | 'name'>) =>
  ({
    remote: join(root, 'remotes', name),
    page: join(root, 'embed', name),
    host: join(root, 'host'),
  })[kind];

/**
 * Folder of the files that are named by their content. Remotes have none: host and pages put theirs
 * together, so that what a new version has in common with the old one stays in browsers' caches.
 */
export const poolFolder = (root: string, kind: 'host' | 'page'): string =>
  kind === 'page' ? join(root, 'embed') : root;

/** Unread by anybody until it is renamed. */
const aside = (path: string) => join(dirname(path), `.${randomUUID()}`);

/** Takes it out of sight in one step, then away. */
export async function removeFolder(path: string): Promise<void> {
  const hidden = aside(path);
  await rename(path, hidden);
  await rm(hidden, { recursive: true });
}

/** Says that it is needed, to whoever removes what is old. */
const touch = (path: string) => utimes(path, new Date(), new Date());

async function copyInto(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file));
  }
  await flushAll(files.map((file) => join(to, file)));
  await flushAll([...new Set(files.flatMap((file) => pathTo(dirname(join(to, file)), to)))]);
}

/** Whether a file lies there as it was built; if it does, it is needed from now on. */
async function isThere(file: string, source: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  await touch(file);
  const [content, wanted] = await Promise.all([readFile(file), readFile(source)]);
  return content.equals(wanted);
}

/** One by one into a folder that is being served; what lies there already, whole, stays. */
async function addFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  const copies: { partial: string; path: string }[] = [];
  try {
    for (const file of files) {
      const path = join(to, file);
      if (await isThere(path, join(from, file))) continue;
      await makeFolder(dirname(path));
      const partial = aside(path);
      copies.push({ partial, path });
      await copyFile(join(from, file), partial);
    }
    await flushAll(copies.map(({ partial }) => partial));
    for (const { partial, path } of copies) await rename(partial, path);
  } catch (error) {
    await Promise.all(copies.map(({ partial }) => rm(partial, { force: true })));
    throw error;
  }
  await flushAll([...new Set(files.map((file) => dirname(join(to, file))))]);
}

/** In one step: whenever it ends, the folder is either complete or not there. */
async function addFolder(from: string, folder: string, files: readonly string[]): Promise<void> {
  const partial = aside(folder);
  try {
    await copyInto(from, partial, files);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Else the same build has been placed at the same time.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Copies a build beside the versions that are there; what lies there of it already, but damaged, is
 * mended. Nobody is given it yet. When this ends, all of it is on the disk; whenever it is killed or
 * the power fails, a new version's folder is either complete or not there.
 * @returns whether the version's folder is new
 */
export async function placeBuild(root: string, build: BuildOutput): Promise<boolean> {
  const { kind, dir, files } = build;
  const pooled = kind === 'remote' ? [] : files.filter(isHashed);
  const own = files.filter((file) => !pooled.includes(file));
  const folder = versionFolder(root, build);
  await makeFolder(dirname(folder));
  if (kind !== 'remote') await addFiles(dir, poolFolder(root, kind), pooled);
  const isNew = !existsSync(folder);
  if (!isNew) {
    await touch(folder);
    await addFiles(dir, folder, own);
  } else {
    await addFolder(dir, folder, own);
  }
  // Whoever made the folders may have been killed before they were kept.
  await flushPath(root, dirname(folder));
  return isNew;
}
