import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  versionsNeeded,
  type DeployedDocuments,
  type DeployedRemote,
} from '@advisor/deployment/registry';
import { buildFilesSchema } from '@advisor/deployment/host-description';
import { readJson } from '@advisor/deployment/read-json';
import { isHashed } from './build-output';
import { poolFolder, removeFolder, versionFolder, versionsFolder } from './place';
import { changeRegistry, readRegistry } from './revisions';

const hour = 60 * 60 * 1000;

export interface Retained {
  /** Former versions of each app that a rollback can go back to. */
  count: number;
  /**
   * Milliseconds since it was deployed. Open pages load parts of the version that they started with:
   * at least as long as a session may last.
   */
  age: number;
}

/** Longer than copying takes: what has not been named until then never will be. */
const copyingTakes = hour;

type App = DeployedDocuments | DeployedRemote;

/** Forgets versions that are neither in use, nor among the last ones, nor young. */
function forget<A extends App>(app: A, { count, age }: Retained): A {
  const remaining = { ...app, former: app.former.slice(0, count) };
  const needed = versionsNeeded(remaining);
  const youngest = Date.now() - age;
  const isRetained = ({ version, deployedAt }: { version: string; deployedAt: string }) =>
    needed.includes(version) || Date.parse(deployedAt) > youngest;
  // Of one type, which TypeScript loses for a union of arrays.
  return {
    ...remaining,
    releases: (app.releases as { version: string; deployedAt: string }[]).filter(isRetained),
  } as A;
}

const mapValues = <T>(record: Readonly<Record<string, T>>, map: (value: T) => T) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const isYoung = async (path: string): Promise<boolean> =>
  (await stat(path)).mtimeMs > Date.now() - copyingTakes;

const namesIn = async (dir: string): Promise<string[]> => (existsSync(dir) ? readdir(dir) : []);

async function removeUnnamed(dir: string, isNamed: (name: string) => boolean): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await namesIn(dir)) {
    const path = join(dir, name);
    if (isNamed(name) || (await isYoung(path))) continue;
    await removeFolder(path);
    removed.push(path);
  }
  return removed;
}

/** Content-named files that no version of the folder consists of. */
async function removeUnnamedFiles(
  root: string,
  kind: 'host' | 'page',
  apps: Readonly<Record<string, DeployedDocuments>>,
): Promise<string[]> {
  const descriptions = Object.entries(apps).flatMap(([name, { releases }]) =>
    releases.map(({ version }) =>
      join(versionFolder(root, { kind, name, version }), `${name}.json`),
    ),
  );
  const needed = new Set(descriptions.flatMap((file) => readJson(file, buildFilesSchema).files));
  return removeUnnamed(
    poolFolder(root, kind),
    (name) => !(isHashed(name) || isAside(name)) || needed.has(name.replace(/\.(br|gz)$/, '')),
  );
}

/** What a deployment that was killed has left. */
const isAside = (name: string): boolean => /^\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name);

/**
 * Removes old versions, and what killed deployments have left. What the registry names stays.
 * @returns the paths that are gone
 */
export async function prune(root: string, retained: Retained): Promise<string[]> {
  // Forgotten first, so that nobody begins to use what is about to go.
  await changeRegistry(root, 'prune', (registry) => ({
    ...registry,
    host: forget(registry.host, retained),
    pages: mapValues(registry.pages, (page) => forget(page, retained)),
    remotes: mapValues(registry.remotes, (remote) => forget(remote, retained)),
  }));
  const { host, pages, remotes } = readRegistry(root);
  const versions = (kind: 'host' | 'page' | 'remote', name: string, { releases }: App) =>
    removeUnnamed(versionsFolder(root, { kind, name }), (version) =>
      releases.some((release) => release.version === version),
    );
  const removed = await Promise.all([
    versions('host', 'host', host),
    ...Object.entries(pages).map(([name, page]) => versions('page', name, page)),
    ...Object.entries(remotes).map(([name, remote]) => versions('remote', name, remote)),
    removeUnnamedFiles(root, 'host', { host }),
    removeUnnamedFiles(root, 'page', pages),
    removeUnnamed(join(root, 'registry'), (name) => !isAside(name)),
  ]);
  return removed.flat();
}
