import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '@advisor/deployment/integrity';
import { Refusal } from './refusal';

export interface BuildToVerify {
  dir: string;
  /** All files that lie there, relative to the folder. */
  files: readonly string[];
  /** The file that describes the build. */
  description: string;
  /** What browsers load: each has to be there, with a hash. */
  loaded: readonly string[];
  /** Files that have to be there, with a hash or without. */
  listed?: readonly string[];
  /** Script or stylesheet → hash. */
  hashes: Readonly<Record<string, string>>;
}

const decompressors = { br: promisify(brotliDecompress), gz: promisify(gunzip) };
const encodings = Object.entries(decompressors);

const decompress = (
  decompressor: (content: Buffer) => Promise<Buffer>,
  content: Buffer,
): Promise<Buffer | undefined> => decompressor(content).catch(() => undefined);

/** @returns what is wrong with a file's compressed forms, which are what browsers are sent */
async function compressedProblem(
  { dir, files }: BuildToVerify,
  file: string,
  content: Buffer,
): Promise<string | undefined> {
  for (const [extension, decompressor] of encodings) {
    const compressed = `${file}.${extension}`;
    if (!files.includes(compressed)) continue;
    const held = await decompress(decompressor, await readFile(join(dir, compressed)));
    if (!held?.equals(content)) return `${compressed} does not hold ${file}`;
  }
  return undefined;
}

async function problemOf(build: BuildToVerify, file: string): Promise<string | undefined> {
  const { dir, files, description, hashes, loaded } = build;
  const hash = hashes[file];
  if (hash === undefined && loaded.includes(file)) return `${file} has no hash in ${description}`;
  if (!files.includes(file)) return `${file} is missing, which ${description} lists`;
  if (hash === undefined) return undefined;
  const content = await readFile(join(dir, file));
  if (integrityOf(content) !== hash) {
    return `${file} is not the file whose hash ${description} holds`;
  }
  return compressedProblem(build, file, content);
}

/**
 * Compares the files of a build with what its description says of them, so that nothing is deployed
 * that browsers would refuse.
 * @throws {Refusal} that names the first file that is missing, damaged or without a hash
 */
export async function verifyBuild(build: BuildToVerify): Promise<void> {
  const { dir, loaded, listed = [], hashes } = build;
  for (const file of new Set([...loaded, ...Object.keys(hashes), ...listed])) {
    const problem = await problemOf(build, file);
    if (problem !== undefined) throw new Refusal(`The build in ${dir} is not whole: ${problem}.`);
  }
}
