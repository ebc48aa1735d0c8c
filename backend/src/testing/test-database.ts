import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type DatabaseHandle, openDatabase } from '../db/client';
import { ensureDemoUsers } from '../session/demo-users';

/** A fresh database with the demo users; it is gone after `close`. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const server = process.env.TEST_DATABASE_URL;
  const handle = server === undefined ? await openDatabase({}) : await openOnServer(server);
  await ensureDemoUsers(handle.db);
  return handle;
}

async function openOnServer(server: string): Promise<DatabaseHandle> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const handle = await openDatabase({ url: url.href });
  const close = async () => {
    await handle.close();
    await administer(server, `drop database ${name} with (force)`);
  };
  return { ...handle, close };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
