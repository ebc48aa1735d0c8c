import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import type pg from 'pg';
import { packageFolder } from '../package-folder';

const settings = { migrationsFolder: join(packageFolder, 'migrations') };

/** Any number; the same on every node, so that only one of them migrates at a time. */
const migrationLock = 7_206_411;

/** Brings a PostgreSQL server's schema up to date; nodes that start together wait for one another. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateNodePostgres(drizzle({ client }), settings);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

export async function migratePGlite(db: PgliteDatabase): Promise<void> {
  await migrateEmbedded(db, settings);
}
