import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const generated = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', 'coverage']);

function* filesUnder(entry, accept) {
  if (statSync(entry).isFile()) {
    if (accept(entry)) yield entry;
    return;
  }
  for (const name of readdirSync(entry).toSorted()) {
    if (!generated.has(name)) yield* filesUnder(path.join(entry, name), accept);
  }
}

/**
 * Hash of the names and contents of files and folders (modification times differ between clones).
 * @param {string} root folder that the entries are relative to
 * @param {string[]} entries files and folders; generated folders inside them are left out
 * @param {(file: string) => boolean} accept which files count
 */
export function treeHash(root, entries, accept = () => true) {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of filesUnder(path.join(root, entry), accept)) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
