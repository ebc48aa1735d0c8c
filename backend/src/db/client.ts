import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type Database, databaseCasing } from './database';
import { lockFolder } from './folder-lock';
import { migratePGlite, migratePostgres } from './migrations';

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the database runs in the process. */
  url?: string;
  /** Folder of the embedded database; without it the database lives in memory. */
  dataDir?: string;
  /** Throws the embedded database's folder away first. */
  reset?: boolean;
  /** A dumped folder to start the embedded database from. */
  template?: Blob;
}

export interface DatabaseHandle {
  db: Database;
  kind: 'embedded' | 'server';
  /** The embedded database's folder as a file, to start others from. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  return options.url === undefined ? openEmbedded(options) : openServer(options.url);
}

async function openServer(connectionString: string): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'advisor-backend',
  });
  // A connection lost while idle is replaced by the pool; unhandled it would end the process.
  pool.on('error', () => undefined);
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzlePg({ client: pool, casing: databaseCasing }) as unknown as Database;
  const dump = () => Promise.reject(new Error('a server is dumped by its own tools'));
  return { db, kind: 'server', dump, close: () => pool.end() };
}

async function openEmbedded({
  dataDir,
  template,
  reset = false,
}: DatabaseOptions): Promise<DatabaseHandle> {
  const unlock = dataDir === undefined ? undefined : lockFolder(dataDir);
  try {
    if (reset && dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
    const client = await PGlite.create({
      dataDir,
      loadDataDir: template,
      extensions: { pg_trgm },
    });
    const driver = drizzlePGlite({ client, casing: databaseCasing });
    await migratePGlite(driver);
    const close = async () => {
      await client.close();
      unlock?.();
    };
    const db = driver as unknown as Database;
    return { db, kind: 'embedded', dump: () => client.dumpDataDir('none'), close };
  } catch (error) {
    unlock?.();
    throw error;
  }
}
