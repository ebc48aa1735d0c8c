import { annuityPayment } from './annuity';
import { highestLoan, shortestTerm } from './goal-seek';
import { ceilToCrown } from '../calendar-and-money/money';
import { scheduleInstalment } from './schedule';

/** Equal months, so that the annuity formula is an independent reference. */
const months30 = { ratePercent: 4.59, drawingDate: '2026-12-20', paymentDay: 20 } as const;
const instalmentOf = (amount: number, months: number) =>
  ceilToCrown(annuityPayment(amount, months30.ratePercent, months));

it.each([10_000, 15_362, 20_000, 34_567])('the highest loan for %d CZK a month', (wished) => {
  const amounts = { minimum: 200_000, maximum: 30_000_000 };
  const amount = highestLoan({ ...months30, months: 360 }, wished, amounts, 1_000) ?? 0;
  expect(instalmentOf(amount, 360)).toBeLessThanOrEqual(wished);
  expect(instalmentOf(amount + 1_000, 360)).toBeGreaterThan(wished);
});

it('is 3 000 000 CZK for the instalment of 3 000 000 CZK', () => {
  const amounts = { minimum: 200_000, maximum: 30_000_000 };
  expect(highestLoan({ ...months30, months: 360 }, 15_362, amounts, 1_000)).toBe(3_000_000);
  expect(highestLoan({ ...months30, months: 360 }, 15_361, amounts, 1_000)).toBe(2_999_000);
});

const upTo = (maximum: number) => ({ minimum: 200_000, maximum });

it('keeps to the range, and knows when nothing of it fits', () => {
  const terms = { ...months30, months: 360 };
  expect(highestLoan(terms, 1_000_000, upTo(30_000_500), 1_000)).toBe(30_000_000);
  expect(highestLoan(terms, 1_000, upTo(30_000_000), 1_000)).toBeUndefined();
  expect(highestLoan(terms, 15_000, upTo(100_000), 1_000)).toBeUndefined();
});

it.each([15_362, 16_000, 20_000, 30_000])('the shortest term for %d CZK a month', (wished) => {
  const range = { minimum: 60, maximum: 360 };
  const months = shortestTerm({ ...months30, amount: 3_000_000 }, wished, range) ?? 0;
  expect(instalmentOf(3_000_000, months)).toBeLessThanOrEqual(wished);
  expect(instalmentOf(3_000_000, months - 1)).toBeGreaterThan(wished);
});

it('has no term for an instalment that the longest does not reach', () => {
  const range = { minimum: 60, maximum: 360 };
  const terms = { ...months30, amount: 3_000_000 };
  expect(shortestTerm(terms, 15_361, range)).toBeUndefined();
  expect(shortestTerm(terms, 1_000_000, range)).toBe(60);
});

it('counts with dates and rounding, as the schedule does', () => {
  const terms = { ratePercent: 4.59, drawingDate: '2026-12-01', paymentDay: 20, months: 360 };
  const rules = { dayCount: 'act/360', instalmentStep: 10 } as const;
  const amounts = { minimum: 200_000, maximum: 30_000_000 };
  const amount = highestLoan({ ...terms, ...rules }, 15_382, amounts, 1_000) ?? 0;
  expect(scheduleInstalment({ ...terms, ...rules, amount })).toBeLessThanOrEqual(15_382);
  expect(scheduleInstalment({ ...terms, ...rules, amount: amount + 1_000 })).toBeGreaterThan(
    15_382,
  );
});
