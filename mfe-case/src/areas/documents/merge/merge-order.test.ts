import { hasPages, mergeRefusal, moved } from './merge-order';

it.each([
  ['Výpis.pdf', true],
  ['Občanka.JPG', true],
  ['sken.tif', true],
  ['smlouva.docx', false],
  ['pdf', false],
])('%s has pages: %s', (fileName, expected) => {
  expect(hasPages({ fileName })).toBe(expected);
});

it.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the document at %d moves by %d', (place, by, expected) => {
  expect(moved(['a', 'b', 'c'], place, by)).toEqual(expected);
});

it.each([
  [0, 'nothing'],
  [1, undefined],
  [50, undefined],
  [51, 'tooMany'],
])('of %d documents: %s', (count, expected) => {
  expect(mergeRefusal(Array.from({ length: count }, () => ({ fileName: 'a.pdf' })))).toBe(expected);
});
