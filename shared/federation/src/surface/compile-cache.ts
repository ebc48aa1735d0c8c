import { createHash, type BinaryLike } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../build/content-hash';
import { workspaceRoot } from '../build/shared-versions';

const folder = join(workspaceRoot, 'node_modules/.cache/types');

/**
 * Compiles unless the same has been found without errors before: `check` and then `deploy` take the
 * time once.
 * @param inputs what the outcome follows from, besides packages and how they are compared
 * @param compile tells what is wrong
 */
export async function unlessCompiled<T>(
  inputs: readonly BinaryLike[],
  compile: () => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const hash = createHash('sha256');
  const packages = await readFile(join(workspaceRoot, 'pnpm-lock.yaml'));
  const comparison = await contentHash(import.meta.dirname, ['.']);
  for (const input of [packages, comparison, ...inputs]) hash.update(input).update('\0');
  const file = join(folder, hash.digest('hex'));
  if (existsSync(file)) return [];
  const found = await compile();
  if (found.length === 0) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, '');
  }
  return found;
}
