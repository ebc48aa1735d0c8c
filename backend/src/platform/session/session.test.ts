/** @database both: ends of sessions are times */
import { backgroundHeader } from '@advisor/contracts/error-codes';
import { permission } from '@advisor/contracts/permissions';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { sessions } from './schema/sessions';
import { createSession } from './session-store';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(testNow);
  await test.db.delete(sessions);
});

const loggedInUser = (cookie?: string, headers: Record<string, string> = {}) =>
  test.callOperation(sessionCalls.loggedInUser, {
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
  });

describe('a session', () => {
  it('describes the user, the specialist and the end of the session', async () => {
    const answer = await loggedInUser(await test.signIn('advisor'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      userInfo: { firstName: 'Jana', lastName: 'Nováková', isInternal: true },
      mortgageSpecialist: { firstName: 'Petr', lastName: 'Dvořák' },
      sessionValidTo: minutes(600).toISOString(),
    });
  });

  it.each([
    ['advisor', true, false],
    ['broker', true, false],
    ['specialist', true, false],
    ['admin', true, true],
    ['limited', false, false],
  ] as const)('%s: searches cases %s, administers banners %s', async (login, searches, banners) => {
    const answer = await loggedInUser(await test.signIn(login));
    const { userPermissions } = answer.json<{ userPermissions: number[] }>();
    expect(userPermissions.includes(permission.searchCases)).toBe(searches);
    expect(userPermissions.includes(permission.bannerAdministration)).toBe(banners);
  });

  it('answers 403 to a user without any permission', async () => {
    expect((await loggedInUser(await test.signIn('norights'))).statusCode).toBe(403);
  });

  it.each([
    ['no cookie', undefined],
    ['an unknown secret', 'advisor-session=AAAA'],
    ['an empty cookie', 'advisor-session='],
  ])('answers 401 with the way to sign in: %s', async (_, cookie) => {
    const answer = await loggedInUser(cookie);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      authenticationScheme: 'simple',
      redirectUri: '/simple-login.html',
    });
  });

  it('ends after 30 idle minutes', async () => {
    const cookie = await test.signIn('advisor');
    test.setNow(minutes(29));
    expect((await loggedInUser(cookie)).statusCode).toBe(200);
    test.setNow(minutes(58));
    expect((await loggedInUser(cookie)).statusCode).toBe(200);
    test.setNow(minutes(88));
    expect((await loggedInUser(cookie)).statusCode).toBe(401);
    test.setNow(testNow);
    expect((await loggedInUser(cookie)).statusCode).toBe(401);
  });

  it('is not prolonged by background calls', async () => {
    const cookie = await test.signIn('advisor');
    test.setNow(minutes(20));
    expect((await loggedInUser(cookie, { [backgroundHeader]: '1' })).statusCode).toBe(200);
    test.setNow(minutes(31));
    expect((await loggedInUser(cookie)).statusCode).toBe(401);
  });

  it('ends after the maximum time however busy it is', async () => {
    const cookie = await test.signIn('advisor');
    for (let time = 25; time < 600; time += 25) {
      test.setNow(minutes(time));
      expect((await loggedInUser(cookie)).statusCode).toBe(200);
    }
    test.setNow(minutes(600));
    expect((await loggedInUser(cookie)).statusCode).toBe(401);
  });

  it('keeps no secret in the database', async () => {
    const cookie = await test.signIn('advisor');
    const [row] = await test.db.select().from(sessions);
    expect(cookie).not.toContain(row?.idHash);
  });
});

const status = async (cookie: string) => (await loggedInUser(cookie)).statusCode;

describe('sessions of one user', () => {
  it('are one in a browser: who signs in again ends the former one', async () => {
    const [former, elsewhere] = [await test.signIn('advisor'), await test.signIn('advisor')];
    const answer = await test.callOperation(sessionCalls.signIn, {
      body: { login: 'broker', password: 'demo' },
      headers: { cookie: former },
    });
    expect(answer.statusCode).toBe(204);
    expect([await status(former), await status(elsewhere)]).toEqual([401, 200]);
  });

  it('end everywhere but here when the user asks for it, frames included', async () => {
    const [here, other, colleague] = [
      await test.signIn('advisor'),
      await test.signIn('advisor'),
      await test.signIn('broker'),
    ];
    await createSession(test.app.backend, 1, { documentScope: 1 });
    const answer = await test.callOperation(sessionCalls.endOtherSessions, {
      headers: { cookie: here },
    });
    expect(answer.statusCode).toBe(204);
    expect([await status(here), await status(other), await status(colleague)]).toEqual([
      200, 401, 200,
    ]);
    expect(await test.db.$count(sessions)).toBe(2);
  });

  it('end when an administrator ends them, and nobody else may', async () => {
    const cookie = await test.signIn('advisor');
    const end = (as: 'broker' | 'admin', userId = 1) =>
      test.callOperation(adminCalls.endSessions, { as, params: { userId } });
    expect((await end('broker')).statusCode).toBe(403);
    expect(await status(cookie)).toBe(200);
    expect((await end('admin')).statusCode).toBe(204);
    expect(await status(cookie)).toBe(401);
    expect((await end('admin', 999)).statusCode).toBe(404);
  });
});

describe('demo users', () => {
  it('cannot use a session where they are not allowed', async () => {
    const production = await testApp({ config: { demoUsers: false } });
    const answer = await production.callOperation(sessionCalls.loggedInUser, { as: 'advisor' });
    expect(answer.statusCode).toBe(401);
    await production.close();
  });
});

const signOut = (cookie: string, redirect?: string, headers: Record<string, string> = {}) =>
  test.callOperation(sessionCalls.signOut, {
    query: redirect === undefined ? {} : { redirect },
    headers: { cookie, ...headers },
  });

describe('sign-out', () => {
  it.each([
    [undefined, '/?authAction=manual-sign-out'],
    ['/?reason=no_permission', '/?reason=no_permission'],
    ['//example.com', '/?authAction=manual-sign-out'],
    ['https://example.com/', '/?authAction=manual-sign-out'],
  ])('ends the session and redirects %j to %j', async (redirect, expected) => {
    const cookie = await test.signIn('advisor');
    const answer = await signOut(cookie, redirect);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(expected);
    expect(answer.headers['set-cookie']).toMatch(/^advisor-session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await loggedInUser(cookie)).statusCode).toBe(401);
  });

  it('ignores a link on another site', async () => {
    const cookie = await test.signIn('advisor');
    await signOut(cookie, undefined, { 'sec-fetch-site': 'cross-site' });
    expect((await loggedInUser(cookie)).statusCode).toBe(200);
  });
});
