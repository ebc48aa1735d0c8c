/** @database both: what the catalogue of tables and indexes answers */
import { sql } from 'drizzle-orm';
import { cases } from '../domain/cases/schema/cases';
import {
  customersOnSA,
  households,
  salesArrangements,
} from '../domain/cases/schema/sales-arrangements';
import { type TestApp, testApp } from '../testing/test-app';
import { withoutIndexes } from './deferred-indexes';

const tables = [cases, salesArrangements, households, customersOnSA];

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

async function definitions(db = backend.db): Promise<string[]> {
  const { rows } = await db.execute<{ definition: string }>(sql`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all
    select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
    order by 1
  `);
  return rows.map(({ definition }) => definition);
}

test('every index and constraint is there again afterwards', async () => {
  const before = await definitions();
  let during: string[] = [];
  await backend.db.transaction((tx) =>
    withoutIndexes(
      tx,
      tables,
      async () => void (during = await definitions(tx)),
      () => undefined,
    ),
  );
  expect(during.length).toBeLessThan(before.length - 15);
  expect(during.filter((definition) => !before.includes(definition))).toEqual([]);
  expect(await definitions()).toEqual(before);
});

test('a failure leaves everything as it was', async () => {
  const before = await definitions();
  const failing = backend.db.transaction((tx) =>
    withoutIndexes(
      tx,
      tables,
      () => Promise.reject(new Error('full')),
      () => undefined,
    ),
  );
  await expect(failing).rejects.toThrow('full');
  expect(await definitions()).toEqual(before);
});
