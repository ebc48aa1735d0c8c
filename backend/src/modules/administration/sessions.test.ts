import { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { demoPassword } from '../../platform/session/demo-users';
import { sessions } from '../../platform/session/schema/sessions';
import { createSession, hashSecret } from '../../platform/session/session-store';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

type Found = CallResponse<typeof adminCalls.searchSessions>;

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
beforeEach(async () => {
  test.setNow(testNow);
  await test.db.delete(sessions);
});
afterAll(() => test.close());

/** Signs in as a browser does. @returns its cookie */
async function signIn(login: string): Promise<string> {
  const answer = await test.callOperation(sessionCalls.signIn, {
    body: { login, password: demoPassword },
    headers: { 'user-agent': agent },
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
const found = async (employee?: string) =>
  (
    await test.callOperation(adminCalls.searchSessions, {
      as: 'admin',
      body: employee === undefined ? {} : { employee },
    })
  ).json<Found>();
const idOf = async (employee: string) => (await found(employee)).sessions[0]?.sessionId ?? '';
const isSignedIn = async (cookie: string) =>
  (await test.callOperation(sessionCalls.loggedInUser, { headers: { cookie } })).statusCode === 200;

it('tells who is signed in, since when, and from where', async () => {
  await signIn('advisor');
  const { sessions: listed, total } = await found('novakova');
  expect(total).toBe(1);
  expect(listed).toEqual([
    expect.objectContaining({
      userId: 1,
      name: 'Jana Nováková',
      beganOn: testNow.toISOString(),
      network: '127.0.0.1',
      device: 'Chrome, Windows',
      isFrame: false,
      isOwn: false,
    }),
  ]);
  const everybody = await found();
  expect(everybody.sessions.filter(({ isOwn }) => isOwn)).toHaveLength(1);
});

it('tells of frames in other applications, and not of what is over', async () => {
  const { maxSessionMinutes, idleMinutes } = test.app.backend.config;
  await createSession(test.app.backend, 2, { documentScope: 1 });
  expect((await found('broker')).sessions).toMatchObject([{ isFrame: true }]);
  test.setNow(new Date(testNow.getTime() + Math.min(maxSessionMinutes, idleMinutes) * 60_000));
  expect((await found('broker')).total).toBe(0);
});

it('ends one, all of a person, and everybody but the one who does it', async () => {
  const [first, second, other] = [
    await signIn('advisor'),
    await signIn('advisor'),
    await signIn('specialist'),
  ];
  const params = { sessionId: hashSecret(first.slice(first.indexOf('=') + 1).split(';')[0] ?? '') };
  await test.callOperation(adminCalls.endSession, { as: 'admin', params });
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  await test.callOperation(adminCalls.endSessions, { as: 'admin', params: { userId: 1 } });
  expect([await isSignedIn(second), await isSignedIn(other)]).toEqual([false, true]);
  const cookie = await signIn('admin');
  await test.callOperation(adminCalls.endAllSessions, { headers: { cookie } });
  expect([await isSignedIn(other), await isSignedIn(cookie)]).toEqual([false, true]);
});

it('shows everybody their own, which they end', async () => {
  const cookie = await signIn('advisor');
  await signIn('advisor');
  await signIn('specialist');
  const own = (await test.callOperation(sessionCalls.ownSessions, { headers: { cookie } })).json<
    CallResponse<typeof sessionCalls.ownSessions>
  >();
  expect(own.map(({ isOwn }) => isOwn).toSorted()).toEqual([false, true]);
  expect(own[0]).not.toHaveProperty('userId');
  const sessionId = own.find(({ isOwn }) => !isOwn)?.sessionId;
  const end = (id: string) =>
    test.callOperation(sessionCalls.endOwnSession, {
      headers: { cookie },
      params: { sessionId: id },
    });
  expect((await end(sessionId ?? '')).statusCode).toBe(204);
  // Of somebody else it is as if there were none.
  expect((await end(await idOf('specialist'))).statusCode).toBe(404);
  expect((await found('specialist')).total).toBe(1);
});

it.each([
  [adminCalls.searchSessions, { body: {} }],
  [adminCalls.endSession, { params: { sessionId: 'a'.repeat(43) } }],
  [adminCalls.endSessions, { params: { userId: 1 } }],
  [adminCalls.endAllSessions, {}],
])('$id is refused without the permission', async (operation, input) => {
  const answer = await test.callOperation(operation, { as: 'specialist', ...input });
  expect(answer.statusCode).toBe(403);
});
