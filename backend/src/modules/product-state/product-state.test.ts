/** @database both: transactions of jobs, distinct rows, and what is written over another node's */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallResponse, Operation } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailJob } from '../../domain/notifications/email-job';
import { defineJob } from '../../platform/jobs/define-job';
import { enqueue } from '../../platform/jobs/queue';
import { jobRetries, jobs } from '../../platform/jobs/schema';
import { createNeighbourOutcomes } from '../../platform/neighbours/outcomes';
import { neighbourOutcomes } from '../../platform/neighbours/schema';
import { documents, publish, remote, writeHost } from '../../testing/deployed-product';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';
import { deadJob } from './testing/dead-job';

const work = defineJob({ name: 'test.work', input: z.object({ id: z.int() }), attempts: 2 });
const run = jest.fn<Promise<void>, []>();

let backend: TestApp;
beforeAll(async () => {
  backend = await testApp({ config: { neighbours: { faults: { 'client-register': 'down' } } } });
  backend.app.jobs.handle(work, run);
});
beforeEach(async () => {
  backend.setNow(testNow);
  await backend.db.delete(jobs);
  await backend.db.delete(jobRetries);
});
afterAll(() => backend.close());

type Jobs = CallResponse<typeof adminCalls.stateJobs>;
type Notifications = CallResponse<typeof notificationCalls.current>;

const call = (operation: Operation, as: DemoLogin = 'admin', input: object = {}) =>
  backend.callOperation(operation, { as, ...input });
const readJobs = async () => (await call(adminCalls.stateJobs)).json<Jobs>();
const retry = (jobId: number, diedOn: string, as: DemoLogin = 'admin') =>
  call(adminCalls.retryJob, as, { params: { jobId }, body: { diedOn } });
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);
const ask = (id: number, runAt = testNow) => enqueue(backend.db, work, { id }, { runAt });
const told = async (as: DemoLogin) =>
  (await call(notificationCalls.current, as))
    .json<Notifications>()
    .filter(({ title }) => title.startsWith('Úloha'));
const readAll = async (as: DemoLogin) =>
  call(notificationCalls.read, as, {
    body: { notificationIds: (await told(as)).map(({ notificationId }) => notificationId) },
  });

const ended = (outcome: 'answered' | 'refused' | 'timeout' | 'malformed') => ({
  neighbour: 'trust-service',
  method: 'seal',
  outcome,
});

/** A job whose attempts all fail. */
async function dies(id: number): Promise<number> {
  run.mockRejectedValue(new Error('Jan Novák 850101/1234'));
  const jobId = await ask(id);
  await backend.app.jobs.runDue();
  const { clock } = backend.app.backend;
  backend.setNow(new Date(clock.now().getTime() + 60_000));
  await backend.app.jobs.runDue();
  run.mockReset();
  return jobId;
}

describe('jobs', () => {
  test('a dead one is told first, without what it was about', async () => {
    await ask(1, later(3_600));
    const { jobId } = await deadJob(backend, 'Error Jan Novák 850101/1234');
    const answer = await call(adminCalls.stateJobs);
    expect(answer.body).not.toMatch(/Nov|850101/);
    expect(answer.json<Jobs>()).toEqual({
      counts: { dead: 1, running: 0, waiting: 1 },
      jobs: [
        {
          jobId,
          name: emailJob.name,
          state: 'dead',
          since: testNow.toISOString(),
          attempts: 16,
          error: 'Error',
        },
        expect.objectContaining({ name: work.name, state: 'waiting', attempts: 0 }),
      ],
    });
  });

  test('a dead one is retried once, whoever asks and however often, and that is written down', async () => {
    const jobId = await dies(1);
    const [{ since: diedOn } = { since: '' }] = (await readJobs()).jobs;
    expect((await retry(jobId, diedOn)).statusCode).toBe(204);
    expect((await retry(jobId, diedOn)).statusCode).toBe(204);
    expect((await retry(jobId, diedOn, 'supervisor')).statusCode).toBe(204);
    const [waiting] = (await readJobs()).jobs;
    expect(waiting).toMatchObject({
      state: 'waiting',
      attempts: 0,
      retriedBy: 'Alena Šťastná',
      retriedOn: later(60).toISOString(),
    });
    expect(await backend.db.select().from(jobRetries)).toMatchObject([{ jobId, name: work.name }]);
    await backend.app.jobs.runDue();
    expect(run).toHaveBeenCalledTimes(1);
    expect((await readJobs()).jobs).toEqual([]);
    // Its answer was lost, and it is done meanwhile.
    expect((await retry(jobId, diedOn)).statusCode).toBe(204);
  });

  test('one that lives, or has died anew, is left alone', async () => {
    const jobId = await ask(1, later(3_600));
    expect((await retry(jobId, testNow.toISOString())).statusCode).toBe(409);
    const { diedOn, ...dead } = await deadJob(backend);
    const [anew] = await backend.db
      .update(jobs)
      .set({ finishedOn: later(5) })
      .where(eq(jobs.id, dead.jobId))
      .returning({ id: jobs.id });
    expect((await retry(anew?.id ?? 0, diedOn)).statusCode).toBe(409);
    expect((await readJobs()).counts).toEqual({ dead: 1, running: 0, waiting: 1 });
    expect((await retry(2_000_000_000, diedOn)).statusCode).toBe(404);
  });

  test('one that dies tells those who may look at it, once until they have read it', async () => {
    await readAll('admin');
    await readAll('supervisor');
    const before = (await told('admin')).length;
    await dies(1);
    await dies(2);
    const [first, ...others] = await told('admin');
    expect(others).toHaveLength(before);
    expect(first).toMatchObject({
      title: 'Úloha na pozadí selhala: test.work',
      page: 'state',
      isRead: false,
    });
    expect((await told('supervisor')).filter(({ isRead }) => !isRead)).toHaveLength(1);
    expect(await told('advisor')).toEqual([]);
    await readAll('admin');
    await dies(3);
    expect((await told('admin')).filter(({ isRead }) => !isRead)).toHaveLength(1);
  });

  test('whoever does not want to be told is not, and no e-mail tells that none can be sent', async () => {
    const choices = async (as: DemoLogin) =>
      (await call(notificationCalls.choices, as))
        .json<CallResponse<typeof notificationCalls.choices>>()
        .map(({ kind }) => kind);
    expect(await choices('admin')).toContain('job-died');
    expect(await choices('advisor')).not.toContain('job-died');
    await readAll('admin');
    await readAll('supervisor');
    const params = { kind: 'job-died' };
    await call(notificationCalls.choose, 'supervisor', { params, body: { isWanted: false } });
    await call(notificationCalls.choose, 'admin', { params, body: { isEmailed: true } });
    await dies(1);
    expect((await told('supervisor')).filter(({ isRead }) => !isRead)).toEqual([]);
    expect(await backend.db.$count(jobs, eq(jobs.name, emailJob.name))).toBe(1);
    await readAll('admin');
    await backend.db.delete(jobs);
    const { app, db } = backend;
    const [held] = await db
      .insert(jobs)
      .values({ name: emailJob.name, input: {}, runAt: testNow, attempts: 15 })
      .returning({ id: jobs.id });
    await app.jobs.runDue();
    expect((await readJobs()).jobs).toMatchObject([{ jobId: held?.id, state: 'dead' }]);
    expect(await db.$count(jobs)).toBe(1);
    expect((await told('admin')).filter(({ isRead }) => !isRead)).toHaveLength(1);
  });

  test('a death that cannot be told is noted all the same', async () => {
    const tell = jest.fn().mockRejectedValue(new Error('cannot be told'));
    const node = await testApp();
    node.app.jobs.handle(defineJob({ ...work, attempts: 1 }), () => Promise.reject(new Error('x')));
    node.app.jobs.onDead(tell);
    await enqueue(node.db, work, { id: 1 }, { runAt: testNow });
    await node.app.jobs.runDue();
    expect(tell).toHaveBeenCalled();
    expect(await node.db.select({ state: jobs.state }).from(jobs)).toEqual([{ state: 'dead' }]);
    await node.close();
  });
});

