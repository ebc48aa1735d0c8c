import { recentCases, rememberCase } from './recent-cases';

beforeEach(() => sessionStorage.clear());

it('keeps the last five, the latest first, each once', () => {
  for (const caseId of [1, 2, 3, 4, 5, 6, 3]) rememberCase(caseId);
  expect(recentCases()).toEqual([3, 6, 5, 4, 2]);
});

it('stores numbers and nothing else', () => {
  rememberCase(7);
  expect({ ...sessionStorage }).toEqual({ 'advisor.recent-cases': '7' });
});

it.each([
  ['x,-1,2147483648,,7', [7]],
  ['', []],
])('survives %j', (stored, cases) => {
  sessionStorage.setItem('advisor.recent-cases', stored);
  expect(recentCases()).toEqual(cases);
});
