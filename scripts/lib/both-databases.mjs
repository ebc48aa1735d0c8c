import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The back end's test files that begin with `@database both`: what they show may differ between
 * PostgreSQL and the embedded database (collation, locks, bytes, driver), so that they run on each.
 * @returns {string[]} paths
 */
export function testsOnBothDatabases(root) {
  const sources = path.join(root, 'backend', 'src');
  return readdirSync(sources, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(sources, name))
    .filter((file) => readFileSync(file, 'utf8').startsWith('/** @database both'));
}
