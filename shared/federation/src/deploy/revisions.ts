import { randomUUID } from 'node:crypto';
import { link, open, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  parseRegistry,
  registryFile,
  registrySchema,
  revisionOf,
  type Registry,
} from '@advisor/contracts/deployment/registry';
import { flushAll, makeFolder } from './durable';
import { Refusal } from './refusal';

/** Revisions that stay, to be read by whoever wants to know what happened. */
const keptRevisions = 50;

const emptyRegistry: Omit<Registry, 'change'> = {
  format: 1,
  host: { pins: [], former: [], releases: [] },
  pages: {},
  remotes: {},
};

const folderOf = (root: string) => join(root, 'registry');

async function revisionsIn(root: string): Promise<number[]> {
  const names = await readdir(folderOf(root)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => revisionOf(name) ?? []).toSorted((a, b) => b - a);
}

const fileOf = (root: string, revision: number) => join(folderOf(root), registryFile(revision));

/** Undefined when it is not whole. */
async function readRevision(root: string, revision: number): Promise<Registry | undefined> {
  const file = fileOf(root, revision);
  try {
    return parseRegistry(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

export interface LatestRegistry {
  /** The highest number that is taken; 0 when nothing is deployed yet. */
  revision: number;
  registry: Omit<Registry, 'change'>;
  /** Files of later revisions that are not whole, as a machine that lost its power may leave them. */
  damaged: string[];
}

/**
 * The newest registry that is whole.
 * @throws {Error} when there is one of another make, or none that is whole
 */
export async function readLatestRegistry(root: string): Promise<LatestRegistry> {
  const revisions = await revisionsIn(root);
  const [revision] = revisions;
  if (revision === undefined) return { revision: 0, registry: emptyRegistry, damaged: [] };
  const damaged: string[] = [];
  for (const each of revisions) {
    const registry = await readRevision(root, each);
    if (registry) return { revision, registry, damaged };
    damaged.push(fileOf(root, each));
  }
  throw new Error(`No registry in ${folderOf(root)} is whole.`);
}

/** @throws {Refusal} when nothing has been deployed there, as in a folder that is not there */
export async function readDeployed(root: string): Promise<LatestRegistry> {
  const latest = await readLatestRegistry(root);
  if (latest.revision === 0) throw new Refusal(`Nothing is deployed in ${root}.`);
  return latest;
}

export const readRegistry = async (root: string): Promise<Omit<Registry, 'change'>> =>
  (await readLatestRegistry(root)).registry;

/** Writes to the disk what is to be published, under a name that nobody reads. */
async function writeAside(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Publishes a revision, complete, unless another one has its number already.
 * @returns whether it is published
 */
async function publish(root: string, revision: number, registry: Registry): Promise<boolean> {
  const aside = join(folderOf(root), `.${randomUUID()}`);
  await makeFolder(folderOf(root));
  await writeAside(aside, `${JSON.stringify(registrySchema.parse(registry), null, 1)}\n`);
  try {
    // Unlike a rename, fails when the name is taken: nobody's change is ever written over.
    await link(aside, fileOf(root, revision));
    await flushAll([folderOf(root)]);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside);
  }
}

export type Change = (
  registry: Omit<Registry, 'change'>,
) => Omit<Registry, 'change'> | Promise<Omit<Registry, 'change'>>;

/**
 * Changes the registry in one step: a reader sees either the old one or the new one, whenever the
 * writer dies. A change that meets another one is made again, on top of it.
 * @param what the command, for whoever reads the revisions
 * @param change throws to leave everything as it is
 */
export async function changeRegistry(root: string, what: string, change: Change): Promise<void> {
  const { revision, registry } = await readLatestRegistry(root);
  const changed = await change(registry);
  const published = await publish(root, revision + 1, {
    ...changed,
    change: { at: new Date().toISOString(), what },
  });
  const old = (await revisionsIn(root)).slice(keptRevisions);
  // One that took so long that its number had been free again is read by nobody.
  const isRead = published && !old.includes(revision + 1);
  await Promise.all(old.map((number) => rm(fileOf(root, number), { force: true })));
  // Whoever was faster has got through, so that this ends.
  if (!isRead) await changeRegistry(root, what, change);
}

/** The last changes, newest first; what was damaged tells none. */
export async function readChanges(root: string, count: number): Promise<Registry['change'][]> {
  const revisions = (await revisionsIn(root)).slice(0, count);
  const registries = await Promise.all(revisions.map((revision) => readRevision(root, revision)));
  return registries.flatMap((registry) => (registry ? [registry.change] : []));
}
