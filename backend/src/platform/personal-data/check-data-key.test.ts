/** @database both: an insert that meets an earlier one */
import type { DatabaseHandle } from '../database/database-handle';
import { StartError } from '../start-error';
import { onlyDemoUsers, openTestDatabase } from '../../testing/test-database';
import { checkDataKey } from './check-data-key';

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openTestDatabase(onlyDemoUsers);
});
afterAll(() => database.close());

it('takes the first key, again and again, and no other', async () => {
  const key = Buffer.alloc(32, 'one');
  await checkDataKey(database.db, key);
  await checkDataKey(database.db, key);
  await expect(checkDataKey(database.db, Buffer.alloc(32, 'two'))).rejects.toThrow(StartError);
  await checkDataKey(database.db, key);
});
