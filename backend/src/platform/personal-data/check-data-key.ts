import { hkdfSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { dataKeyCheck } from './schema';
import { StartError } from '../start-error';

/** What the database keeps of its key; the key does not follow from it. */
const trace = (dataKey: Buffer): string =>
  Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), 'data key: check', 32)).toString(
    'base64',
  );

/**
 * Ties the database to the first key that it is used with.
 *
 * @param dataKey 32 bytes
 * @throws StartError when it was another key
 */
export async function checkDataKey(db: Database, dataKey: Buffer): Promise<void> {
  await db
    .insert(dataKeyCheck)
    .values({ value: trace(dataKey) })
    .onConflictDoNothing();
  await refuseOtherKey(db, dataKey);
}

/**
 * The same of a database whose schema may be that of another release, or not there yet; changes nothing.
 *
 * @param dataKey 32 bytes
 * @throws StartError when it was written with another key
 */
export async function refuseOtherKey(db: Database, dataKey: Buffer): Promise<void> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select to_regclass('data_key_check') is not null as known`,
  );
  if (rows[0]?.known !== true) return;
  const [stored] = await db.select().from(dataKeyCheck);
  if (stored === undefined || stored.value === trace(dataKey)) return;
  throw new StartError(
    'The database was written with another key; DATA_KEY or the file data.key must be that key.',
  );
}
