import { interestDays } from '@advisor/lending/day-count';

interface Loan {
  /** CZK. */
  amount: number;
  /** Percent a year. */
  interestRate: number;
  payments: number;
  /** `YYYY-MM-DD` */
  drawnOn: string;
  firstPaymentOn: string;
}

interface InstalmentFormula {
  /** Days of interest before the first instalment; a month has 30. */
  firstDays: number;
  /** CZK without rounding. */
  instalment: number;
  /** With a first period of a whole month, as calculators have it; CZK without rounding. */
  ofWholeMonths: number;
}

/** Days of a month and of its interest. */
export const daysOfMonth = 30;

/**
 * The instalment as a formula, for people who calculate after us; the schedule finds the same crown by
 * its dates. `A = J · (1 + i·d/30)/(1 + i) · i/(1 − (1 + i)⁻ⁿ)`
 */
export function instalmentFormula(loan: Loan): InstalmentFormula {
  const { amount, interestRate, payments, drawnOn, firstPaymentOn } = loan;
  const firstDays = interestDays(drawnOn, firstPaymentOn, '30E/360');
  const rate = interestRate / 1200;
  const ofWholeMonths =
    rate === 0 ? amount / payments : (amount * rate) / (1 - (1 + rate) ** -payments);
  const firstPeriod = (1 + (rate * firstDays) / daysOfMonth) / (1 + rate);
  return { firstDays, instalment: ofWholeMonths * firstPeriod, ofWholeMonths };
}
