import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import pg from 'pg';
import { openDatabase } from '../platform/database/client';
import type { DatabaseHandle } from '../platform/database/database-handle';
import type { Database } from '../platform/database/database';
import { ensureDemoUsers } from '../platform/session/demo-users';
import { readTemplate, templateKey, writeTemplate } from './test-template';

/** What a test's database holds; prepared once, then copied for every test file. */
export interface TestContents {
  /** Distinguishes these contents from others. */
  name: string;
  fill(db: Database): Promise<void>;
}

export const onlyDemoUsers: TestContents = { name: 'demo-users', fill: ensureDemoUsers };

/**
 * A fresh database: PGlite in memory, or one on the server of `TEST_DATABASE_URL`. It is gone after
 * `close`.
 */
export async function openTestDatabase(contents: TestContents): Promise<DatabaseHandle> {
  const key = templateKey(contents.name);
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined ? openEmbedded(key, contents) : openOnServer(server, key, contents);
}

async function openEmbedded(key: string, contents: TestContents): Promise<DatabaseHandle> {
  const template = readTemplate(key);
  if (template !== undefined) return openDatabase({ template });
  const handle = await openDatabase({ prepare: (db) => contents.fill(db) });
  await writeTemplate(key, await handle.dump());
  return handle;
}

/** Writes the folder of an embedded database with these contents, for a node in a process of its own. */
export async function writeTestFolder(contents: TestContents, folder: string): Promise<void> {
  const key = templateKey(contents.name);
  if (readTemplate(key) === undefined) await (await openEmbedded(key, contents)).close();
  const dump = readTemplate(key);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['--extract', '--directory', folder], {
    input: dump && Buffer.from(await dump.arrayBuffer()),
    // That members begin with a slash.
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function openOnServer(
  server: string,
  key: string,
  contents: TestContents,
): Promise<DatabaseHandle> {
  const template = `advisor_template_${key}`;
  const name = `advisor_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, async (client) => {
    // Workers that start together prepare the template once.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) await prepare(server, client, template, contents);
    await client.query(`create database ${name} template ${template}`);
  });
  const handle = await openDatabase({ url: urlOf(server, name) });
  const close = async () => {
    await handle.close();
    await administer(server, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...handle, close };
}

async function prepare(
  server: string,
  client: pg.Client,
  template: string,
  contents: TestContents,
): Promise<void> {
  const aside = `${template}_${process.pid}`;
  await client.query(`create database ${aside}`);
  const url = urlOf(server, aside);
  await (await openDatabase({ url, prepare: (db) => contents.fill(db) })).close();
  await client.query(`alter database ${aside} rename to ${template}`);
}

async function administer(
  server: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
