/** @database both: locks, leases and transactions */
import { EventEmitter, once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { defineJob } from './define-job';
import { readJobProgress } from './job-progress';
import { parseJobsCommand, runJobsCommand } from './jobs-command';
import { enqueue, releaseAll } from './queue';
import type { JobRun } from './runner';
import { jobs } from './schema';

const print = defineJob({ name: 'test.print', input: z.object({ id: z.int() }), attempts: 3 });
type PrintRun = JobRun<{ id: number }>;

let test: TestApp;
const work = jest.fn<Promise<void>, [PrintRun]>();
beforeAll(async () => {
  test = await testApp();
  test.app.jobs.handle(print, (run) => work(run));
});
beforeEach(async () => {
  await test.db.delete(jobs);
  test.setNow(testNow);
  work.mockReset();
});
afterAll(() => test.close());

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);
const ask = (id: number, options: { runAt?: Date; key?: string } = {}) =>
  enqueue(test.db, print, { id }, { runAt: testNow, ...options });
const read = async (id: number) => {
  const [job] = await test.db.select().from(jobs).where(eq(jobs.id, id));
  if (job === undefined) throw new Error('no such job');
  return job;
};
const done = () => work.mock.calls.map(([{ input }]) => input.id);
const metric = async (line: string) =>
  (await test.app.metrics.metrics()).split('\n').find((text) => text.startsWith(line));

/** Jobs that have failed for the last time. */
const haveDied = async (...ids: number[]) => {
  const queued = [];
  for (const id of ids) queued.push(await ask(id, { key: `offer ${id}` }));
  const finishedOn = testNow;
  const changes = { state: 'dead', attempts: 3, finishedOn, error: 'Error off' } as const;
  await test.db.update(jobs).set(changes);
  return queued;
};

/** A node takes the job, and is not heard of again. */
const die = (id: number) =>
  test.db
    .update(jobs)
    .set({
      state: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      heldBy: '00000000-0000-4000-8000-000000000001',
      heldUntil: sql`clock_timestamp() + interval '1 hour'`,
    })
    .where(eq(jobs.id, id));

const command = (...args: string[]) => runJobsCommand(test.db, parseJobsCommand(args), later(60));
/** However slow the machine. */
const about = (seconds: number) => expect.closeTo(seconds, -3);

it('does what is due, in its order and once', async () => {
  await ask(2, { runAt: later(-1) });
  await ask(3);
  await ask(1, { runAt: later(-2) });
  const future = await ask(4, { runAt: later(1) });
  await test.app.jobs.runDue();
  await test.app.jobs.runDue();
  expect(done()).toEqual([1, 2, 3]);
  expect(await read(future)).toMatchObject({ state: 'waiting', attempts: 0 });
  test.setNow(later(1));
  await test.app.jobs.runDue();
  expect(await read(future)).toMatchObject({ state: 'done', heldBy: null });
});

