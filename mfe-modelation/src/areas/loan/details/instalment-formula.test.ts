import { simulateMortgage } from '@advisor/lending/mortgage-simulation';
import { instalmentFormula } from './instalment-formula';

const loan = { amount: 3_000_000, interestRate: 4.59, payments: 360 };

it.each([
  ['2026-11-24', '2026-12-01', 7, 15_317, 15_362],
  ['2026-11-24', '2026-12-24', 30, 15_362, 15_362],
  ['2026-12-02', '2027-01-28', 56, 15_413, 15_362],
])('of a loan drawn on %s and paid from %s', (drawnOn, firstPaymentOn, days, dated, whole) => {
  const formula = instalmentFormula({ ...loan, drawnOn, firstPaymentOn });
  expect(formula.firstDays).toBe(days);
  expect(Math.ceil(formula.instalment)).toBe(dated);
  expect(Math.ceil(formula.ofWholeMonths)).toBe(whole);
});

it.each([1, 12, 28])('is what the schedule finds for payment day %d', (paymentDay) => {
  const drawnOn = '2026-11-24';
  const { instalment, firstPaymentDate } = simulateMortgage({
    amount: loan.amount,
    months: loan.payments,
    fixationMonths: 60,
    ratePercent: loan.interestRate,
    drawingDate: drawnOn,
    paymentDay,
  });
  const formula = instalmentFormula({ ...loan, drawnOn, firstPaymentOn: firstPaymentDate });
  expect(Math.ceil(formula.instalment)).toBe(instalment);
});

it('knows a loan without interest', () => {
  const dates = { drawnOn: '2026-11-24', firstPaymentOn: '2026-12-24' };
  expect(instalmentFormula({ ...loan, interestRate: 0, ...dates }).instalment).toBeCloseTo(8333.33);
});
