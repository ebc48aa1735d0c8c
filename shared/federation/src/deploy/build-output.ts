import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hostDescriptionSchema, pageDescriptionSchema } from '@advisor/deployment/host-description';
import { readJson } from '@advisor/deployment/read-json';
import { remoteDescriptionSchema } from '@advisor/deployment/remote-description';
import type { RemoteFacts } from '@advisor/deployment/remote-facts';
import { isForCommands } from '../surface/files-for-commands';
import { Refusal } from './refusal';
import { verifyBuild } from './verify-build';

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
  for (const file of files.filter((each) => !isForCommands(each))) {
    hash.update(`${file}\0`);
    if (!isHashed(file)) hash.update(await readFile(join(dir, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function readRemote(output: Output): Promise<BuildOutput> {
  const { dir, files } = output;
  const description = readJson(join(dir, 'remote.json'), remoteDescriptionSchema);
  const { name, exposed, pages, scripts, ...rest } = description;
  const { entry, integrity, global, contractVersion, owns, navigation, slots, caseFrame } = rest;
  const loaded = [entry, ...[exposed, ...Object.values(pages)].flatMap((page) => page.files)];
  await verifyBuild({ dir, files, description: 'remote.json', loaded, hashes: scripts });
  if (scripts[entry] !== integrity) {
    throw new Refusal(`The build in ${dir} is not whole: remote.json has two hashes of ${entry}.`);
  }
  const common = { entry, integrity, global, contractVersion, owns, navigation, slots };
  const facts = caseFrame ? { ...common, caseFrame } : common;
  return { ...output, kind: 'remote', name, facts };
}

async function readHost(output: Output): Promise<BuildOutput> {
  const { dir, files } = output;
  const description = readJson(join(dir, 'host.json'), hostDescriptionSchema);
  const { initial, pages, provides, integrity } = description;
  await verifyBuild({
    dir,
    files,
    description: 'host.json',
    loaded: [
      initial,
      ...Object.values(pages),
      ...Object.values(provides).map((one) => one.files),
    ].flat(),
    listed: ['index.html', ...Object.values(description.documents ?? {}), ...description.files],
    hashes: integrity,
  });
  return { ...output, kind: 'host', name: 'host' };
}

async function readPage(output: Output, name: string): Promise<BuildOutput> {
  const { dir, files } = output;
  const description = readJson(join(dir, `${name}.json`), pageDescriptionSchema);
  await verifyBuild({
    dir,
    files,
    description: `${name}.json`,
    loaded: [],
    listed: description.files,
    hashes: description.integrity,
  });
  return { ...output, kind: 'page', name };
}

/**
 * What lies in a folder, compared with what it says of itself.
 * @throws {Refusal} when the folder holds no build, or one that is not whole
 * @throws {UnreadableFileError} when its description is not as expected
 */
export async function readBuild(dir: string): Promise<BuildOutput> {
  const files = existsSync(dir) ? await filesIn(dir) : [];
  const output = { dir, files, version: await versionOf(dir, files) };
  if (files.includes('remote.json')) return readRemote(output);
  if (files.includes('host.json')) return readHost(output);
  const name = files.flatMap((file) => /^([\w-]+)\.html$/.exec(file)?.[1] ?? [])[0];
  if (name !== undefined && files.includes(`${name}.json`)) return readPage(output, name);
  throw new Refusal(`The folder ${dir} holds no build.`);
}
