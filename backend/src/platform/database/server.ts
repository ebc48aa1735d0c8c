import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseHandle, DatabaseOptions } from './database-handle';
import { type Database, databaseCasing, migrationsFolder } from './database';
import { listenOnServer } from './listen-on-server';

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
  // Transactions that wait for one row must not keep others waiting for a connection for long.
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 30_000,
  // Kept by this side, for a server that keeps none.
  query_timeout: 28_000,
};

/*
 * Connections of a node; six nodes fit into the hundred of a server's default. Those of transactions,
 * which may wait for a lock, are apart: whoever reads does not wait with them.
 */
const statementConnections = 8;
const transactionConnections = 7;

type Preparation = Pick<DatabaseOptions, 'reset' | 'refuse' | 'prepare'>;

/** A PostgreSQL server, which any number of nodes may share. */
export async function openServer(
  connectionString: string,
  options: Preparation,
): Promise<DatabaseHandle> {
  await prepareAlone(connectionString, options);
  const reading = openPool(connectionString, statementConnections);
  const writing = openPool(connectionString, transactionConnections);
  const db = drizzle({ client: reading, casing: databaseCasing });
  const changing = drizzle({ client: writing, casing: databaseCasing });
  db.transaction = (...asked) => changing.transaction(...asked);
  const sum = (count: (pool: pg.Pool) => number) => count(reading) + count(writing);
  return {
    db: db as unknown as Database,
    kind: 'server',
    connections: () => ({
      open: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
    listen: (channel, listener) =>
      listenOnServer({ connectionString, ...connection }, channel, listener),
    dump: () => Promise.reject(new Error('a server is dumped by its own tools')),
    close: async () => {
      await Promise.all([reading.end(), writing.end()]);
    },
  };
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    ...connection,
    ...limits,
    max,
    idleTimeoutMillis: 30_000,
  });
  // A connection lost while idle is replaced by the pool; unhandled it would end the process.
  pool.on('error', () => undefined);
  // One lost while in use fails the statement it carries, and tells by this event as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Nodes that start together wait for one another, however long a migration or the seed takes. */
async function prepareAlone(
  connectionString: string,
  { reset = false, refuse, prepare }: Preparation,
): Promise<void> {
  const client = new pg.Client({ connectionString, ...connection });
  // A connection lost fails the statement under way; unhandled the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    if (reset) await dropEverything(client);
    const driver = drizzle({ client, casing: databaseCasing });
    const db = driver as unknown as Database;
    await refuse?.(db);
    await migrate(driver, { migrationsFolder });
    await prepare?.(db);
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
