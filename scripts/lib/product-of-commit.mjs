import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { buildProduct, builtProduct } from './product.mjs';
import { assertSucceeded } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';

/** The full hash of a commit, or a refusal in words. */
function resolveCommit(root, commit) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  } catch {
    throw new Refusal(`There is no commit "${commit}" in this clone to compare with.`);
  }
}

/**
 * The product of a commit with its own back end and packages, built once and kept.
 * @returns {Promise<string>} the folder of its sources and builds
 */
export async function productOfCommit(root, commit) {
  const hash = resolveCommit(root, commit);
  const folder = path.join(root, 'node_modules', '.cache', 'products', hash);
  if (existsSync(path.join(folder, builtProduct.server))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, '.archive');
  for (const [command, args] of [
    ['git', ['archive', `--output=${archive}`, hash]],
    ['tar', ['-xf', archive, '-C', folder]],
  ]) {
    assertSucceeded(command, await run(command, args, { cwd: root }));
  }
  rmSync(archive);
  assertSucceeded('Installing packages', await install(folder));
  assertSucceeded('Building the product', await buildProduct(folder));
  return folder;
}
