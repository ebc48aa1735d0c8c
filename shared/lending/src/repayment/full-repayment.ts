import {
  type DayCount,
  daysOfYear,
  interestHalere,
  toRateUnits,
} from '../calendar-and-money/day-count';
import { checkNumber, fromHalere, toHalere } from '../calendar-and-money/money';

export interface FullRepaymentInput {
  /** What is owed after the last instalment, CZK. */
  balance: number;
  /** % p.a. */
  ratePercent: number;
  /** Days since the due date of the last instalment. */
  days: number;
  dayCount: DayCount;
}

/** What repays a loan on a day between two instalments, before a fee; CZK half up to 0.01. */
export function fullRepayment({ balance, ratePercent, days, dayCount }: FullRepaymentInput): {
  accruedInterest: number;
  amount: number;
} {
  checkNumber('days', days, 0, 366, 0);
  const owed = toHalere('balance', balance);
  const rateUnits = toRateUnits('ratePercent', ratePercent);
  const interest = interestHalere(owed, rateUnits, days, daysOfYear[dayCount]);
  return { accruedInterest: fromHalere(interest), amount: fromHalere(owed + interest) };
}
