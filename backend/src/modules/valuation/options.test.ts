import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { optionsOf, possibleTypes } from './options';
import type { Variant } from './variants';

const flat: RealEstateSpecification = {
  isLoanRealEstate: true,
  isPurchased: true,
  realEstateState: 1,
  floorArea: 60,
};
const possible = (
  variant: Variant,
  told: Partial<RealEstateSpecification> = {},
  onlineRefusal: string | null = null,
) =>
  possibleTypes(
    optionsOf({ variant, specification: { ...flat, ...told }, onlineRefusal, feeOf: () => 0 }),
    null,
  );

it('orders in the three ways that are for the real estate', () => {
  expect(possible('HF+F')).toEqual([1, 2, 3]);
  expect(possible('HF')).toEqual([2, 3]);
  expect(possible('P')).toEqual([3]);
  expect(possible('HF+F', { realEstateState: 4 })).toEqual([3]);
  expect(possible('HF+F', {}, 'Málo srovnání.')).toEqual([2, 3]);
});

it('says of each other type why it is not', () => {
  const options = optionsOf({
    variant: 'P',
    specification: flat,
    onlineRefusal: null,
    feeOf: () => 4_900,
  });
  expect(options).toHaveLength(7);
  for (const { isPossible, reason } of options) expect(reason === undefined).toBe(isPossible);
});

it('says what is missing', () => {
  const [online] = optionsOf({
    variant: 'HF+F',
    specification: flat,
    onlineRefusal: null,
    feeOf: () => 0,
  });
  expect(online?.missing.map(({ field }) => field)).toEqual([
    'address',
    'buildingStructureCode',
    'flatSchemaCode',
    'technicalStateCode',
    'builtIn',
  ]);
});
