import { roundToHaler } from '../calendar-and-money/money';
import { type CollateralInput, collateralRatios } from './collateral';

const limit = 80;
const shown = (value: number | undefined) => roundToHaler(value ?? Number.NaN).toFixed(2);

const vectors: readonly [
  name: string,
  input: CollateralInput,
  expected: [ltvToday: string, ltv: string, isWithin: boolean, available: number],
][] = [
  [
    'one',
    { loan: 4_000_000, limit, realEstates: [{ currentValue: 5_000_000 }] },
    ['80.00', '80.00', true, 4_000_000],
  ],
  [
    'land to be built on',
    { loan: 4_000_000, limit, realEstates: [{ currentValue: 1_500_000, futureValue: 6_200_000 }] },
    ['266.67', '64.52', true, 1_200_000],
  ],
  [
    'half built, and partly drawn',
    {
      loan: 4_000_000,
      drawn: 1_200_000,
      limit,
      realEstates: [{ currentValue: 3_600_000, futureValue: 6_200_000 }],
    },
    ['111.11', '64.52', true, 1_680_000],
  ],
  [
    'two, one with a prior lien',
    {
      loan: 4_500_000,
      limit,
      realEstates: [
        { currentValue: 4_200_000 },
        { currentValue: 2_500_000, priorLiens: 1_400_000 },
      ],
    },
    ['84.91', '84.91', false, 4_240_000],
  ],
  [
    'a lien above the value',
    {
      loan: 3_000_000,
      limit,
      realEstates: [
        { currentValue: 2_000_000, priorLiens: 2_300_000 },
        { currentValue: 3_700_000 },
      ],
    },
    ['81.08', '81.08', false, 2_960_000],
  ],
  [
    'a crown above the limit',
    { loan: 4_000_001, limit, realEstates: [{ currentValue: 5_000_000 }] },
    ['80.00', '80.00', false, 4_000_000],
  ],
];

it.each(vectors)('%s', (_name, input, [ltvToday, ltv, isWithinLimit, availableToDraw]) => {
  const ratios = collateralRatios(input);
  expect([shown(ratios.ltvToday), shown(ratios.ltv)]).toEqual([ltvToday, ltv]);
  expect(ratios).toMatchObject({ isWithinLimit, availableToDraw });
});

it('is to nothing without a value, and held by nothing without a limit', () => {
  expect(collateralRatios({ loan: 1_000_000, realEstates: [] })).toEqual({
    currentValue: 0,
    futureValue: 0,
    ltvToday: undefined,
    ltv: undefined,
    isWithinLimit: undefined,
    availableToDraw: 1_000_000,
  });
});
