import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { openDatabase } from './client';
import type { Database } from './database';
import type { DatabaseHandle } from './database-handle';
import { onlyDemoUsers, openTestDatabase } from '../../testing/test-database';

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

it.each([
  ['statement_timeout', '25s'],
  ['lock_timeout', '2s'],
  ['idle_in_transaction_session_timeout', '30s'],
])('does not wait for ever: %s is %s', async (name, value) => {
  const { rows } = await database.db.execute(sql`select current_setting(${name}) as value`);
  expect(rows).toEqual([{ value }]);
});

it('reads while transactions wait for a row that somebody holds', async () => {
  const { db, connections } = database;
  const hold = new EventEmitter();
  const [taken, released] = [once(hold, 'taken'), once(hold, 'released')];
  const held = db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = 1 for update`);
    hold.emit('taken');
    await released;
  });
  await taken;
  // All other connections of transactions, and a few that get none.
  const waiters = Array.from({ length: 9 }, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = 0`);
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select from users where id = 1 for update`);
    }),
  );
  // Whoever gets no connection gives up on a slow machine, which is no concern of this test.
  const ended = Promise.allSettled(waiters);
  expect(connections?.().waiting).toBeGreaterThan(0);
  const waiting = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    return rows[0]?.count ?? 0;
  };
  try {
    // They wait for the row, or for the others' turn.
    while ((await waiting()) < 6) await db.execute(sql`select pg_sleep(0.05)`);
    await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select 1`)));
    expect(await waiting()).toBe(6);
  } finally {
    hold.emit('released');
    await Promise.all([held, ended]);
  }
});

it('prepares a database without these limits', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  );
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
    pathname: `/${rows[0]?.name}`,
  }).href;
  let limit: unknown;
  const prepare = async (db: Database) => {
    limit = (await db.execute(sql`select current_setting('statement_timeout') as value`)).rows;
  };
  await (await openDatabase({ url, prepare })).close();
  expect(limit).toEqual([{ value: '0' }]);
});
