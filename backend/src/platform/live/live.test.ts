/** @database both: a notification of PostgreSQL comes by another way */
import { adminCalls } from '@advisor/contracts/admin/calls';
import { liveCalls } from '@advisor/contracts/live/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { testCalls } from '@advisor/contracts/test/calls';
import { openStream, type TestStream } from '../../testing/live-stream';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { accessJournal } from '../access-journal/schema';
import { defineJob } from '../jobs/define-job';
import { enqueue } from '../jobs/queue';
import type { JobRun } from '../jobs/runner';
import { publish, type Signal } from './signal';

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

let test: TestApp;
const opened: TestStream[] = [];
beforeAll(async () => void (test = await testApp()));
afterEach(async () => {
  test.setNow(testNow);
  for (const stream of opened.splice(0)) await stream.close();
});
afterAll(() => test.close());

async function open(who: Parameters<typeof openStream>[1], node = test): Promise<TestStream> {
  const stream = await openStream(node, who);
  opened.push(stream);
  return stream;
}

const toEverybody: Signal = { to: { everybody: true }, message: { topic: 'banners' } };
const tellAll = () => publish(test.db, toEverybody);

it('is for who is signed in', async () => {
  const answer = await test.callOperation(liveCalls.stream);
  expect(answer.statusCode).toBe(401);
});

it('answers by events that nobody compresses, keeps or collects', async () => {
  const { status, headers } = await open('advisor');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-trace-id': expect.any(String),
  });
  expect(headers.get('content-encoding')).toBeNull();
});

it('tells every open page what concerns everybody, and a user what concerns them', async () => {
  const [advisor, broker] = [await open('advisor'), await open('broker')];
  await publish(test.db, { to: { userId: 1 }, message: { topic: 'notifications' } });
  await tellAll();
  expect(await advisor.next()).toEqual({ topic: 'notifications' });
  expect(await advisor.next()).toEqual({ topic: 'banners', spreadMs: expect.any(Number) });
  expect(await broker.next()).toMatchObject({ topic: 'banners' });
});

it('tells in the order of the changes, however long an area looks whom one concerns', async () => {
  const area = 'test.slow';
  test.app.live.hear(area, async (receivers) => {
    for (let look = 0; look < 20; look += 1) await test.db.execute(sql`select 1`);
    return { receivers, message: { topic: 'version' } };
  });
  const stream = await open('advisor');
  await publish(test.db, { area, id: 1 });
  await tellAll();
  expect(await stream.next()).toEqual({ topic: 'version' });
  expect(await stream.next()).toEqual({ topic: 'banners' });
});

