import { ownPath } from './own-path';

describe('ownPath', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/', '/'],
    ['/case?x=1&y=%2F#part', '/case?x=1&y=%2F#part'],
    [
      '/mortgage/case-detail/1?redirect=https://example.com',
      '/mortgage/case-detail/1?redirect=https://example.com',
    ],
    ['/a/../b', '/b'],
  ])('keeps our own path %j', (target, expected) => {
    expect(ownPath(target, '/fallback')).toBe(expected);
  });

  it.each([
    undefined,
    '',
    'dashboard',
    '//example.com',
    '///example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/\n/example.com',
    '/dashboard\r\nset-cookie: a=b',
    '/\u0000',
    '/..//example.com',
    '/.//example.com',
    '/x/..//example.com',
    'https://example.com',
    'https:/example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /dashboard',
    '@example.com',
  ])('refuses %j', (target) => {
    expect(ownPath(target, '/fallback')).toBe('/fallback');
  });
});
