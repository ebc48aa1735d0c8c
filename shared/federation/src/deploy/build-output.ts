import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteFacts } from '@advisor/contracts/deployment/remote-facts';
import { remoteDescriptionSchema } from '../build/remote-description';
import { readJson } from './read-json';
import { Refusal } from './refusal';

interface Output {
  dir: string;
  /** Hash over names and contents. */
  version: string;
  /** Relative to the folder, ascending. */
  files: string[];
}

/** What a build has left, by what it is. */
export type BuildOutput = Output &
  (
    | { kind: 'remote'; name: string; facts: RemoteFacts }
    | { kind: 'page'; name: string }
    | { kind: 'host'; name: 'host' }
  );

/** As commands and people call what is built: `case`, `host`, `signing/embed`. */
export const appName = ({ kind, name }: Pick<BuildOutput, 'kind' | 'name'>): string =>
  kind === 'page' ? `${name}/embed` : name;

/** Named by its content: another content would have another name. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{10}\.\w+(\.(br|gz))?$/.test(file);

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .toSorted();
}

async function versionOf(dir: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    if (!isHashed(file)) hash.update(await readFile(join(dir, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** @throws {Refusal} when the folder holds no build */
export async function readBuild(dir: string): Promise<BuildOutput> {
  const files = existsSync(dir) ? await filesIn(dir) : [];
  const output = { dir, files, version: await versionOf(dir, files) };
  if (files.includes('remote.json')) {
    const description = await readJson(join(dir, 'remote.json'), remoteDescriptionSchema);
    const { name, entry, integrity, global, contractVersion, owns, navigation, slots } =
      description;
    const facts = {
      entry,
      ...(integrity !== undefined && { integrity }),
      global,
      contractVersion,
      owns,
      navigation,
      slots,
    };
    return { ...output, kind: 'remote', name, facts };
  }
  if (files.includes('host.json')) return { ...output, kind: 'host', name: 'host' };
  const name = files.flatMap((file) => /^([\w-]+)\.html$/.exec(file)?.[1] ?? [])[0];
  if (name !== undefined && files.includes(`${name}.json`)) {
    return { ...output, kind: 'page', name };
  }
  throw new Refusal(`The folder ${dir} holds no build.`);
}