it('does nothing of a transaction that was undone', async () => {
  const undone = test.db.transaction(async (tx) => {
    await enqueue(tx, print, { id: 1 }, { runAt: testNow });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await test.app.jobs.runDue();
  expect(done()).toEqual([]);
});

it('keeps one unfinished job of a key, and takes another once it is done', async () => {
  const first = await ask(1, { key: 'one' });
  expect(await ask(2, { key: 'one' })).toBe(first);
  await test.app.jobs.runDue();
  expect(await ask(3, { key: 'one' })).not.toBe(first);
});

it('refuses an input that the definition does not take', async () => {
  const wrong = { id: 'Novák' } as unknown as { id: number };
  await expect(enqueue(test.db, print, wrong, { runAt: testNow })).rejects.toThrow(z.ZodError);
});

it('tries again ever later, and gives up in the end', async () => {
  work.mockRejectedValue(new Error('printer is off'));
  const id = await ask(1);
  await test.app.jobs.runDue();
  expect(await read(id)).toMatchObject({ state: 'waiting', runAt: later(10), attempts: 1 });
  await test.app.jobs.runDue();
  expect(done()).toEqual([1]);
  test.setNow(later(10));
  await test.app.jobs.runDue();
  expect(await read(id)).toMatchObject({ state: 'waiting', runAt: later(30), attempts: 2 });
  expect(await metric('jobs_oldest_due_seconds')).toBe('jobs_oldest_due_seconds 0');
  test.setNow(later(35));
  expect(await metric('jobs_oldest_due_seconds')).toBe('jobs_oldest_due_seconds 5');
  await test.app.jobs.runDue();
  expect(await read(id)).toMatchObject({ state: 'dead', error: 'Error printer is off' });
  expect(await metric('jobs{state="dead"}')).toBe('jobs{state="dead"} 1');
  expect(await metric('job_failures_total')).toBe('job_failures_total{name="test.print"} 3');
});

it('keeps no values of a statement in the reason', async () => {
  work.mockImplementation(async () => {
    await test.db.execute(sql`select ${'Novák'}::integer`);
  });
  const id = await ask(1);
  await test.app.jobs.runDue();
  expect((await read(id)).error).toMatch(/\w/);
  expect((await read(id)).error).not.toContain('Novák');
});

describe('a job whose node has died', () => {
  it('is left alone as long as the node may live, then done by another', async () => {
    const id = await ask(1);
    await die(id);
    await test.app.jobs.runDue();
    expect(done()).toEqual([]);
    await test.db.update(jobs).set({ heldUntil: sql`clock_timestamp()` });
    await test.app.jobs.runDue();
    expect(await read(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('is done at once where the next process has the database to itself', async () => {
    await die(await ask(1));
    await releaseAll(test.db);
    await test.app.jobs.runDue();
    expect(done()).toEqual([1]);
  });

  it('is given up when it has ended as many nodes as it has attempts', async () => {
    const id = await ask(1);
    for (let death = 0; death < print.attempts; death += 1) await die(id);
    await releaseAll(test.db);
    await test.app.jobs.runDue();
    expect(done()).toEqual([]);
    expect(await read(id)).toMatchObject({
      state: 'dead',
      error: 'Error node died during each attempt',
    });
  });

  it('changes nothing any more when the node has not died after all', async () => {
    const id = await ask(1);
    work.mockImplementationOnce(async () => {
      await test.db.update(jobs).set({ heldUntil: sql`clock_timestamp()` });
      await test.app.jobs.runDue();
      throw new Error('too late');
    });
    await test.app.jobs.runDue();
    expect(await read(id)).toMatchObject({ state: 'done', attempts: 2, error: null });
  });
});

describe('now', () => {
  it('is done for whoever waits, once for all', async () => {
    const id = await ask(1);
    const { runNow } = test.app.jobs;
    expect(await Promise.all([runNow(id), runNow(id), runNow(id)])).toEqual([true, true, true]);
    expect(done()).toEqual([1]);
  });

  it('leaves a job that failed to its next attempt', async () => {
    work.mockRejectedValue(new Error('printer is off'));
    const id = await ask(1);
    expect(await test.app.jobs.runNow(id)).toBe(false);
    expect(await test.app.jobs.runNow(id)).toBe(false);
    expect(await read(id)).toMatchObject({ state: 'waiting', attempts: 1 });
  });
});

it('tells how far a job is, and what is left by what such jobs took before', async () => {
  const logged: unknown[] = [];
  const id = await ask(1);
  const tell = async () => logged.push(await readJobProgress(test.db, print, id));
  await tell();
  await test.db.insert(jobs).values({
    name: print.name,
    input: {},
    runAt: testNow,
    state: 'done',
    startedOn: sql`clock_timestamp() - interval '11 hours'`,
    finishedOn: sql`clock_timestamp() - interval '1 hour'`,
  });
  await tell();
  work.mockImplementation(async ({ progress }) => {
    await tell();
    await test.db
      .update(jobs)
      .set({ startedOn: sql`clock_timestamp() - interval '3 hours'` })
      .where(eq(jobs.id, id));
    await progress(0.75);
    await tell();
  });
  await test.app.jobs.runDue();
  await tell();
  expect(logged).toEqual([
    { state: 'waiting', progress: 0 },
    { state: 'waiting', progress: 0, secondsLeft: about(36_000) },
    { state: 'running', progress: 0, secondsLeft: about(36_000) },
    { state: 'running', progress: 0.75, secondsLeft: about(3_600) },
    { state: 'done', progress: 1 },
  ]);
  expect(await readJobProgress(test.db, { name: 'test.other' }, id)).toBeUndefined();
});

describe('the command', () => {
  it('lists dead jobs', async () => {
    expect(await command('list')).toEqual(['No dead jobs.']);
    const [id] = await haveDied(1);
    expect(await command('list')).toEqual([
      `${id} test.print (offer 1), 2026-11-20T09:00:00.000Z, 3 attempts: Error off`,
    ]);
  });

  it('has one tried again, with all its attempts', async () => {
    const [id, other] = await haveDied(1, 2);
    expect(await command('retry', `${id}`)).toEqual([`${id} test.print queued again`]);
    await test.app.jobs.runDue();
    test.setNow(later(60));
    await test.app.jobs.runDue();
    expect(done()).toEqual([1]);
    expect(await read(other ?? 0)).toMatchObject({ state: 'dead' });
  });

  it('drops them', async () => {
    await haveDied(1, 2);
    const waiting = await ask(3);
    expect(await command('drop', 'all')).toHaveLength(2);
    expect(await test.db.$count(jobs)).toBe(1);
    await expect(command('drop', `${waiting}`)).rejects.toThrow(`There is no dead job ${waiting}.`);
  });

  it.each([[[]], [['retry']], [['retry', 'x']], [['list', '1']], [['drop', '1', '2']]])(
    'refuses %j',
    (args) => expect(() => parseJobsCommand(args)).toThrow('jobs takes'),
  );
});

it('leaves what does not finish in time to another node', async () => {
  const node = await testApp();
  const signals: AbortSignal[] = [];
  node.app.jobs.handle(print, async ({ signal }) => {
    signals.push(signal);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  });
  const id = await enqueue(node.db, print, { id: 1 }, { runAt: testNow });
  const begun = node.app.jobs.runDue();
  while (signals.length === 0) await new Promise(setImmediate);
  await node.app.jobs.stop(0);
  await begun;
  const [job] = await node.db.select().from(jobs).where(eq(jobs.id, id));
  expect(job).toMatchObject({ state: 'waiting', attempts: 0, heldBy: null });
  await node.close();
});

it('finishes what is under way before it ends, and begins nothing', async () => {
  const node = await testApp();
  const signals: AbortSignal[] = [];
  const finish = new EventEmitter();
  node.app.jobs.handle(print, async ({ signal }) => {
    signals.push(signal);
    await once(finish, 'now');
  });
  await enqueue(node.db, print, { id: 1 }, { runAt: testNow });
  await enqueue(node.db, print, { id: 2 }, { runAt: testNow });
  const begun = node.app.jobs.runDue();
  while (signals.length === 0) await new Promise(setImmediate);
  const stopped = node.app.jobs.stop(60_000);
  finish.emit('now');
  await Promise.all([stopped, begun]);
  const states = await node.db.select({ state: jobs.state }).from(jobs).orderBy(jobs.id);
  expect(states).toEqual([{ state: 'done' }, { state: 'waiting' }]);
  await node.close();
});
