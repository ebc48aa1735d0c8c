import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './server';

const product = path.join(root, 'dist/product');

/** The same sources built as one application without federation. */
export async function buildOneBundle(folder: string): Promise<void> {
  const script = path.join(root, 'scripts/build/one-bundle.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: root });
}

interface Registry {
  remotes: { name: string; owns: string[]; navigation: unknown[] }[];
}

/** A copy of the product whose registry lists as many remotes as asked for; one of them is real. */
export async function productWithRemotes(folder: string, count: number): Promise<void> {
  await cp(product, folder, { recursive: true });
  const file = path.join(folder, 'registry.json');
  const { remotes } = JSON.parse(await readFile(file, 'utf8')) as Registry;
  const [real] = remotes;
  if (!real) throw new Error('The product has no remote');
  const others = Array.from({ length: count - remotes.length }, (_, index) => ({
    ...real,
    name: `${real.name}-${index}`,
    owns: real.owns.map((prefix) => `/other-${index}${prefix}`),
    // A menu of sixty entries would be another product, not another registry.
    navigation: [],
  }));
  await writeFile(file, JSON.stringify({ remotes: [...remotes, ...others] }));
}
