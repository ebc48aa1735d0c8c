import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { reportLimits } from '@advisor/contracts/diagnostics/report-form';
import { eq } from 'drizzle-orm';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { browserErrors } from './schema';
import { sessions } from '../../platform/session/schema/sessions';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

type Batch = CallBody<typeof diagnosticsCalls.report>;
type Summary = CallResponse<typeof diagnosticsCalls.summary>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const minute = 60_000;
let minutes = 0;
/** Another minute for each test, so that none counts for the next one's limit. */
beforeEach(() => backend.setNow(new Date(testNow.getTime() + minute * 10 * minutes++)));

const part = { part: 'case', version: 'v1', channel: 'canary', route: '/mortgage/hub' } as const;
const error: Batch['errors'][number] = {
  ...part,
  origin: 'render',
  name: 'TypeError',
  fingerprint: '01ab',
  frames: ['/remotes/case/v1/page.0123456789.js:1:20'],
  count: 2,
};
const lcp = (value: number, version = 'v1') => ({ ...part, version, name: 'LCP' as const, value });

const report = (body: unknown, headers?: Record<string, string>) =>
  backend.callOperation(diagnosticsCalls.report, { body, headers });
const batch = (change: Partial<Batch> = {}): Batch => ({ errors: [], vitals: [], ...change });
const summary = async () =>
  (await backend.callOperation(diagnosticsCalls.summary, { as: 'admin' })).json<Summary>();
const prints = async () => (await summary()).errors.map(({ fingerprint }) => fingerprint);

it('keeps what browsers tell, and tells administrators in sum', async () => {
  expect((await report(batch({ build: 'b1', errors: [error] }))).statusCode).toBe(204);
  await report(batch({ errors: [error], vitals: [1, 2, 3, 4, 5].map((value) => lcp(value)) }));
  await report(batch({ vitals: [lcp(1_000, 'v2')] }));
  const { errors, vitals } = await summary();
  expect(errors).toEqual([{ ...error, count: 4, lastSeenOn: expect.any(String) }]);
  const { route: _, ...ofPart } = part;
  expect(vitals).toEqual([
    { ...ofPart, name: 'LCP', p75: 4, samples: 5 },
    { ...ofPart, version: 'v2', name: 'LCP', p75: 1_000, samples: 1 },
  ]);
});

it('keeps what the policy of a page has prevented', async () => {
  const prevented = { origin: 'policy', name: 'ScriptSrcElemPolicyError', fingerprint: 'c5b0' };
  const body = batch({ errors: [{ ...error, ...prevented, origin: 'policy' }] });
  expect((await report(body)).statusCode).toBe(204);
  expect((await summary()).errors).toContainEqual(expect.objectContaining(prevented));
});

it('forgets what is a week old', async () => {
  await report(batch({ errors: [{ ...error, fingerprint: 'dead' }] }));
  expect(await prints()).toContain('dead');
  backend.setNow(new Date(testNow.getTime() + 8 * 86_400_000));
  expect(await prints()).toEqual([]);
});

it.each(['advisor', 'broker', 'norights'] as const)('tells %s nothing', async (as) => {
  expect((await backend.callOperation(diagnosticsCalls.summary, { as })).statusCode).toBe(403);
});

it.each<[string, object]>([
  ['a sentence for a name', { name: 'Jan Novák nenalezen' }],
  ['a birth number for a hash', { fingerprint: '8501011234' }],
  ['a number in the route', { route: '/mortgage/case-detail/3000017' }],
  ['a query in the route', { route: '/mortgage/hub?caseId=1' }],
  ['a name in the route', { route: '/klient/Novák' }],
  ['a text for a frame', { frames: ['Jan Novák 850101/1234'] }],
  ['an address for a frame', { frames: ['/mortgage/case-detail/3000017:1:1'] }],
  ['arguments in a frame', { frames: ['find("Novák") /a.js:1:1'] }],
  ['a part that is none', { part: 'Novák' }],
  ['too many frames', { frames: Array.from({ length: 13 }, () => '/a.0123456789.js:1:1') }],
  ['a name for a class', { name: 'Novak' }],
])('refuses %s', async (_what, change) => {
  const saved = await backend.db.$count(browserErrors);
  const refused = await report(batch({ errors: [{ ...error, ...change }] }));
  expect(refused.statusCode).toBe(400);
  expect(await backend.db.$count(browserErrors)).toBe(saved);
});

it('keeps nothing that the contract does not know', async () => {
  const reported = { ...error, fingerprint: 'feed', message: 'Jan Novák', user: 'jana' };
  expect((await report(batch({ errors: [reported] }))).statusCode).toBe(204);
  const [saved] = await backend.db
    .select()
    .from(browserErrors)
    .where(eq(browserErrors.fingerprint, 'feed'));
  expect(JSON.stringify(saved)).not.toMatch(/Nov|jana/);
});

it('refuses a batch that is too large or of too many', async () => {
  const { bytes, errors } = reportLimits;
  expect((await report({ ...batch(), more: 'x'.repeat(bytes) })).statusCode).toBe(413);
  expect(
    (await report(batch({ errors: Array.from({ length: errors + 1 }, () => error) }))).statusCode,
  ).toBe(400);
});

it('refuses more than so many a minute, each sender by itself', async () => {
  const cookie = await backend.signIn('advisor');
  const statuses = async (headers?: Record<string, string>, times = 1) =>
    Promise.all(
      Array.from({ length: times }, async () => (await report(batch(), headers)).statusCode),
    );
  const { batchesAMinute } = reportLimits;
  const sent = await statuses({ cookie }, batchesAMinute + 3);
  expect(sent.filter((status) => status === 429)).toHaveLength(3);
  const refused = await report(batch(), { cookie });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(await statuses()).toEqual([204]);
  expect(await statuses({ cookie: await backend.signIn('broker') })).toEqual([204]);
  backend.setNow(new Date(testNow.getTime() + minute * 10 * minutes));
  expect(await statuses({ cookie })).toEqual([204]);
});

it('is no activity of the user, and no page of another origin may send', async () => {
  const cookie = await backend.signIn('advisor');
  const lastSeen = async () =>
    (await backend.db.select({ at: sessions.lastSeenAt }).from(sessions)).map(({ at }) => at);
  const before = await lastSeen();
  backend.setNow(new Date(testNow.getTime() + minute * (10 * minutes - 5)));
  await report(batch(), { cookie });
  expect(await lastSeen()).toEqual(before);
  expect((await report(batch(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});