describe('neighbours', () => {
  type Neighbours = CallResponse<typeof adminCalls.stateNeighbours>;
  const read = async () => (await call(adminCalls.stateNeighbours)).json<Neighbours>();

  test('each is told, with its last failure, and nothing of what was asked', async () => {
    expect(await read()).toContainEqual({ name: 'credit-bureau' });
    const body = { firstName: 'Jan', lastName: 'Novák' };
    expect((await call(customerCalls.search, 'advisor', { body })).statusCode).toBe(503);
    const answer = await call(adminCalls.stateNeighbours);
    expect(answer.body).not.toContain('Nov');
    expect(answer.json<Neighbours>()).toContainEqual({
      name: 'client-register',
      failedOn: testNow.toISOString(),
      failure: 'failed',
      method: 'search',
    });
  });

  test('nodes tell the same: of each kind the latest', async () => {
    await backend.db.delete(neighbourOutcomes);
    let now = later(10);
    const node = (at: number) => {
      now = later(at);
      return createNeighbourOutcomes({ db: backend.db, clock: { now: () => now } });
    };
    const [one, other] = [node(0), node(0)];
    now = later(10);
    one.note(ended('timeout'));
    now = later(20);
    other.note(ended('malformed'));
    now = later(5);
    other.note(ended('refused'));
    await other.write();
    await one.write();
    await one.write();
    const [row] = await backend.db.select().from(neighbourOutcomes);
    expect(row).toEqual({
      neighbour: 'trust-service',
      answeredOn: later(5),
      failedOn: later(20),
      failure: 'malformed',
      method: 'seal',
    });
  });
});

test('versions are told with their channels, and of whom a canary is for only how many', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'product-'));
  const since = '2026-11-20T08:00:00.000Z';
  const page = '<html><head><!-- preload --></head><body><!-- registry --></body></html>';
  writeHost(folder, 'h1', page, { pages: {} });
  publish(folder, {
    host: documents(['h1']),
    pages: { signing: documents(['p1']) },
    remotes: {
      case: remote(['c1', 'c2'], {
        owns: ['/case'],
        canary: { version: 'c2', since, users: ['advisor', 'broker'] },
        off: { since, reason: 'Jan Novák' },
      }),
    },
  });
  const node = await testApp({ config: { productDir: folder } });
  const answer = await node.callOperation(adminCalls.stateVersions, { as: 'admin' });
  expect(answer.json()).toEqual([
    { name: 'host', kind: 'host', versions: [{ version: 'h1', channel: 'stable', since }] },
    {
      name: 'case',
      kind: 'remote',
      offSince: since,
      versions: [
        { version: 'c1', channel: 'stable', since },
        { version: 'c2', channel: 'canary', since, users: 2 },
      ],
    },
    { name: 'signing', kind: 'page', versions: [{ version: 'p1', channel: 'stable', since }] },
  ]);
  await node.close();
  rmSync(folder, { recursive: true });
  expect((await call(adminCalls.stateVersions)).json()).toEqual([]);
});

test.each([
  adminCalls.stateVersions,
  adminCalls.stateJobs,
  adminCalls.stateNeighbours,
  adminCalls.retryJob,
])('$id is for who may look after the product', async (operation) => {
  const input = operation === adminCalls.retryJob ? { params: { jobId: 1 }, body: {} } : {};
  expect((await call(operation, 'advisor', input)).statusCode).toBe(403);
});
