import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './server';

interface Registry {
  remotes: { name: string; version: string; contractVersion: number }[];
}

function readRegistry(product: string) {
  const file = path.join(product, 'registry.json');
  const text = readFileSync(file, 'utf8');
  return { file, text, registry: JSON.parse(text) as Registry };
}

function find({ remotes }: Registry, name: string) {
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not deployed`);
  return remote;
}

/** Takes the files of a remote's live version away; returns how to bring them back. */
export function removeRemote(product: string, name: string): () => void {
  const { registry } = readRegistry(product);
  const folder = path.join(product, 'remotes', name, find(registry, name).version);
  renameSync(folder, `${folder}.away`);
  return () => renameSync(`${folder}.away`, folder);
}

/** Says of a remote that it was built against a later host; returns how to take that back. */
export function deployForLaterHost(product: string, name: string): () => void {
  const { file, text, registry } = readRegistry(product);
  find(registry, name).contractVersion += 1;
  writeFileSync(file, JSON.stringify(registry));
  return () => writeFileSync(file, text);
}

/** The live version of a remote. */
export const deployedVersion = (product: string, name: string): string =>
  find(readRegistry(product).registry, name).version;

/** What `npm run deploy:remote` runs. */
const deployRemote = (product: string, ...options: string[]) =>
  execFileSync(
    process.execPath,
    [path.join(root, 'scripts/deploy-remote.mjs'), '--product', product, ...options],
    { cwd: root, stdio: 'pipe' },
  );

/** Deploys another build of a remote: the live one with one file more. */
export function deployNextVersion(product: string, name: string): void {
  const build = path.join(product, `${name}.next`);
  cpSync(path.join(product, 'remotes', name, deployedVersion(product, name)), build, {
    recursive: true,
  });
  writeFileSync(path.join(build, 'next.txt'), '');
  deployRemote(product, '--build', build);
}

export const rollBack = (product: string, name: string, version: string) =>
  deployRemote(product, '--name', name, '--version', version);
