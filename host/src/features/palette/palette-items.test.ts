import { caseItem, isSearchable, matchingScreens } from './palette-items';

const screens = [
  { path: '/dashboard', label: 'Přehled případů' },
  { path: '/general-documents', label: 'Obecné dokumenty' },
];

it.each([
  ['', ['/dashboard', '/general-documents']],
  ['prehled', ['/dashboard']],
  ['PŘÍPAD pře', ['/dashboard']],
  ['přehled dokumenty', []],
])('finds screens by %j', (query, found) => {
  expect(matchingScreens(screens, query).map(({ path }) => path)).toEqual(found);
});

it.each([
  ['', false],
  ['  ', false],
  ['No', false],
  ['Nov', true],
  ['Novák J', false],
  ['Novák Jan', true],
  ['90', false],
  ['9001', true],
])('searches cases for %j: %j', (query, expected) => {
  expect(isSearchable(query)).toBe(expected);
});

it('names a case by its client and tells its numbers', () => {
  const item = caseItem(
    { caseId: 7, contractNumber: 'HU-1', customer: { firstName: 'Eva', lastName: 'Malá' } },
    'cases',
  );
  expect(item).toEqual({
    id: 'cases-7',
    group: 'cases',
    label: 'Malá Eva',
    detail: '7 · HU-1',
    path: '/mortgage/case-detail/7',
  });
});
