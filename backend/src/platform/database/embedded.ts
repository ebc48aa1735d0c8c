import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseHandle, DatabaseOptions } from './database-handle';
import { type Database, databaseCasing, migrationsFolder } from './database';
import { lockFolder } from './folder-lock';

const extensions = { pg_trgm };
const ownerOnly = 0o700;

/** PostgreSQL in this process, in a folder that no other process may have open. */
export async function openEmbedded({
  dataDir,
  template,
  reset = false,
  refuse,
  prepare,
  transactionTimeout = 30_000,
}: Omit<DatabaseOptions, 'url'>): Promise<DatabaseHandle> {
  const unlock = dataDir === undefined ? undefined : lockFolder(dataDir);
  try {
    if (dataDir !== undefined) {
      if (reset) rmSync(dataDir, { recursive: true, force: true });
      if (!existsSync(dataDir)) await createFolder(dataDir);
      // PGlite makes files that everybody may read and write.
      chmodSync(dataDir, ownerOnly);
    }
    const client = await PGlite.create({ dataDir, loadDataDir: template, extensions });
    joinTransactions(client);
    const driver = drizzle({ client, casing: databaseCasing });
    const db = driver as unknown as Database;
    try {
      await refuse?.(db);
      await migrate(driver, { migrationsFolder });
      await prepare?.(db);
    } catch (error) {
      await client.close();
      throw error;
    }
    limitTransactions(db, transactionTimeout);
    return {
      db,
      kind: 'embedded',
      // In the process there is no connection that could be lost.
      listen: (channel, { onMessage }) => client.listen(channel, onMessage),
      dump: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close();
        unlock?.();
      },
    };
  } catch (error) {
    unlock?.();
    throw error;
  }
}

/**
 * Rolls back a transaction that does not end in time, as a server does with
 * `idle_in_transaction_session_timeout`: everything else waits for it, since there is one connection.
 *
 * @param timeout milliseconds
 */
function limitTransactions(db: Database, timeout: number): void {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, ...settings) =>
    transaction((tx) => inTime(work(tx), timeout), ...settings);
}

/**
 * Lets a statement made beside the transaction of its caller go through that transaction: on the one
 * connection it would wait for the end of what waits for it. A server has another connection for it.
 * @throws Error for a transaction within another
 */
function joinTransactions(client: PGlite): void {
  const current = new AsyncLocalStorage<{ tx: Transaction | undefined }>();
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (...statement) => (current.getStore()?.tx ?? { query }).query(...statement);
  client.transaction = async (work) => {
    if (current.getStore()?.tx) throw new Error('a transaction within another');
    return transaction((tx) => {
      const own: { tx: Transaction | undefined } = { tx };
      // What it has begun may outlive it.
      return current.run(own, () => work(tx)).finally(() => (own.tx = undefined));
    });
  };
}

/** @throws Error with the code of PostgreSQL when it takes longer */
async function inTime<Answer>(work: Promise<Answer>, timeout: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    const late = Object.assign(new Error('a transaction took too long'), { code: '25P03' });
    timer = setTimeout(() => reject(late), timeout);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Aside and renamed, so that a start broken off leaves no half of a database behind. */
async function createFolder(folder: string): Promise<void> {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: ownerOnly });
  const client = await PGlite.create({ dataDir: aside, extensions });
  await client.close();
  renameSync(aside, folder);
}
