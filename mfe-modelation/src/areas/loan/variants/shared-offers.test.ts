import { readSharedOffers, withSharedOffers } from './shared-offers';

it.each([
  ['', []],
  ['offers=1_2_3', [1, 2, 3]],
  ['offers=1,2,3', [1, 2, 3]],
  ['offers=1%2C2%2C3', [1, 2, 3]],
  ['offers=3_3', [3]],
  ['offers=0,x,2147483648,-1_7', [7]],
])('reads ?%s', (query, offerIds) => {
  expect(readSharedOffers(new URLSearchParams(query))).toEqual(offerIds);
});

it('writes a link that keeps what else the address says, and stays readable when written anew', () => {
  const link = withSharedOffers(new URLSearchParams('offers=9&view=schedule'), [1, 2]);
  expect(link).toBe('?offers=1_2&view=schedule');
  expect(`?${new URLSearchParams(link)}`).toBe(link);
});
