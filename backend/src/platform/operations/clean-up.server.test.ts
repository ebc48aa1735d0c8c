import { eq } from 'drizzle-orm';
import { sessions } from '../session/schema/sessions';
import { testNow } from '../../testing/test-app';
import { twoNodes } from '../../testing/two-nodes';
import { outdatedRows } from '../../modules';
import { cleanUp } from './clean-up';

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

it('waits for nobody: what a call has locked is left for the next round', async () => {
  const [{ db }, other] = nodes;
  await db.insert(sessions).values([over('in use'), over('free')]);
  await db.transaction(async (tx) => {
    await tx.select().from(sessions).where(eq(sessions.idHash, 'in use')).for('update');
    expect(await cleanUp(other.app.backend, outdatedRows)).toBe(1);
  });
  expect(await cleanUp(other.app.backend, outdatedRows)).toBe(1);
});
