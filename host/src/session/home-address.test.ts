import { homeAddress, homeMessage, readHomeQuery, signInAddress } from './home-address';

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

it.each([
  ['/simple-login.html', undefined, '/simple-login.html'],
  ['/simple-login.html', '/dashboard', '/simple-login.html?redirect=%2Fdashboard'],
  ['/api/v1/auth/start?x=1', '/a?b=c', '/api/v1/auth/start?x=1&redirect=%2Fa%3Fb%3Dc'],
])('leads from %s to sign-in and back to %s', (redirectUri, redirect, address) => {
  expect(signInAddress(redirectUri, redirect)).toBe(address);
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
