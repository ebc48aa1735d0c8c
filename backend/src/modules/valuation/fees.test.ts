import type { ProductRates } from '../../domain/offers/rate-version';
import { feeOf } from './fees';

const product = {
  fees: [
    { feeId: 2, amount: 4_900, isInRpsn: true, isCompulsory: false },
    { feeId: 3, amount: 1_500, isInRpsn: true, isCompulsory: false },
  ],
} as unknown as ProductRates;
const exception = { fees: [{ feeId: 2, discount: 4_000 }] };

it.each([
  [1, 0],
  [2, 1_900],
  [3, 4_900],
  [4, 1_500],
])('type %d costs what the price list says: %d', (typeId, amount) => {
  expect(feeOf(typeId, { product, exception: undefined, isRepeated: false })).toBe(amount);
});

it('holds an exception for the first order of its type', () => {
  expect(feeOf(3, { product, exception, isRepeated: false })).toBe(900);
  expect(feeOf(3, { product, exception, isRepeated: true })).toBe(4_900);
  expect(feeOf(2, { product, exception, isRepeated: false })).toBe(1_900);
});
