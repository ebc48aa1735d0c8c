import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry, registryFile, revisionOf, type Registry } from './registry';
import { readText, UnreadableFileError } from './read-json';

/** Folder of a deploy root that holds its registries. */
export const registryFolder = (root: string): string => join(root, 'registry');

/** File of a revision of a deploy root's registry. */
export const revisionFile = (root: string, revision: number): string =>
  join(registryFolder(root), registryFile(revision));

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Numbers of the revisions in a deploy root, the newest first; none where nothing is deployed. */
export const listRevisions = (root: string): number[] =>
  namesIn(registryFolder(root))
    .flatMap((name) => revisionOf(name) ?? [])
    .toSorted((a, b) => b - a);

/**
 * A revision of the registry.
 * @returns undefined when it is torn, as a machine that lost its power may leave it
 * @throws {UnreadableFileError} when it is whole, but of another format
 */
export function readRevision(root: string, revision: number): Registry | undefined {
  const file = revisionFile(root, revision);
  const text = readText(file);
  try {
    return parseRegistry(text);
  } catch (error) {
    throw new UnreadableFileError(file, `is not a registry: ${(error as Error).message}`);
  }
}

export interface NewestRevision {
  revision: number;
  registry: Registry;
  /** Later revisions, which are torn. */
  torn: number[];
}

/**
 * The registry that counts: the newest one that is whole.
 * @returns undefined when nothing is deployed
 * @throws {UnreadableFileError} when there are revisions and all are torn, or one is of another format
 */
export function readNewestRevision(root: string): NewestRevision | undefined {
  const torn: number[] = [];
  for (const revision of listRevisions(root)) {
    const registry = readRevision(root, revision);
    if (registry) return { revision, registry, torn };
    torn.push(revision);
  }
  if (torn.length === 0) return undefined;
  throw new UnreadableFileError(registryFolder(root), 'has no registry that is whole');
}
