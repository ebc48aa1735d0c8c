import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The server that `backend/scripts/with-postgres.ts` has started. */
const server = process.env.TEST_DATABASE_URL ?? '';

/** As it looks for the server: a client must not be older than it. */
function toolsFolder(): string {
  const debians = '/usr/lib/postgresql';
  const versions = existsSync(debians) ? readdirSync(debians) : [];
  const folders = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(debians, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'pg_dump')));
  if (found === undefined) {
    throw new Error('PostgreSQL’s own tools are missing: apt-get install postgresql');
  }
  return found;
}

/** Runs one of PostgreSQL's own programs. @returns what it prints */
export const runTool = (name: string, args: readonly string[]): string =>
  execFileSync(join(toolsFolder(), name), args, { encoding: 'utf8', stdio: 'pipe' });

/** Creates an empty database. @returns its address */
export function createDatabase(name: string): string {
  runTool('psql', ['--quiet', '--command', `create database ${name}`, server]);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
