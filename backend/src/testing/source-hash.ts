import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

const backend = resolve(import.meta.dirname, '../..');

/** Modules whose imports, and theirs, make what test databases hold. */
const entryPoints = ['src/testing/seeded-cases.ts', 'src/testing/test-database.ts'];

/** What is read otherwise: the schema, and the versions of packages. */
const otherFiles = () => [
  ...readdirSync(join(backend, 'migrations'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted(),
  resolve(backend, '../pnpm-lock.yaml'),
];

const sharedSources = (name: string) => resolve(backend, '../shared', name, 'src');

/** Every source file that the entry points reach; imports of types alone do not count. */
export function importedFiles(): string[] {
  const { metafile } = buildSync({
    absWorkingDir: backend,
    entryPoints,
    bundle: true,
    write: false,
    outdir: 'unused',
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    packages: 'external',
    alias: {
      '@advisor/contracts': sharedSources('contracts'),
      '@advisor/lending': sharedSources('lending'),
    },
  });
  return Object.keys(metafile.inputs)
    .map((file) => resolve(backend, file))
    .toSorted();
}

/** Hash of everything that fills a test database. @param read replaces the content of a file */
export function sourceHash(read: (file: string) => string | Buffer = readFileSync): string {
  const hash = createHash('sha256');
  for (const file of [...importedFiles(), ...otherFiles()]) {
    hash.update(file).update(read(file));
  }
  return hash.digest('hex');
}
