import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from './database-handle';
import { onlyDemoUsers, openTestDatabase } from '../testing/test-database';

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openTestDatabase(onlyDemoUsers);
});
afterAll(() => database.close());

it('survives a connection that is lost in the middle of a transaction', async () => {
  const { db } = database;
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    // Lost while no statement is under way: nobody but the event tells of it.
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow(Error);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
