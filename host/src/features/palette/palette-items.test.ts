import { caseListItem } from '@advisor/testing/case-fixtures';
import { caseItem, isSearchable, matchingItems, placeItem } from './palette-items';

const screens = [
  { path: '/dashboard', label: 'Přehled případů' },
  { path: '/general-documents', label: 'Obecné dokumenty' },
].map((entry) => placeItem('screens', entry));

it.each([
  ['', ['/dashboard', '/general-documents']],
  ['prehled', ['/dashboard']],
  ['PŘÍPAD pře', ['/dashboard']],
  ['přehled dokumenty', []],
])('finds screens by %j', (query, found) => {
  expect(matchingItems(screens, query).map(({ path }) => path)).toEqual(found);
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

it('names a case by its client, and tells it from those of the same name', () => {
  const item = caseItem(
    caseListItem({
      caseId: 7,
      contractNumber: 'HU-1',
      customer: { firstName: 'Eva', lastName: 'Malá', birthYear: 1985 },
      phase: 'signing',
      targetAmount: 1_200_000,
    }),
    'cases',
    (year) => `nar. ${year}`,
  );
  expect(item).toEqual({
    id: 'cases-7',
    group: 'cases',
    label: 'Malá Eva',
    detail: '7 · HU-1',
    description: expect.stringMatching(/^nar\. 1985 · Hypoteční úvěr · 1\s200\s000\sKč · Podpis$/),
    path: '/mortgage/case-detail/7',
  });
});

it('tells the state of a case whose phase is not known', () => {
  const { phase: _, ...found } = caseListItem({ state: 7 });
  const { description } = caseItem(found, 'cases', String);
  expect(description).toMatch(/ · Zrušený$/);
});
