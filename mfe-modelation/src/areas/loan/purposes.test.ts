import { restOf, unusedPurposes, withoutPurpose, withPurpose, withRest } from './purposes';

const purchase = (amount: number | null) => ({ loanPurposeId: 201 as const, amount });
const settlement = (amount: number | null) => ({ loanPurposeId: 203 as const, amount });

it.each([
  [3_000_000, [purchase(2_999_999)], 1],
  [3_000_000, [purchase(2_000_000), settlement(1_000_000)], 0],
  [3_000_000, [purchase(3_000_000), settlement(1)], -1],
  [3_000_000, [purchase(3_000_000), settlement(-1)], 0],
  [null, [purchase(null)], 0],
])('of %j the rest is left', (amount, purposes, rest) => {
  expect(restOf(amount, purposes)).toBe(rest);
});

it('offers each purpose once', () => {
  expect(unusedPurposes([201, 203, 204], [settlement(1)])).toEqual([201, 204]);
});

it('writes out what the only purpose took', () => {
  expect(withPurpose([purchase(null)], 203, 3_000_000)).toEqual([
    purchase(3_000_000),
    settlement(null),
  ]);
});

it.each([
  [1, 500, [purchase(1_000), settlement(500)]],
  [0, -400, [purchase(600), settlement(null)]],
  [1, -400, [purchase(1_000), settlement(0)]],
])('gives purpose %d the rest of %d', (index, rest, purposes) => {
  expect(withRest([purchase(1_000), settlement(null)], index, rest)).toEqual(purposes);
});

it('leaves the only purpose all of it', () => {
  expect(withoutPurpose([purchase(0), settlement(5)], 1)).toEqual([purchase(null)]);
});
