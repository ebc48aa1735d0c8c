import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Remembers for which inputs a step was last done. It lies in node_modules, so that throwing the
 * packages away forgets it too.
 */
export function stampOf(root, name) {
  const file = path.join(root, 'node_modules', '.cache', 'workplace', name);
  return {
    /** Whether the step was done for these inputs and its results are still there. */
    matches: (hash, results) =>
      existsSync(file) &&
      readFileSync(file, 'utf8') === hash &&
      results.every((result) => existsSync(path.join(root, result))),
    /** The inputs for which the step was done. */
    read: () => readFileSync(file, 'utf8'),
    clear: () => rmSync(file, { force: true }),
    write: (hash) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, hash);
    },
  };
}
