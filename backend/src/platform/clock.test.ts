import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseCalls } from '@advisor/contracts/case/calls';
import { testCalls } from '@advisor/contracts/test/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { z } from 'zod';
import { type TestApp, testApp, testNow } from '../testing/test-app';
import { systemClock } from './clock';
import { defineDailyJob, defineJob } from './jobs/define-job';
import { enqueue } from './jobs/queue';
import { packageFolder } from './package-folder';

let test: TestApp;
const days: string[] = [];
beforeAll(async () => {
  test = await testApp();
  test.app.jobs.handleDaily(defineDailyJob('test.day', '00:00'), async ({ input }) => {
    days.push(input.day);
  });
});
beforeEach(() => test.setNow(testNow));
afterAll(() => test.close());

const move = (body: object) => test.callOperation(testCalls.moveClock, { body });

it('is moved by a call; sessions, jobs and pages follow', async () => {
  await test.app.jobs.runDue();
  const cookie = await test.signIn('advisor');
  const user = () => test.callOperation(sessionCalls.loggedInUser, { headers: { cookie } });
  expect((await user()).statusCode).toBe(200);
  const answer = await move({ now: '2026-11-22T10:00:00+01:00' });
  expect(answer.json()).toEqual({ now: '2026-11-22T09:00:00.000Z' });
  expect(days).toEqual(['2026-11-21', '2026-11-22']);
  const late = await user();
  expect(late.statusCode).toBe(401);
  expect(late.headers.date).toBe('Sun, 22 Nov 2026 09:00:00 GMT');
});

it('does by the time as it was what was due by then', async () => {
  const done: string[] = [];
  const job = defineJob({ name: 'test.due', input: z.object({}), attempts: 1 });
  test.app.jobs.handle(job, async () => {
    done.push(test.app.backend.clock.now().toISOString());
  });
  await enqueue(test.app.backend.db, job, {}, { runAt: testNow });
  await move({ now: '2026-11-24T10:00:00+01:00' });
  expect(done).toEqual([testNow.toISOString()]);
});

it('takes an instant with its zone only', async () => {
  expect((await move({ now: '2026-11-22' })).statusCode).toBe(400);
});

it('stays as it is in production', async () => {
  const { backend } = test.app;
  const { clock } = backend;
  backend.clock = systemClock;
  expect((await move({ now: '2027-03-01T09:00:00Z' })).statusCode).toBe(404);
  const answer = await test.callOperation(caseCalls.get, { params: { caseId: 1 } });
  expect(answer.headers.date).not.toBe(testNow.toUTCString());
  backend.clock = clock;
});

/** Who may ask the machine for the time. */
// The watchdog's thread writes a line of the log, which has the machine's time.
const exempt = /(^|\/)(platform\/(clock|watchdog\/watchdog\.thread)\.ts|testing\/.*|.*\.test\.ts)$/;

it('is the only one: nothing else asks the machine or the database for the time', () => {
  const folder = join(packageFolder, 'src');
  const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !exempt.test(file))
    .filter((file) =>
      /new Date\(\)|Date\.now\(\)|defaultNow\(\)|(?<![.\w])now\(\)|current_(date|timestamp)/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
  expect(asking).toEqual([]);
});
