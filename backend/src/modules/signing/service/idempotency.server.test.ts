import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { signingIdempotency } from '../schema/signing-records';
import { sentinel, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

/** Transactions of our database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await backend.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

it('of two documents that are signed with one key at the same time, one is refused', async () => {
  const { first, signRaw } = signingClient(backend);
  const ids = [(await first(sentinel(33))).Id, (await first(sentinel(35))).Id];
  const headers = { 'idempotency-key': randomUUID() };
  // Both have found the key unused before either writes it down.
  const answers = await backend.db.transaction(async (tx) => {
    await tx.execute(sql`lock table signing_idempotency in share row exclusive mode`);
    const calls = ids.map((id) => signRaw(id, { headers }));
    while ((await waiting()) < calls.length);
    return { calls };
  });
  const statuses = (await Promise.all(answers.calls)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const free = [await first(sentinel(33)), await first(sentinel(35))];
  expect(free.map(({ CanBeSigned }) => CanBeSigned)).toEqual(
    statuses.map((status) => status === 409),
  );
  expect(await backend.db.$count(signingIdempotency)).toBe(1);
});
