import { isUnder } from './paths';

it.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard/7', '/dashboard', true],
  ['/dashboards', '/dashboard', false],
  ['/', '/dashboard', false],
  ['/mortgage', '/mortgage/case-detail', false],
])('%s lies under %s: %j', (path, prefix, expected) => {
  expect(isUnder(path, prefix)).toBe(expected);
});
