import { isUnder, longestPrefix } from './path-rules';

it.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard/7', '/dashboard', true],
  ['/dashboards', '/dashboard', false],
  ['/', '/dashboard', false],
  ['/mortgage', '/mortgage/case-detail', false],
  ['/cid-7/loan-hub/said-9/modelation', '/cid-*/loan-hub', true],
  ['/cid-/loan-hub', '/cid-*', false],
  ['/cid-7', '/cid-*/loan-hub', false],
  ['/cidade', '/cid-*', false],
])('%s lies under %s: %j', (path, prefix, expected) => {
  expect(isUnder(path, prefix)).toBe(expected);
});

it.each([
  ['/mortgage/hub/7', '/mortgage/hub'],
  ['/mortgage/other', '/mortgage'],
  ['/dashboard', undefined],
])('of the prefixes, the longest decides about %s', (path, expected) => {
  expect(longestPrefix(['/mortgage', '/mortgage/hub', '/cid-*'], path)).toBe(expected);
});
