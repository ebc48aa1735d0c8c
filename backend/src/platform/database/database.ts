import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { packageFolder } from '../package-folder';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to a raw statement. */
interface DriverResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The database, whichever driver stands behind it. Raw statements (`db.execute`) answer `{ rows }`;
 * bigint and numeric arrive there as the driver has them, so cast them in SQL.
 */
export type Database = PgDatabase<DriverResult>;

/** The options that both drivers and drizzle-kit share. */
export const databaseCasing = 'snake_case';

export const migrationsFolder = join(packageFolder, 'migrations');
