import { asc, eq } from 'drizzle-orm';
import { type TestApp, testApp } from '../../testing/test-app';
import { defineDailyJob } from './define-job';
import { runJobsCommand } from './jobs-command';
import type { JobRun } from './runner';
import { jobDays, jobs } from './schema';

const close = defineDailyJob('test.close-day', '02:30');

let test: TestApp;
const work = jest.fn<Promise<void>, [JobRun<{ day: string }>]>();
beforeAll(async () => {
  test = await testApp();
  test.app.jobs.handleDaily(close, (run) => work(run));
});
beforeEach(async () => {
  work.mockReset();
  await test.db.delete(jobs).where(eq(jobs.name, close.name));
  await test.db.delete(jobDays).where(eq(jobDays.name, close.name));
});
afterAll(() => test.close());

/** The node looks for jobs at an instant; the days that were done then. */
async function look(now: string): Promise<string[]> {
  work.mockClear();
  test.setNow(new Date(now));
  await test.app.jobs.runDue();
  return work.mock.calls.map(([{ input }]) => input.day);
}

it('is done once a day, from its time in Prague on', async () => {
  expect(await look('2026-11-20T09:00Z')).toEqual([]);
  expect(await look('2026-11-21T01:29Z')).toEqual([]);
  expect(await look('2026-11-21T01:30Z')).toEqual(['2026-11-21']);
  expect(await look('2026-11-21T22:00Z')).toEqual([]);
  expect(await look('2026-11-22T01:29Z')).toEqual([]);
});

it('makes up for days that nobody was there for, in their order', async () => {
  await look('2026-12-29T09:00Z');
  expect(await look('2027-01-02T09:00Z')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});

it('does no day again when the clock is moved back', async () => {
  await look('2026-11-20T09:00Z');
  expect(await look('2026-11-21T09:00Z')).toEqual(['2026-11-21']);
  expect(await look('2026-11-20T09:00Z')).toEqual([]);
  expect(await look('2026-11-21T09:00Z')).toEqual([]);
});

it('is neither left out nor done twice when clocks are changed', async () => {
  await look('2027-03-27T09:00Z');
  // 01:59 and 03:00 in Prague.
  expect(await look('2027-03-28T00:59Z')).toEqual([]);
  expect(await look('2027-03-28T01:00Z')).toEqual(['2027-03-28']);
  await look('2027-10-30T09:00Z');
  // 02:30 in Prague, twice.
  expect(await look('2027-10-31T00:30Z')).toEqual(['2027-10-31']);
  expect(await look('2027-10-31T01:30Z')).toEqual([]);
});

it('waits with a day until the days before are done or given up', async () => {
  await look('2026-11-20T09:00Z');
  work.mockRejectedValue(new Error('off'));
  expect(await look('2026-11-22T09:00Z')).toEqual(['2026-11-21']);
  work.mockResolvedValue();
  expect(await look('2026-11-22T09:00:05Z')).toEqual([]);
  expect(await look('2026-11-22T09:00:10Z')).toEqual(['2026-11-21', '2026-11-22']);

  work.mockRejectedValue(new Error('off'));
  const hours = ['09', '10', '11', '12', '13', '14', '15', '16', '17'];
  for (const hour of hours) await look(`2026-11-23T${hour}:00Z`);
  work.mockResolvedValue();
  expect(await look('2026-11-24T09:00Z')).toEqual([]);
  await runJobsCommand(test.db, { action: 'drop' }, new Date());
  expect(await look('2026-11-24T10:00Z')).toEqual(['2026-11-24']);
  const rows = await test.db
    .select({ state: jobs.state })
    .from(jobs)
    .where(eq(jobs.name, close.name))
    .orderBy(asc(jobs.id));
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['done']));
});
