import { errorCode } from '@advisor/contracts/errors';
import { signInFailures } from './schema/sessions';
import { hashSecret } from './session-store';
import { strangersKey } from './sign-in-throttle';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(testNow);
  await test.db.delete(signInFailures);
});

const signIn = (login: string, password: string, remoteAddress = '10.0.0.1', cookie?: string) =>
  test.call({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    payload: { login, password },
    remoteAddress,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });
function cookieOf({ cookies }: { cookies: { name: string; value: string }[] }, begin: string) {
  const cookie = cookies.find(({ name }) => name.startsWith(begin));
  return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
}

it('sets a session cookie that scripts cannot read', async () => {
  const answer = await signIn(' Advisor ', 'demo');
  expect(answer.statusCode).toBe(204);
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  const cookie = cookies.find((each) => each.startsWith('advisor-session')) ?? '';
  expect(cookie).toMatch(/^advisor-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const user = await test.call({
    url: '/api/v1/logged-in-user',
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(user.json()).toMatchObject({ userId: 1 });
});

it('tells the log who has signed in, by no name', async () => {
  const info = jest.fn();
  const logged = await testApp({
    withRoutes: (app) =>
      app.addHook(
        'onRequest',
        async ({ log }) => void jest.spyOn(log, 'info').mockImplementation(info),
      ),
  });
  const payload = { login: 'advisor', password: 'demo' };
  await logged.call({ method: 'POST', url: '/api/v1/auth/sign-in', payload });
  expect(info).toHaveBeenCalledWith({ userId: 1 }, 'signed in');
  expect(JSON.stringify(info.mock.calls)).not.toContain('advisor');
  await logged.close();
});

it('marks the cookie as secure behind HTTPS', async () => {
  const secure = await testApp({ config: { trustProxy: 1 } });
  const answer = await secure.call({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    payload: { login: 'advisor', password: 'demo' },
    headers: { 'x-forwarded-proto': 'https' },
  });
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-advisor-session=.*; Secure/),
    expect.stringMatching(/^__Host-advisor-device-.*; HttpOnly; Secure; SameSite=Strict/),
  ]);
  await secure.close();
});

it.each([
  ['a wrong password', 'advisor', 'Demo'],
  ['an unknown login', 'nobody', 'demo'],
])('answers %s alike', async (_, login, password) => {
  const answer = await signIn(login, password);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual([
    {
      severity: 1,
      message: 'Přihlášení se nezdařilo. Zkontrolujte prosím jméno a heslo.',
      errorCode: errorCode.signInFailed,
    },
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('makes guessing wait, per login and address', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await signIn('advisor', `guess ${attempt}`)).statusCode).toBe(400);
  }
  const refused = await signIn('advisor', 'demo');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('900');
  expect((await signIn('advisor', 'demo', '10.0.0.2')).statusCode).toBe(204);
  expect((await signIn('admin', 'demo')).statusCode).toBe(204);

  test.setNow(new Date(testNow.getTime() + 15 * 60_000));
  expect((await signIn('advisor', 'demo')).statusCode).toBe(204);
});

it('takes an IPv6 network, whose addresses its client chooses, for one address', async () => {
  for (let guess = 1; guess <= 5; guess++) {
    expect((await signIn('broker', 'x', `2001:db8::${guess}`)).statusCode).toBe(400);
  }
  expect((await signIn('broker', 'demo', '2001:db8::6')).statusCode).toBe(429);
  expect((await signIn('broker', 'demo', '2001:db8:0:1::6')).statusCode).toBe(204);
});

const countStatuses = async (answers: ReturnType<typeof signIn>[]) => {
  const statuses = (await Promise.all(answers)).map((answer) => answer.statusCode);
  return (status: number) => statuses.filter((each) => each === status).length;
};

it('looks at five passwords however many come at the same time', async () => {
  const guesses = Array.from({ length: 20 }, (_, guess) => signIn('advisor', `guess ${guess}`));
  const count = await countStatuses(guesses);
  expect([count(400), count(429)]).toEqual([5, 15]);
  expect((await signIn('admin', 'demo')).statusCode).toBe(204);
});

const logins = (count: number) => Array.from({ length: count }, (_, index) => `nobody-${index}`);

it('turns away whoever would wait for too long, without counting it', async () => {
  const count = await countStatuses(logins(45).map((login) => signIn(login, 'x')));
  expect([count(400), count(503)]).toEqual([42, 3]);
  const failures = await test.db.select().from(signInFailures);
  // Two rows each that was looked at, and the address.
  expect(failures.filter((row) => row.failures === 1)).toHaveLength(84);
  expect(failures.filter((row) => row.failures === 42)).toHaveLength(1);
});

it('makes an address wait that tries many logins', async () => {
  const address = hashSecret('10.0.0.1');
  await test.db
    .insert(signInFailures)
    .values({ key: address, failures: 49, since: new Date(testNow.getTime() - 60_000) });
  expect((await signIn('admin', 'demo')).statusCode).toBe(204);
  expect((await signIn('nobody-1', 'x')).statusCode).toBe(400);
  const refused = await signIn('admin', 'demo');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('840');
  expect((await signIn('admin', 'demo', '10.0.0.2')).statusCode).toBe(204);
});

const full = async (key: string, failures: number) =>
  void (await test.db
    .insert(signInFailures)
    .values({ key, failures, since: testNow })
    .onConflictDoUpdate({ target: signInFailures.key, set: { failures } }));
const known = async (login: string) => cookieOf(await signIn(login, 'demo'), 'advisor-device');

describe('strangers and known browsers', () => {
  it('makes strangers wait who guess one login from many addresses', async () => {
    await full(strangersKey('advisor'), 24);
    expect((await signIn('advisor', 'x', '10.0.1.1')).statusCode).toBe(400);
    expect((await signIn('advisor', 'demo', '10.0.1.2')).statusCode).toBe(429);
    expect((await signIn('admin', 'demo', '10.0.1.2')).statusCode).toBe(204);
  });

  it('locks nobody out of a browser that the login has signed in by before', async () => {
    const device = await known('advisor');
    await full(strangersKey('advisor'), 25);
    await full(hashSecret('10.0.0.9'), 50);
    expect((await signIn('advisor', 'demo', '10.0.0.9')).statusCode).toBe(429);
    expect((await signIn('advisor', 'demo', '10.0.0.9', device)).statusCode).toBe(204);
  });

  it('makes a known browser wait as well, by itself', async () => {
    const device = await known('advisor');
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await signIn('advisor', 'x', '10.0.0.3', device)).statusCode).toBe(400);
    }
    expect((await signIn('advisor', 'demo', '10.0.0.3', device)).statusCode).toBe(429);
    expect((await signIn('advisor', 'demo', '10.0.0.3')).statusCode).toBe(204);
  });

  it.each([
    ['one that was made up', async () => `${(await known('advisor')).split('=')[0]}=AAAA`],
    [
      'that of another login',
      async () => {
        const [name] = (await known('advisor')).split('=');
        const [, value] = (await known('broker')).split('=');
        return `${name}=${value}`;
      },
    ],
  ])('knows no browser by %s', async (_, cookie) => {
    const device = await cookie();
    await full(strangersKey('advisor'), 25);
    expect((await signIn('advisor', 'demo', '10.0.0.4', device)).statusCode).toBe(429);
  });
});

it('does not let demo users in where they are not allowed', async () => {
  const production = await testApp({ config: { demoUsers: false } });
  const answer = await production.call({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    payload: { login: 'advisor', password: 'demo' },
  });
  expect(answer.statusCode).toBe(400);
  await production.close();
});
