import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Changes when anything that fills a test database changes; `global-setup` finds it out. */
export function templateKey(contents: string): string {
  const { TEST_DATABASE_SOURCES: sources } = process.env;
  if (sources === undefined) throw new Error('the global setup of the tests has not run');
  return createHash('sha256').update(contents).update(sources).digest('hex').slice(0, 16);
}

const prefix = 'advisor-test-database-';
const fileOf = (key: string) => join(tmpdir(), `${prefix}${key}.tar`);

/** What no test has read for so long belongs to former sources. */
const unusedAfterMs = 3_600_000;

function removeUnused(): void {
  const files = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const file of files.map((name) => join(tmpdir(), name))) {
    const readAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - readAt > unusedAfterMs) rmSync(file, { force: true });
  }
}

/** The dumped folder of an embedded database, when a test has prepared it before. */
export function readTemplate(key: string): Blob | undefined {
  const file = fileOf(key);
  if (!existsSync(file)) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  return new Blob([readFileSync(file)]);
}

/** Written aside and renamed, so that no other worker reads half a file. */
export async function writeTemplate(key: string, dump: Blob): Promise<void> {
  const aside = `${fileOf(key)}.${randomUUID()}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, fileOf(key));
  removeUnused();
}