it('says nothing of a change that is taken back', async () => {
  const stream = await open('advisor');
  const takenBack = test.db.transaction(async (tx) => {
    await publish(tx, { ...toEverybody, message: { topic: 'version' } });
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  await test.db.transaction((tx) => publish(tx, toEverybody));
  expect(await stream.next()).toEqual({ topic: 'banners' });
});

it('leaves alone what nodes of another release say', async () => {
  const stream = await open('advisor');
  const foreign = { to: { planet: 3 }, message: { topic: 'weather' } } as unknown as Signal;
  await publish(test.db, foreign);
  await tellAll();
  expect(await stream.next()).toEqual({ topic: 'banners' });
});

describe('something that a user waits for', () => {
  const job = defineJob({
    name: 'test.awaited',
    input: z.object({ userId: z.int() }),
    attempts: 1,
    askedBy: ({ userId }) => userId,
  });

  it.each([
    ['moves on', async ({ progress }: JobRun<unknown>) => progress(0.5), 2],
    ['fails', () => Promise.reject(new Error('off')), 1],
    ['is done', async () => undefined, 1],
  ])('%s: nobody else is told', async (_what, work, times) => {
    const [waiting, other] = [await open('advisor'), await open('broker')];
    test.app.jobs.handle(job, work);
    await enqueue(test.db, job, { userId: 1 }, { runAt: test.app.backend.clock.now() });
    await test.app.jobs.runDue();
    await tellAll();
    for (let time = 0; time < times; time += 1)
      expect(await waiting.next()).toEqual({ topic: 'jobs' });
    for (const stream of [waiting, other])
      expect(await stream.next()).toMatchObject({ topic: 'banners' });
  });
});

it('tells who may see it that somebody has signed in or out, and nobody else', async () => {
  const [admin, broker] = [await open('admin'), await open('broker')];
  // That the broker has.
  expect(await admin.next()).toEqual({ topic: 'sessions' });
  const headers = { cookie: await test.signIn('advisor') };
  expect(await admin.next()).toEqual({ topic: 'sessions' });
  await test.callOperation(sessionCalls.signOut, { headers });
  expect(await admin.next()).toEqual({ topic: 'sessions' });
  await tellAll();
  expect(await broker.next()).toMatchObject({ topic: 'banners' });
});

describe('ends with the session:', () => {
  const endings = {
    'the user signs out': (cookie: string) =>
      test.callOperation(sessionCalls.signOut, { headers: { cookie } }),
    'the user signs out elsewhere, everywhere': () =>
      test.callOperation(sessionCalls.endOtherSessions, { as: 'advisor' }),
    'an administrator ends it': () =>
      test.callOperation(adminCalls.endSessions, { as: 'admin', params: { userId: 1 } }),
    'it has been idle for too long': async () => {
      test.setNow(minutes(31));
      await test.app.live.beat();
    },
    'its time is over': () =>
      test.callOperation(testCalls.moveClock, { body: { now: minutes(601) } }),
  };

  it.each(Object.keys(endings) as (keyof typeof endings)[])('%s', async (ending) => {
    const cookie = await test.signIn('advisor');
    const stream = await open({ cookie });
    await endings[ending](cookie);
    expect(await stream.next()).toMatchObject({ topic: 'session-ended' });
    expect(await stream.next()).toBeUndefined();
    expect((await open({ cookie })).status).toBe(401);
  });

  it('and with no other', async () => {
    const cookie = await test.signIn('advisor');
    const [own, colleague] = [await open({ cookie }), await open('broker')];
    await open('advisor');
    await test.callOperation(sessionCalls.endOtherSessions, { headers: { cookie } });
    await test.app.live.beat();
    await tellAll();
    expect(await own.next()).toMatchObject({ topic: 'banners' });
    expect(await colleague.next()).toMatchObject({ topic: 'banners' });
  });
});

it('does not keep a session alive', async () => {
  const cookie = await test.signIn('advisor');
  test.setNow(minutes(20));
  await open({ cookie });
  test.setNow(minutes(31));
  const answer = await test.callOperation(sessionCalls.loggedInUser, { headers: { cookie } });
  expect(answer.statusCode).toBe(401);
});

it('outlives the time that a call may take', async () => {
  const node = await testApp({
    config: { handlerTimeout: 50 },
    withRoutes: (app) => app.get('/never', () => new Promise(() => undefined)),
  });
  const stream = await open('advisor', node);
  expect((await node.call({ url: '/never' })).statusCode).toBe(503);
  await publish(node.db, toEverybody);
  expect(await stream.next()).toEqual({ topic: 'banners' });
  await node.close();
});

it('is refused to a user who has too many, and by a node that has too many', async () => {
  const node = await testApp({ config: { streams: { ofUser: 2, ofNode: 3 } } });
  const first = await openStream(node, 'advisor');
  await openStream(node, 'advisor');
  const refused = await openStream(node, 'advisor');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await openStream(node, 'broker')).status).toBe(200);
  expect((await openStream(node, 'admin')).status).toBe(429);
  await first.close();
  expect((await openStream(node, 'advisor')).status).toBe(200);
  await node.close();
});

it('is ended by a node that leaves, so that its pages come back one after another', async () => {
  const node = await testApp();
  const streams = [await openStream(node, 'advisor'), await openStream(node, 'broker')];
  await node.close();
  for (const stream of streams) {
    expect(await stream.next()).toBeUndefined();
    expect(stream.retryMs()).toBeGreaterThanOrEqual(500);
  }
});

it('says when to come back should its node die, to each page another time', async () => {
  const streams = [await open('advisor'), await open('broker')];
  await tellAll();
  for (const stream of streams) await stream.next();
  const times = streams.map(({ retryMs }) => retryMs() ?? 0);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(500);
  expect(new Set(times).size).toBe(2);
});

it('is counted, timed by nobody, and no access to a client', async () => {
  const stream = await open('advisor');
  const before = await test.app.metrics.metrics();
  const told = Number(/^live_messages_total\{topic="banners"\} (\d+)$/m.exec(before)?.[1] ?? 0);
  await tellAll();
  await stream.next();
  const figures = () => test.app.metrics.metrics();
  expect(await figures()).toMatch(/^live_streams 1$/m);
  expect(await figures()).toContain(`live_messages_total{topic="banners"} ${told + 1}\n`);
  await stream.close();
  expect(await figures()).toMatch(/^live_streams 0$/m);
  expect(await figures()).not.toMatch(/http_request_duration_seconds.*api\/v1\/live"/);
  expect(await test.db.$count(accessJournal)).toBe(0);
});
