import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { openDatabase } from './client';
import type { DatabaseHandle } from './database-handle';

let database: DatabaseHandle;
beforeAll(async () => void (database = await openDatabase({ transactionTimeout: 500 })));
afterAll(() => database.close());

const one = async () => (await database.db.execute(sql`select 1 as one`)).rows;

it('rolls back a transaction that never ends, and goes on', async () => {
  const { db } = database;
  const never = db.transaction(async (tx) => {
    await tx.execute(sql`create table half (id integer)`);
    await new Promise(() => undefined);
  });
  const behind = one();
  // As a server answers it: the caller gets 503.
  await expect(never).rejects.toMatchObject({ code: '25P03' });
  expect(await behind).toEqual([{ one: 1 }]);
  await expect(db.execute(sql`select from half`)).rejects.toThrow(Error);
});

it('answers what a transaction reads beside itself', async () => {
  const { db } = database;
  const read = db.transaction(async (tx) => {
    await tx.execute(sql`create table beside (id integer)`);
    return db.execute(sql`select count(*)::int as count from beside`);
  });
  expect((await read).rows).toEqual([{ count: 0 }]);
});

it('lets what outlives its transaction go on without it', async () => {
  const { db } = database;
  const moments = new EventEmitter();
  let later: ReturnType<typeof one> | undefined;
  await db.transaction(async () => void (later = once(moments, 'end').then(one)));
  moments.emit('end');
  expect(await later).toEqual([{ one: 1 }]);
});

it('refuses a transaction within another at once', async () => {
  const { db } = database;
  const within = db.transaction(() => db.transaction(one));
  await expect(within).rejects.toThrow('a transaction within another');
  expect(await one()).toEqual([{ one: 1 }]);
});

it('lets one that ends in time do so', async () => {
  const { db } = database;
  await db.transaction((tx) => tx.execute(sql`create table whole (id integer)`));
  expect((await db.execute(sql`select count(*)::int as count from whole`)).rows).toEqual([
    { count: 0 },
  ]);
});
