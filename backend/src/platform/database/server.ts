import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseHandle, DatabaseOptions } from './database-handle';
import { type Database, databaseCasing, migrationsFolder } from './database';

/** Any number; the same on every node, so that only one of them prepares the database at a time. */
const preparationLock = 7_206_411;

const connection = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'advisor-backend',
};

/** Milliseconds; a database that hangs is given up before the browser gives the call up. */
const limits = {
  statement_timeout: 25_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  // Kept by this side, for a server that keeps none.
  query_timeout: 28_000,
};

/** A PostgreSQL server, which any number of nodes may share. */
export async function openServer(
  connectionString: string,
  options: Pick<DatabaseOptions, 'reset' | 'prepare'>,
): Promise<DatabaseHandle> {
  await prepareAlone(connectionString, options);
  const pool = new pg.Pool({
    connectionString,
    ...connection,
    ...limits,
    // Six nodes fit into the hundred connections of a server's default.
    max: 15,
    idleTimeoutMillis: 30_000,
  });
  // A connection lost while idle is replaced by the pool; unhandled it would end the process.
  pool.on('error', () => undefined);
  // One lost while in use fails the statement it carries, and tells by this event as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: drizzle({ client: pool, casing: databaseCasing }) as unknown as Database,
    kind: 'server',
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    dump: () => Promise.reject(new Error('a server is dumped by its own tools')),
    close: () => pool.end(),
  };
}

/** Nodes that start together wait for one another, however long a migration or the seed takes. */
async function prepareAlone(
  connectionString: string,
  { reset = false, prepare }: Pick<DatabaseOptions, 'reset' | 'prepare'>,
): Promise<void> {
  const client = new pg.Client({ connectionString, ...connection });
  // A connection lost fails the statement under way; unhandled the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    if (reset) await dropEverything(client);
    const driver = drizzle({ client, casing: databaseCasing });
    await migrate(driver, { migrationsFolder });
    await prepare?.(driver as unknown as Database);
  } finally {
    // Gives the lock back as well.
    await client.end();
  }
}

/** Everything that the back end has created on the server. */
async function dropEverything(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists drizzle cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
}
