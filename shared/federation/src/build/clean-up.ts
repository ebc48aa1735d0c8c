import { existsSync } from 'node:fs';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pagesIn, readRegistry } from './deploy';
import { descriptionsOf } from './former-build';

/** A file that a later build names otherwise when its content changes. */
const hashedFile = /\.[0-9a-f]{10}\.\w+(\.(br|gz))?$/;
/** Milliseconds; no page stays open longer, because no session lasts longer. */
const keptForPages = 24 * 60 * 60 * 1000;

/** When it was last deployed, milliseconds of the epoch. */
const deployedAt = async (path: string): Promise<number> => (await stat(path)).mtimeMs;

const filesSchema = z.object({ files: z.array(z.string()) });

/** None where the description is missing or cannot be read. */
async function filesOf(description: string): Promise<string[]> {
  try {
    return filesSchema.parse(JSON.parse(await readFile(description, 'utf8'))).files;
  } catch {
    return [];
  }
}

/** Old files in a folder that none of the builds there needs, nor the one before it. */
async function outdatedFiles(dir: string, builds: readonly string[]): Promise<string[]> {
  const kept = await Promise.all(
    builds.map((build) =>
      Promise.all(descriptionsOf(build).map((name) => filesOf(join(dir, name)))),
    ),
  );
  // As long as nobody knows what a live build consists of, nothing is outdated.
  if (kept.some(([live]) => live?.length === 0)) return [];
  const needed = new Set(kept.flat(2));
  const names = (await readdir(dir)).filter(
    (name) => hashedFile.test(name) && !needed.has(name.replace(/\.(br|gz)$/, '')),
  );
  const dated = await Promise.all(
    names.map(async (name) => ({ path: join(dir, name), at: await deployedAt(join(dir, name)) })),
  );
  return dated.filter(isOld).map(({ path }) => path);
}

async function outdatedPageFiles(dir: string): Promise<string[]> {
  return existsSync(dir) ? outdatedFiles(dir, await pagesIn(dir)) : [];
}

const isOld = ({ at }: { at: number }) => at < Date.now() - keptForPages;

/** Old versions, but for the live one and the one that was live before it. */
async function outdatedVersions(productDir: string, name: string, live: string): Promise<string[]> {
  const folder = join(productDir, 'remotes', name);
  const versions = (await readdir(folder)).filter(
    (version) => version !== live && !version.startsWith('.'),
  );
  const dated = await Promise.all(
    versions.map(async (version) => ({
      path: join(folder, version),
      at: await deployedAt(join(folder, version)),
    })),
  );
  return dated
    .toSorted((a, b) => b.at - a.at)
    .slice(1)
    .filter(isOld)
    .map(({ path }) => path);
}

/**
 * Removes from a product folder what was deployed more than a day ago and belongs neither to the live
 * deployment nor to the one before it: pages that are open need theirs, and so does a rollback.
 */
export async function removeOutdated(productDir: string): Promise<void> {
  const { remotes } = await readRegistry(productDir);
  const outdated = await Promise.all([
    outdatedFiles(productDir, ['host']),
    outdatedPageFiles(join(productDir, 'embed')),
    ...remotes.map(({ name, version }) => outdatedVersions(productDir, name, version)),
  ]);
  await Promise.all(outdated.flat().map((path) => rm(path, { recursive: true })));
}
