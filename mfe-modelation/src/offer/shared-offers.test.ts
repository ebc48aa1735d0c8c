import { readSharedOffers } from './shared-offers';

it.each([
  ['', []],
  ['offers=1,2,3', [1, 2, 3]],
  ['offers=3,3', [3]],
  ['offers=0,x,2147483648,-1,7', [7]],
])('reads ?%s', (query, offerIds) => {
  expect(readSharedOffers(new URLSearchParams(query))).toEqual(offerIds);
});
