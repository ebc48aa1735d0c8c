/** @database both: ends of sessions are times */
import { backgroundHeader } from '@advisor/contracts/error-codes';
import { permission } from '@advisor/contracts/permissions';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { sessions } from './schema/sessions';
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
