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

it('draws nothing below nothing, where the first fees take more than was deposited', () => {
  const { years, finalBalance } = savingsResult({
    finalBalance: 15_685,
    years: [
      { ...year, deposits: 300, fees: 1_000, interest: 0, tax: 0, year: 2026, balance: -700 },
      { ...year, fees: 0, interest: 0, tax: 0, year: 2027, balance: 19_300 },
    ],
  });
  expect(grownYears({ years, finalBalance })[0]).toEqual({ year: 2026, values: [0, 0, 0] });
});
