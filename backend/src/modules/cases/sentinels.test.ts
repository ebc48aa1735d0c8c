import { caseCalls } from '@advisor/contracts/case/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { drawingDateMarkers, type ErrorMessage } from '@advisor/contracts/errors';
import { users } from '../../platform/session/schema/users';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { type Pause, playOutcome } from '../../platform/http/faults';
import { sentinelLastName, sentinels } from '../../seed/sentinels';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const expected = [
  { caseId: 9001001, status: 400, code: 90001 },
  { caseId: 9001002, status: 400, code: 90007 },
  { caseId: 9001003, status: 400, code: 90014 },
  { caseId: 9001004, status: 400, code: 90027 },
  { caseId: 9001005, status: 400, code: 90080 },
  { caseId: 9001006, status: 400, code: 90900 },
  { caseId: 9001007, status: 400, code: 90900 },
  { caseId: 9001008, status: 400, code: 90900 },
  { caseId: 9001009, status: 403, code: 90906 },
  { caseId: 9001010, status: 404, code: 90901 },
  { caseId: 9001011, status: 409, code: 90905 },
  { caseId: 9001012, status: 500, code: 90904 },
  { caseId: 9001013, status: 500, code: 90008 },
];

const open = (caseId: number, test = backend) =>
  test.callOperation(caseCalls.mainPanel, { as: 'advisor', params: { caseId }, isSentinel: true });

test.each(expected)('case $caseId answers $status with $code', async ({ caseId, status, code }) => {
  const response = await open(caseId);
  expect(response.statusCode).toBe(status);
  expect(response.json<ErrorMessage[]>()[0]?.errorCode).toBe(code);
});

test.each(expected)('so does its client in the register', async ({ caseId, status, code }) => {
  const { firstName } = sentinels.find((sentinel) => sentinel.caseId === caseId) ?? {};
  const response = await backend.callOperation(customerCalls.search, {
    isSentinel: true,
    as: 'advisor',
    body: { firstName, lastName: sentinelLastName },
  });
  expect(response.statusCode).toBe(status);
  expect(response.json<ErrorMessage[]>()[0]?.errorCode).toBe(code);
});

test('both variants of the drawing-date marker are sent', async () => {
  const messages = await Promise.all(
    [9001006, 9001007].map(
      async (caseId) => (await open(caseId)).json<ErrorMessage[]>()[0]?.message,
    ),
  );
  expect(messages[0]).toContain(drawingDateMarkers[0]);
  expect(messages[1]).toContain(drawingDateMarkers[1]);
});

const found = async (as: 'tester' | 'advisor', test = backend) => {
  const response = await test.callOperation(caseCalls.search, {
    as,
    body: { searchTerm: 'sentinel', pagination: { offset: 0, pageSize: 100 } },
  });
  const { rows } = response.json<{ rows: { caseId: number }[] }>();
  return rows.map(({ caseId }) => caseId).toSorted();
};
const all = sentinels.map(({ caseId }) => caseId);

test('all of them are found like other cases, by the tester alone', async () => {
  expect(await found('tester')).toEqual(all);
  expect(await found('advisor')).toEqual([]);
});

const identify = async (as: 'tester' | 'advisor', body: object) =>
  (await backend.callOperation(caseCalls.identify, { as, body, isSentinel: true }))
    .json<{ cases: { caseId: number }[] }>()
    .cases.map(({ caseId }) => caseId);

describe('identification', () => {
  test('by a name finds them for the tester alone', async () => {
    const byName = { criterion: 'client', lastName: 'Sent*', firstName: 'Nep*' };
    expect(await identify('tester', byName)).toEqual([9001003]);
    expect(await identify('advisor', byName)).toEqual([]);
  });

  test('by a number leads everybody to one', async () => {
    const byNumber = { criterion: 'caseId', caseId: 9001012 };
    expect(await identify('advisor', byNumber)).toEqual([9001012]);
  });
});

test('the case that is down keeps a call waiting until the server closes', async () => {
  const closing = await testApp({ contents: seededCases });
  const waiting = open(9001015, closing);
  const first = await Promise.race([
    waiting.then(() => 'answered'),
    open(3000001, closing).then(() => 'another call'),
  ]);
  expect(first).toBe('another call');
  await closing.close();
  expect((await waiting).statusCode).toBe(503);
});

const meetSlow = (signal: AbortSignal, pause?: Pause) => {
  const slow = sentinels.find(({ caseId }) => caseId === 9001014);
  if (slow === undefined) throw new Error('nobody is slow');
  return playOutcome(slow.outcome, signal, pause && { pause });
};

describe('the slow case', () => {
  test('goes on after eight seconds', async () => {
    const { signal } = new AbortController();
    const pause = jest.fn<Promise<void>, Parameters<Pause>>(async () => undefined);
    await meetSlow(signal, pause);
    expect(pause.mock.calls).toEqual([[8_000, signal]]);
  });

  test('ends at once when the caller leaves', async () => {
    const caller = new AbortController();
    const call = meetSlow(caller.signal);
    caller.abort();
    await expect(call).rejects.toMatchObject({ status: 503 });
  });
});

test('in production they are ordinary cases', async () => {
  const production = await testApp({ contents: seededCases, config: { demoUsers: false } });
  await production.db.update(users).set({ isDemo: false });
  for (const caseId of [9001001, 9001012, 9001015]) {
    expect((await open(caseId, production)).statusCode).toBe(200);
  }
  expect(await found('advisor', production)).toEqual(all);
  await production.close();
});
