import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseHandle } from './database-handle';
import { type Database, databaseCasing, migrationsFolder } from './database';

/** Any number; the same on every node, so that only one of them migrates at a time. */
const migrationLock = 7_206_411;

/** A PostgreSQL server, which any number of nodes may share. */
export async function openServer(connectionString: string): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'advisor-backend',
  });
  // A connection lost while idle is replaced by the pool; unhandled it would end the process.
  pool.on('error', () => undefined);
  // One lost while in use fails the statement it carries, and tells by this event as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle({ client: pool, casing: databaseCasing }) as unknown as Database,
    kind: 'server',
    dump: () => Promise.reject(new Error('a server is dumped by its own tools')),
    close: () => pool.end(),
  };
}

/** Nodes that start together wait for one another. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // Closed instead of returned, which also gives the lock back.
    client.release(true);
    throw error;
  }
}
