import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { workspaceRoot } from '../build/shared-versions';
import { declaredModules, sourceFileOf } from './declared-modules';
import { sourcesFile } from './files-for-commands';

const sourcesSchema = z.object({
  /** The remote's folder, as `mfe-case`. */
  folder: z.string(),
  /** Those of the files in whose place the host gives its own. */
  fromHost: z.array(z.string()),
  /** Path in the workspace → text, of the remote and of the packages of ours that it is built with. */
  files: z.record(z.string(), z.string()),
});

/** What a remote is compiled from: how it uses the host, as exactly as it can be said. */
export type RemoteSources = z.infer<typeof sourcesSchema>;

const isSource = (file: string): boolean =>
  /\.(ts|tsx|json)$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file);

/** The folder with those of our packages that it depends on, themselves included. */
async function packagesBelow(folder: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(folder)) return found;
  found.add(folder);
  const text = await readFile(join(workspaceRoot, folder, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@advisor/'))
      await packagesBelow(name.replace('@advisor', 'shared'), found);
  }
  return found;
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(workspaceRoot, folder, 'src'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    `${folder}/package.json`,
    ...files.map((file) => relative(workspaceRoot, file)).filter(isSource),
  ];
}

/**
 * Writes what a remote is compiled from beside its build.
 * @param dir the remote's folder
 */
export async function writeSources(dir: string, dist: string): Promise<void> {
  const folder = relative(workspaceRoot, dir);
  const folders = [...(await packagesBelow(folder))];
  const names = (await Promise.all(folders.map(sourcesIn))).flat().toSorted();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(workspaceRoot, name), 'utf8')] as const),
  );
  const sources: RemoteSources = {
    folder,
    fromHost: declaredModules.map(sourceFileOf).filter((file) => names.includes(file)),
    files: Object.fromEntries(files),
  };
  await writeFile(join(dist, sourcesFile), await promisify(gzip)(JSON.stringify(sources)));
}

/**
 * @param build a remote's build
 * @returns nothing for one that does not hold them
 * @throws {Error} when they cannot be read
 */
export async function readSources(build: string): Promise<RemoteSources | undefined> {
  const packed = await readFile(join(build, sourcesFile)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (packed === undefined) return undefined;
  const text = (await promisify(gunzip)(packed)).toString();
  return sourcesSchema.parse(JSON.parse(text));
}
