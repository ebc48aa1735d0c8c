import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../package-folder';

/** What a prepared database depends on, relative to the package. */
const sources = [
  'migrations',
  'src/db',
  'src/modules/signing/documents',
  'src/modules/signing/seed',
  'src/personal-data',
  'src/search',
  'src/seed',
  'src/sentinels',
  'src/session',
  '../shared/lending/src',
];

/** Changes when anything that fills a test database changes. */
export function templateKey(contents: string): string {
  const hash = createHash('sha256').update(contents);
  for (const folder of sources.map((source) => join(packageFolder, source))) {
    if (!existsSync(folder)) continue;
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const fileOf = (key: string) => join(tmpdir(), `advisor-test-database-${key}.tar`);

/** The dumped folder of an embedded database, when a test has prepared it before. */
export function readTemplate(key: string): Blob | undefined {
  return existsSync(fileOf(key)) ? new Blob([readFileSync(fileOf(key))]) : undefined;
}

/** Written aside and renamed, so that no other worker reads half a file. */
export async function writeTemplate(key: string, dump: Blob): Promise<void> {
  const aside = `${fileOf(key)}.${randomUUID()}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, fileOf(key));
}
