import { readSharedOffers, withSharedOffers } from './shared-offers';

it.each([
  ['', []],
  ['offers=1,2,3', [1, 2, 3]],
  ['offers=3,3', [3]],
  ['offers=0,x,2147483648,-1,7', [7]],
])('reads ?%s', (query, offerIds) => {
  expect(readSharedOffers(new URLSearchParams(query))).toEqual(offerIds);
});

it('writes a link that keeps what else the address says', () => {
  expect(withSharedOffers(new URLSearchParams('offers=9&view=schedule'), [1, 2])).toBe(
    '?offers=1,2&view=schedule',
  );
});
