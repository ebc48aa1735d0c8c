import { adminCalls } from '@advisor/contracts/admin/calls';
import { sql } from 'drizzle-orm';
import { openStream, type TestStream } from '../../testing/live-stream';
import { twoNodes } from '../../testing/two-nodes';
import type { TestApp } from '../../testing/test-app';
import { publish, type Signal } from './signal';

let nodes: [TestApp, TestApp];
beforeEach(async () => void (nodes = await twoNodes()));
afterEach(() => nodes[0].close());

const banners: Signal = { to: { everybody: true }, message: { topic: 'banners' } };
const onEach = (login: 'advisor' | 'broker'): Promise<[TestStream, TestStream]> =>
  Promise.all([openStream(nodes[0], login), openStream(nodes[1], login)]);

it('tells the pages of each node what either has changed', async () => {
  const streams = await onEach('advisor');
  for (const { db } of nodes) {
    await publish(db, banners);
    for (const stream of streams) expect(await stream.next()).toEqual({ topic: 'banners' });
  }
});

it('tells once the transaction has committed, and nothing of one that has not', async () => {
  const [here, there] = await onEach('advisor');
  const [{ db }] = nodes;
  const takenBack = db.transaction(async (tx) => {
    await publish(tx, { ...banners, message: { topic: 'version' } });
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  await db.transaction(async (tx) => {
    await publish(tx, { ...banners, message: { topic: 'notifications' } });
    // Of another transaction, which commits first.
    await publish(nodes[1].db, banners);
    for (const stream of [here, there]) expect(await stream.next()).toEqual({ topic: 'banners' });
  });
  for (const stream of [here, there]) {
    expect(await stream.next()).toEqual({ topic: 'notifications' });
  }
});

it('ends the streams of a session wherever it was ended', async () => {
  const [, there] = await onEach('advisor');
  const colleague = await openStream(nodes[1], 'broker');
  await nodes[0].callOperation(adminCalls.endSessions, { as: 'admin', params: { userId: 1 } });
  expect(await there.next()).toEqual({ topic: 'session-ended' });
  expect(await there.next()).toBeUndefined();
  await publish(nodes[0].db, banners);
  expect(await colleague.next()).toMatchObject({ topic: 'banners' });
});

it('says that something may have been missed when the node was cut off, and hears again', async () => {
  const streams = await onEach('advisor');
  const [{ db }] = nodes;
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`);
  for (const stream of streams) expect(await stream.next()).toEqual({ topic: 'missed' });
  await publish(db, banners);
  for (const stream of streams) expect(await stream.next()).toEqual({ topic: 'banners' });
});

it('goes on when the other node leaves, whose pages come back', async () => {
  const [here, there] = await onEach('advisor');
  await nodes[1].app.close();
  expect(await there.next()).toBeUndefined();
  expect(there.retryMs()).toBeGreaterThanOrEqual(500);
  const back = await openStream(nodes[0], 'advisor');
  await publish(nodes[0].db, banners);
  for (const stream of [here, back])
    expect(await stream.next()).toMatchObject({ topic: 'banners' });
});
