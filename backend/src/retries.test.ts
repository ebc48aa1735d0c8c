/** @database both: a second call finds what the first has committed */
import { contract } from '@advisor/contracts/contract';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { LightMyRequestResponse } from 'fastify';
import { createSession, hashSecret } from './platform/session/session-store';
import { type AreaTests, gone } from './testing/area-tests';
import { changesBy, isOfApplication } from './testing/saved-changes';
import { testedAreas } from './testing/areas';
import { seededCases } from './testing/seeded-cases';
import { tableHashes } from './testing/table-hashes';
import { type TestApp, testApp, testNow } from './testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const platform: AreaTests = {
  eachTime: {
    'auth.signIn': 'a new session takes the place of the former',
    'test.moveClock': 'the clock of tests',
  },
  retried: () => [
    {
      operation: sessionCalls.endOwnSession,
      prepare: async () => {
        const sessionId = hashSecret(await createSession(backend.app.backend, 1));
        const params = { sessionId };
        return () => backend.callOperation(sessionCalls.endOwnSession, { as: 'advisor', params });
      },
      otherwise: gone,
    },
    {
      operation: sessionCalls.endOtherSessions,
      prepare: () => () => backend.callOperation(sessionCalls.endOtherSessions, { as: 'advisor' }),
    },
    {
      operation: sessionCalls.saveOwnSettings,
      prepare: () => () =>
        backend.callOperation(sessionCalls.saveOwnSettings, {
          as: 'advisor',
          body: { theme: 'dark', startPage: '/general-documents' },
        }),
    },
  ],
};

const areas = [platform, ...testedAreas];
const retried = areas.flatMap((area) => area.retried?.(() => backend) ?? []);
const eachTime = Object.assign({}, ...areas.map((area) => area.eachTime)) as object;

const bodyOf = ({ body }: LightMyRequestResponse): unknown =>
  body === '' ? null : JSON.parse(body);

test('every call that changes anything is listed', () => {
  const changing = contract.filter(
    ({ operation: { id, method, read } }) =>
      method !== 'GET' && read !== true && backend.app.served.has(id),
  );
  const listed = [...retried.map(({ operation }) => operation.id), ...Object.keys(eachTime)];
  expect([...new Set(listed)].toSorted()).toEqual(
    changing.map(({ operation }) => operation.id).toSorted(),
  );
});

test.each(retried.filter(({ operation }) => isOfApplication(operation)))(
  '$operation.id keeps who changed what, sealed',
  async ({ prepare }) => {
    const changes = await changesBy(backend, await prepare());
    expect(changes).not.toEqual([]);
    for (const { userId, changedOn, before, after } of changes) {
      expect({ userId, changedOn }).toEqual({ userId: 1, changedOn: testNow });
      expect(before).not.toEqual(after);
    }
  },
);

test.each(retried)(
  '$operation.id sent again after its answer was lost does nothing twice',
  async ({ prepare, otherwise }) => {
    const send = await prepare();
    const first = await send();
    expect(first.statusCode).toBeLessThan(300);
    const before = await tableHashes(backend.db);
    backend.setNow(new Date(Number(testNow) + 5_000));
    const second = await send();
    expect(await tableHashes(backend.db)).toEqual(before);
    const { statusCode } = otherwise === undefined ? first : second;
    const body = otherwise?.answer ?? bodyOf(first);
    expect({ statusCode: second.statusCode, body: bodyOf(second) }).toMatchObject({
      statusCode,
      body,
    });
  },
);
