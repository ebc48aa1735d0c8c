import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isHashed, type BuildOutput } from './build-output';

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

async function copyInto(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file));
  }
}

/** A file of that name has that content. */
async function copyHashed(from: string, to: string, file: string): Promise<void> {
  if (existsSync(join(to, file))) return touch(join(to, file));
  const partial = aside(join(to, file));
  await copyFile(join(from, file), partial);
  await rename(partial, join(to, file));
}

/** Says that it is needed, to whoever removes what is old. */
const touch = (path: string) => utimes(path, new Date(), new Date());

/**
 * Copies a build beside the versions that are there. Nobody is given it yet, and whenever the copying
 * ends, a version's folder is either complete or not there.
 */
export async function placeBuild(root: string, build: BuildOutput): Promise<void> {
  const { kind, dir, files } = build;
  const pooled = kind === 'remote' ? [] : files.filter(isHashed);
  const own = files.filter((file) => !pooled.includes(file));
  if (kind !== 'remote') {
    await mkdir(poolFolder(root, kind), { recursive: true });
    for (const file of pooled) await copyHashed(dir, poolFolder(root, kind), file);
  }
  const folder = versionFolder(root, build);
  if (existsSync(folder)) return touch(folder);
  const partial = aside(folder);
  await copyInto(dir, partial, own);
  try {
    await rename(partial, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // The same build, placed at the same time.
    await rm(partial, { recursive: true });
  }
}
