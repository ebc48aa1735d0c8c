import { eq } from 'drizzle-orm';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { users } from './schema/users';
import {
  type TestIdentityProvider,
  startIdentityProvider,
  testClient,
} from '../../testing/identity-provider';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let provider: TestIdentityProvider;
let test: TestApp;

beforeAll(async () => {
  provider = await startIdentityProvider();
  test = await testApp({
    config: { authScheme: 'oidc', oidc: { ...testClient, issuer: provider.issuer } },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => test.setNow(testNow));

const cookieOf = (header: unknown, name: string) =>
  [header]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

async function start(redirect?: string) {
  const answer = await test.callOperation(sessionCalls.start, {
    query: redirect === undefined ? {} : { redirect },
  });
  expect(answer.statusCode).toBe(302);
  return {
    address: String(answer.headers.location),
    cookie: cookieOf(answer.headers['set-cookie'], 'advisor-sign-in'),
  };
}

const finish = (returned: string, cookie: string) =>
  test.call({ url: new URL(returned).pathname + new URL(returned).search, headers: { cookie } });

it('answers 401 with the way to the provider', async () => {
  const answer = await test.callOperation(sessionCalls.loggedInUser);
  expect(answer.json()).toEqual({
    authenticationScheme: 'oidc',
    redirectUri: '/api/v1/auth/start',
  });
});

it('asks with PKCE, state and nonce', async () => {
  const { address, cookie } = await start();
  const query = new URL(address).searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('nonce')).toMatch(/.{20}/);
  expect(cookie).toBe(`advisor-sign-in=${query.get('state')}`);
});

it('signs in, ties the user to the subject, returns to the path', async () => {
  const { address, cookie } = await start('/case-identification');
  const answer = await finish(await provider.signIn(address, 'Advisor'), cookie);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/case-identification');
  const session = cookieOf(answer.headers['set-cookie'], 'advisor-session');
  const user = await test.callOperation(sessionCalls.loggedInUser, {
    headers: { cookie: session },
  });
  expect(user.json()).toMatchObject({ userId: 1 });
  const [row] = await test.db.select().from(users).where(eq(users.id, 1));
  expect(row?.oidcSubject).toBe('Advisor');
});

it('does not follow a redirect to another site', async () => {
  const { address, cookie } = await start('//example.com');
  const answer = await finish(await provider.signIn(address, 'broker'), cookie);
  expect(answer.headers.location).toBe('/');
});

it('refuses a user without an account here', async () => {
  const { address, cookie } = await start();
  const answer = await finish(await provider.signIn(address, 'stranger'), cookie);
  expect(answer.headers.location).toBe('/?reason=no_permission');
  expect(cookieOf(answer.headers['set-cookie'], 'advisor-session')).toBe('');
});

it('does not give a user to a second subject of the same name', async () => {
  await test.db
    .update(users)
    .set({ oidcSubject: 'somebody else' })
    .where(eq(users.login, 'specialist'));
  const { address, cookie } = await start();
  const answer = await finish(await provider.signIn(address, 'specialist'), cookie);
  expect(answer.headers.location).toBe('/?reason=no_permission');
});

describe('a return that does not fit', () => {
  const refused = '/?authAction=expirated-sign-in';

  it('comes from a browser that started nothing', async () => {
    const { address } = await start();
    const answer = await finish(await provider.signIn(address, 'admin'), '');
    expect(answer.headers.location).toBe(refused);
  });

  it('carries another state', async () => {
    const { address, cookie } = await start();
    const returned = new URL(await provider.signIn(address, 'admin'));
    returned.searchParams.set('state', 'another');
    expect((await finish(returned.href, cookie)).headers.location).toBe(refused);
  });

  it('carries a wrong code', async () => {
    const { address, cookie } = await start();
    const returned = new URL(await provider.signIn(address, 'admin'));
    returned.searchParams.set('code', 'wrong');
    expect((await finish(returned.href, cookie)).headers.location).toBe(refused);
  });

  it('comes too late', async () => {
    const { address, cookie } = await start();
    const returned = await provider.signIn(address, 'admin');
    test.setNow(new Date(testNow.getTime() + 11 * 60_000));
    expect((await finish(returned, cookie)).headers.location).toBe(refused);
  });

  it('comes twice', async () => {
    const { address, cookie } = await start();
    const returned = await provider.signIn(address, 'admin');
    expect((await finish(returned, cookie)).headers.location).toBe('/');
    expect((await finish(returned, cookie)).headers.location).toBe(refused);
  });
});

async function signedIn(): Promise<string> {
  const { address, cookie } = await start();
  const answer = await finish(await provider.signIn(address, 'Advisor'), cookie);
  return cookieOf(answer.headers['set-cookie'], 'advisor-session');
}

describe('sign-out', () => {
  it.each([
    ['/?authAction=manual-sign-out'],
    ['/?authAction=expirated-sign-in&authMessage=expirated-idle-time&redirect=%2Fdashboard'],
    ['/?reason=no_permission'],
  ])('at the provider too, then to %s', async (redirect) => {
    const session = await signedIn();
    const left = await test.callOperation(sessionCalls.signOut, {
      query: { redirect },
      headers: { cookie: session },
    });
    const target = new URL(String(left.headers.location));
    expect(target.origin).toBe(provider.issuer);
    expect(target.searchParams.get('id_token_hint')).toMatch(/^ey/);
    const cookie = cookieOf(left.headers['set-cookie'], 'advisor-signed-out');
    const returned = await finish(await provider.signOut(target.href), cookie);
    expect(returned.statusCode).toBe(302);
    expect(returned.headers.location).toBe(redirect);
    expect(returned.headers['set-cookie']).toMatch(/^advisor-signed-out=;.*1970/);
  });

  it.each([
    ['', '/?authAction=manual-sign-out'],
    ['advisor-signed-out=%2F%2Fexample.com', '/?authAction=manual-sign-out'],
    ['advisor-signed-out=https%3A%2F%2Fexample.com', '/?authAction=manual-sign-out'],
  ])('returns with %j to %s', async (cookie, expected) => {
    const answer = await test.callOperation(sessionCalls.signedOut, { headers: { cookie } });
    expect(answer.headers.location).toBe(expected);
  });
});

it('does not accept passwords', async () => {
  const answer = await test.callOperation(sessionCalls.signIn, {
    body: { login: 'advisor', password: 'demo' },
  });
  expect(answer.statusCode).toBe(501);
});
