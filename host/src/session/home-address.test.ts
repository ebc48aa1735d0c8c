import { homeAddress, homeMessage, readHomeQuery, signInTarget } from './home-address';

it.each([
  ['', {}],
  ['redirect=/dashboard&authAction=sign-in', { redirect: '/dashboard', authAction: 'sign-in' }],
  [
    'authAction=expirated-sign-in&authMessage=expirated-idle-time',
    { authAction: 'expirated-sign-in', authMessage: 'expirated-idle-time' },
  ],
  ['authMessage=expirated-max-session-time', { authMessage: 'expirated-max-session-time' }],
  ['reason=no_permission', { reason: 'no_permission' }],
  ['redirect=//evil.example&authAction=x&authMessage=y&reason=z', {}],
] as const)('reads ?%s', (query, expected) => {
  expect(readHomeQuery(new URLSearchParams(query))).toEqual(expected);
});

it('writes what it reads', () => {
  const query = {
    redirect: '/mortgage/case-detail/7?section=timeline',
    authAction: 'expirated-sign-in',
    authMessage: 'expirated-idle-time',
  } as const;
  const [, search] = homeAddress(query).split('?', 2);
  expect(readHomeQuery(new URLSearchParams(search))).toEqual(query);
  expect(homeAddress({})).toBe('/');
});

const simple = { authenticationScheme: 'simple' } as const;
const oidc = { authenticationScheme: 'oidc' } as const;
const back = '/a?b=c';
const own = (address: string) => ({ address, isOwnPage: true });
const provider = (address: string) => ({ address, isOwnPage: false });

it.each([
  ['simple', { ...simple, redirectUri: '/simple-login.html' }, own('/simple-login.html')],
  [
    'simple with another address',
    { ...simple, redirectUri: '/api/v1/auth/start' },
    own('/simple-login.html'),
  ],
  ['simple without an address', simple, own('/simple-login.html')],
  ['provider', { ...oidc, redirectUri: '/api/v1/auth/start' }, provider('/api/v1/auth/start')],
  [
    "the provider's own host",
    { ...oidc, redirectUri: 'https://login.bank.example/start' },
    provider('https://login.bank.example/start'),
  ],
  ['provider without an address', oidc, own('/simple-login.html')],
  [
    'an address that is no page',
    { ...oidc, redirectUri: 'javascript:x' },
    own('/simple-login.html'),
  ],
  ['no scheme', { redirectUri: '/login' }, provider('/login')],
  ['an empty body', {}, own('/simple-login.html')],
  ['no body', undefined, own('/simple-login.html')],
])('leads to sign-in by 401 of %s', (_name, body, target) => {
  expect(signInTarget(body, undefined)).toEqual(target);
  expect(signInTarget(body, back)).toEqual({
    ...target,
    address: `${target.address}?redirect=%2Fa%3Fb%3Dc`,
  });
});

it("adds the way back to the provider's own parameters", () => {
  const { address } = signInTarget({ ...oidc, redirectUri: '/start?x=1' }, back);
  expect(address).toBe('/start?x=1&redirect=%2Fa%3Fb%3Dc');
});

it.each([
  [{}, undefined],
  [{ authAction: 'sign-in' }, undefined],
  [{ authAction: 'manual-sign-out' }, 'signedOut'],
  [{ authAction: 'expirated-sign-in' }, 'expired'],
  [{ authAction: 'expirated-sign-in', authMessage: 'expirated-idle-time' }, 'idleTime'],
  [{ authAction: 'expirated-sign-in', authMessage: 'expirated-max-session-time' }, 'maximumTime'],
  [{ reason: 'no_permission', authAction: 'manual-sign-out' }, 'noPermission'],
] as const)('explains %j by %s', (query, message) => {
  expect(homeMessage(query)).toBe(message);
});
