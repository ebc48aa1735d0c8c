import { hkdfSync } from 'node:crypto';
import type { Database } from '../database/database';
import { dataKeyCheck } from './schema';
import { StartError } from '../start-error';

/**
 * Ties the database to the first key that it is used with.
 *
 * @param dataKey 32 bytes
 * @throws StartError when it was another key
 */
export async function checkDataKey(db: Database, dataKey: Buffer): Promise<void> {
  const derived = hkdfSync('sha256', dataKey, Buffer.alloc(0), 'data key: check', 32);
  const value = Buffer.from(derived).toString('base64');
  await db.insert(dataKeyCheck).values({ value }).onConflictDoNothing();
  const [stored] = await db.select().from(dataKeyCheck);
  if (stored?.value === value) return;
  throw new StartError(
    'The database was written with another key; DATA_KEY or the file data.key must be that key.',
  );
}
