import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './server';

interface Remote {
  stable: { version: string };
  releases: { version: string; facts: { contractVersion: number } }[];
}

interface Registry {
  host: { stable: { version: string } };
  pages: Record<string, { stable: { version: string } }>;
  remotes: Record<string, Remote>;
}

/** The highest revision counts. */
function readRegistry(product: string) {
  const folder = path.join(product, 'registry');
  const revisions = readdirSync(folder).map((name) => Number.parseInt(name, 10));
  const revision = Math.max(...revisions.filter(Number.isInteger));
  const text = readFileSync(path.join(folder, `${revision}.json`), 'utf8');
  const next = path.join(folder, `${revision + 1}.json`);
  return { registry: JSON.parse(text) as Registry, next };
}

function find({ remotes }: Registry, name: string) {
  const remote = remotes[name];
  if (!remote) throw new Error(`${name} is not deployed`);
  return remote;
}

/** The live version of a remote. */
export const deployedVersion = (product: string, name: string): string =>
  find(readRegistry(product).registry, name).stable.version;

/** The script of what a live remote exposes, as its build calls it. */
export function exposedFile(product: string, name: string): string {
  const folder = path.join(product, 'remotes', name, deployedVersion(product, name));
  const text = readFileSync(path.join(folder, 'remote.json'), 'utf8');
  const { exposed } = JSON.parse(text) as { exposed: { files: string[] } };
  const file = exposed.files.find((candidate) => candidate.endsWith('.js'));
  if (file === undefined) throw new Error(`${name} exposes nothing`);
  return file;
}

export const liveHostVersion = (product: string): string =>
  readRegistry(product).registry.host.stable.version;

/** The live version of a page for other applications. */
export const livePageVersion = (product: string, name: string): string =>
  readRegistry(product).registry.pages[name]?.stable.version ?? '';

/** What the live host's build says about itself. */
export function readHostDescription(product: string) {
  const file = path.join(product, 'host', liveHostVersion(product), 'host.json');
  return JSON.parse(readFileSync(file, 'utf8')) as {
    provides: Record<string, { files: string[] }>;
  };
}

/** Takes the files of a remote's live version away; returns how to bring them back. */
export function removeRemote(product: string, name: string): () => void {
  const folder = path.join(product, 'remotes', name, deployedVersion(product, name));
  renameSync(folder, `${folder}.away`);
  return () => renameSync(`${folder}.away`, folder);
}

/** Changes files of a remote's live version on the disk; returns how to bring them back. */
export function changeFiles(
  product: string,
  name: string,
  files: RegExp,
  addition: string,
): () => void {
  const folder = path.join(product, 'remotes', name, deployedVersion(product, name));
  cpSync(folder, `${folder}.away`, { recursive: true });
  for (const file of readdirSync(folder).filter((each) => files.test(each))) {
    appendFileSync(path.join(folder, file), addition);
    for (const packed of ['br', 'gz'])
      rmSync(path.join(folder, `${file}.${packed}`), { force: true });
  }
  return () => {
    rmSync(folder, { recursive: true });
    renameSync(`${folder}.away`, folder);
  };
}

/**
 * Publishes a registry with a change that no command makes.
 * @returns how to take it back, by another revision: a server reads each number once
 */
export function publish(product: string, change: (registry: Registry) => void): () => void {
  const { registry, next } = readRegistry(product);
  const former = JSON.stringify(registry);
  change(registry);
  writeFileSync(next, JSON.stringify(registry));
  return () => writeFileSync(readRegistry(product).next, former);
}

/** Says of a remote that it was built against a later host; returns how to take that back. */
export const deployForLaterHost = (product: string, name: string): (() => void) =>
  publish(product, (registry) => {
    for (const { facts } of find(registry, name).releases) facts.contractVersion += 1;
  });

/** What `npm run mfe` runs; the answer is what it prints. */
export const mfe = (...args: string[]): string =>
  execFileSync(process.execPath, [path.join(root, 'scripts/mfe.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Writes another build of a remote: the live one with a file that no other build has. */
function writeNextBuild(product: string, name: string): string {
  const build = path.join(product, `${name}.next`);
  cpSync(path.join(product, 'remotes', name, deployedVersion(product, name)), build, {
    recursive: true,
  });
  writeFileSync(path.join(build, 'next.txt'), randomUUID());
  return build;
}

/** Writes another build of a remote, which takes a component of the frame that is not there. */
export function writeBuildForLaterFrame(product: string, name: string): string {
  const build = writeNextBuild(product, name);
  const file = path.join(build, 'remote.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as { uses: Record<string, string[]> };
  description.uses['@advisor/frame']?.push('LaterComponent');
  writeFileSync(file, JSON.stringify(description));
  return build;
}

/**
 * Deploys another build of a remote.
 * @param options of the command, whom it is given to; everybody without
 * @returns what the command prints
 */
export const deployNextVersion = (product: string, name: string, ...options: string[]): string =>
  mfe('deploy', name, '--to', product, '--build', writeNextBuild(product, name), ...options);

export const rollBack = (product: string, name: string, version: string) =>
  mfe('rollback', name, '--to', product, '--version', version);
