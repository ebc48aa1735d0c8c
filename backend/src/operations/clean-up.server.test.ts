import { eq, sql } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions';
import { testNow } from '../testing/test-app';
import { twoNodes } from '../testing/two-nodes';
import { cleanUp, cleanUpLock } from './clean-up';

let nodes: Awaited<ReturnType<typeof twoNodes>>;
beforeAll(async () => {
  nodes = await twoNodes();
});
afterAll(() => nodes[0].close());

const past = new Date(testNow.getTime() - 60_000);
const over = (idHash: string) => ({
  idHash,
  userId: 1,
  createdAt: past,
  lastSeenAt: past,
  validTo: past,
});

it('is done by one node at a time', async () => {
  const [{ db }, other] = nodes;
  await db.insert(sessions).values(over('one'));
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${cleanUpLock})`);
    expect(await cleanUp(other.app.backend)).toBeUndefined();
  });
  expect(await cleanUp(other.app.backend)).toBe(1);
});

it('waits for nobody: what a call has locked is left for the next round', async () => {
  const [{ db }, other] = nodes;
  await db.insert(sessions).values([over('in use'), over('free')]);
  await db.transaction(async (tx) => {
    await tx.select().from(sessions).where(eq(sessions.idHash, 'in use')).for('update');
    expect(await cleanUp(other.app.backend)).toBe(1);
  });
  expect(await cleanUp(other.app.backend)).toBe(1);
});
