import { savingsResult } from '../../testing/modelation-fixtures';
import { grownYears } from './savings-years';

const year = { tax: 15, fees: 400, stateSupport: 900, deposits: 20_000, interest: 100 };

it('draws what is saved: fees are taken off, support counts once it is credited', () => {
  const { years, finalBalance } = savingsResult({
    finalBalance: 41_170,
    years: [
      { ...year, year: 2027, balance: 19_685 },
      { ...year, year: 2028, balance: 40_270 },
    ],
  });
  expect(grownYears({ years, finalBalance })).toEqual([
    { year: 2027, values: [19_600, 85, 0] },
    { year: 2028, values: [39_200, 170, 1_800] },
  ]);
});
