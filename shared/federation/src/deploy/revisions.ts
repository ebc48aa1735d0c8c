import { randomUUID } from 'node:crypto';
import { link, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { registrySchema, type Registry } from '@advisor/deployment/registry';
import {
  listRevisions,
  readNewestRevision,
  readRevision,
  registryFolder,
  revisionFile,
} from '@advisor/deployment/revisions';
import { flushAll, makeFolder, naming } from './durable';
import { Refusal } from './refusal';
import { writeWithReserve } from './reserve';

/** Revisions that stay, to be read by whoever wants to know what happened. */
const retainedRevisions = 50;

/** Where nothing is deployed yet. */
export const emptyRegistry: Omit<Registry, 'change'> = {
  format: 1,
  host: { pins: [], former: [], releases: [] },
  pages: {},
  remotes: {},
};

export interface LatestRegistry {
  /** The highest number that is taken; 0 when nothing is deployed yet. */
  revision: number;
  registry: Omit<Registry, 'change'>;
  /** Files of later revisions that are not whole, as a machine that lost its power may leave them. */
  damaged: string[];
}

/**
 * The newest registry that is whole.
 * @throws {UnreadableFileError} when there is one of another format, or none that is whole
 */
export function readLatestRegistry(root: string): LatestRegistry {
  const newest = readNewestRevision(root);
  if (!newest) return { revision: 0, registry: emptyRegistry, damaged: [] };
  const { revision, registry, torn } = newest;
  return {
    revision: torn[0] ?? revision,
    registry,
    damaged: torn.map((each) => revisionFile(root, each)),
  };
}

/** @throws {Refusal} when nothing has been deployed there, as in a folder that is not there */
export function readDeployed(root: string): LatestRegistry {
  const latest = readLatestRegistry(root);
  if (latest.revision === 0) throw new Refusal(`Nothing is deployed in ${root}.`);
  return latest;
}

export const readRegistry = (root: string): Omit<Registry, 'change'> =>
  readLatestRegistry(root).registry;

/** Writes to the disk what is to be published, under a name that nobody reads. */
async function writeAside(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await naming(file, handle.writeFile(text));
    await naming(file, handle.sync());
  } finally {
    await handle.close();
  }
}

/**
 * Publishes a revision, complete, unless another one has its number already.
 * @returns whether it is published
 */
async function publish(root: string, revision: number, registry: Registry): Promise<boolean> {
  const aside = join(registryFolder(root), `.${randomUUID()}`);
  await makeFolder(registryFolder(root));
  const text = `${JSON.stringify(registrySchema.parse(registry), null, 1)}\n`;
  try {
    await writeAside(aside, text);
    // Unlike a rename, fails when the name is taken: nobody's change is ever written over.
    await link(aside, revisionFile(root, revision));
    await flushAll([registryFolder(root)]);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
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
  const { revision, registry } = readLatestRegistry(root);
  const changed = await change(registry);
  const next = { ...changed, change: { at: new Date().toISOString(), what } };
  const published = await writeWithReserve(root, () => publish(root, revision + 1, next));
  const old = listRevisions(root).slice(retainedRevisions);
  // One that took so long that its number had been free again is read by nobody.
  const isRead = published && !old.includes(revision + 1);
  await Promise.all(old.map((number) => rm(revisionFile(root, number), { force: true })));
  // Whoever was faster has got through, so that this ends.
  if (!isRead) await changeRegistry(root, what, change);
}

/** The last changes, newest first; what was damaged tells none. */
export const readChanges = (root: string, count: number): Registry['change'][] =>
  listRevisions(root)
    .slice(0, count)
    .flatMap((revision) => readRevision(root, revision)?.change ?? []);
