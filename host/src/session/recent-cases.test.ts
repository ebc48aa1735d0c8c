import { forgetCases, recentCases, rememberCase } from './recent-cases';

const user = 1;
const somebodyElse = 12;

beforeEach(() => sessionStorage.clear());

it('keeps the last five, the latest first, each once', () => {
  for (const caseId of [1, 2, 3, 4, 5, 6, 3]) rememberCase(user, caseId);
  expect(recentCases(user)).toEqual([3, 6, 5, 4, 2]);
});

it('gives them to nobody else, and drops them once somebody else opens a case', () => {
  rememberCase(user, 7);
  expect(recentCases(somebodyElse)).toEqual([]);
  rememberCase(somebodyElse, 8);
  expect(recentCases(somebodyElse)).toEqual([8]);
  expect(recentCases(user)).toEqual([]);
});

it('forgets them', () => {
  rememberCase(user, 7);
  forgetCases();
  expect(recentCases(user)).toEqual([]);
});

it('stores numbers and nothing else', () => {
  rememberCase(user, 7);
  expect({ ...sessionStorage }).toEqual({ 'advisor.recent-cases': '1:7' });
});

it.each([
  ['1:x,-1,2147483648,,7', [7]],
  ['7,8', []],
  ['', []],
])('survives %j', (stored, cases) => {
  sessionStorage.setItem('advisor.recent-cases', stored);
  expect(recentCases(user)).toEqual(cases);
});
