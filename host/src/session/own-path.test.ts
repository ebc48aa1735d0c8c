import { ownPath } from './own-path';

it.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/mortgage/case-detail/1?section=timeline#top', '/mortgage/case-detail/1?section=timeline#top'],
  ['/dashboard?next=https://evil.example', '/dashboard?next=https://evil.example'],
  ['/a/../dashboard', '/dashboard'],
  [null, undefined],
  ['', undefined],
  ['dashboard', undefined],
  ['//evil.example', undefined],
  ['///evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/\t/evil.example', undefined],
  ['/\n/evil.example', undefined],
  [' /dashboard', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
])('takes %j as %j', (target, path) => {
  expect(ownPath(target)).toBe(path);
});
