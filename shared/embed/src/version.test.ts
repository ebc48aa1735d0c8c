import { negotiateVersion } from './version';

it.each([
  ['the only common one', [1, 1], [1, 1], { v: 1 }],
  ['the newest common one', [1, 3], [2, 5], { v: 3 }],
  ['the newest of an older side', [2, 5], [1, 3], { v: 3 }],
  ['a side that speaks more', [2, 2], [1, 9], { v: 2 }],
  ['an older side', [2, 3], [1, 1], { other: 'tooOld' }],
  ['a newer side', [1, 1], [2, 3], { other: 'tooNew' }],
  ['a range upside down', [1, 3], [3, 1], { other: 'tooNew' }],
])('%s', (_name, [min, max], [otherMin, otherMax], negotiated) => {
  expect(negotiateVersion({ min: min!, max: max! }, { min: otherMin!, max: otherMax! })).toEqual(
    negotiated,
  );
});
