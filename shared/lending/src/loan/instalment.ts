import { interestHalere } from '../calendar-and-money/day-count';
import { LendingError } from '../calendar-and-money/lending-error';
import { maximumAmount } from '../calendar-and-money/money';

/*
 * The instalment of a dated schedule. The annuity formula knows equal months only: with actual days
 * or a longer first period its instalment would leave a large rest for the last one. So the smallest
 * instalment in whole crowns is found whose schedule, with interest rounded each month, ends by a
 * last instalment that is no higher.
 */

/** Interest days of every period and what a rate is divided by. */
export interface InterestPeriods {
  readonly days: readonly number[];
  readonly yearDays: number;
  /** What an instalment is a multiple of, haléře; a crown unless said. */
  readonly step?: number;
}

/**
 * Last instalment of periods `from` (from 0) to the end, haléře. An instalment never is less than the
 * interest, so that interest is not added to the balance.
 */
export function lastInstalment(
  balance: number,
  rateUnits: number,
  { days, yearDays }: InterestPeriods,
  from: number,
  instalment: number,
): number {
  let rest = balance;
  const last = days.length - 1;
  for (let index = from; index < last && rest > 0; index++) {
    const interest = interestHalere(rest, rateUnits, days[index] ?? 0, yearDays);
    rest -= Math.min(rest, Math.max(0, instalment - interest));
  }
  return rest + interestHalere(rest, rateUnits, days[last] ?? 0, yearDays);
}

/** Instalment without any rounding: the discounted balance over the sum of discounts, haléře. */
function estimate(
  balance: number,
  rateUnits: number,
  periods: InterestPeriods,
  from: number,
): number {
  const { days, yearDays } = periods;
  const dailyRate = rateUnits / 1e8 / yearDays;
  let discount = 1;
  let sum = 0;
  for (let index = from; index < days.length; index++) {
    discount /= 1 + dailyRate * (days[index] ?? 0);
    sum += discount;
  }
  const instalment = balance / sum;
  // A long first period may bear more interest than an instalment, which then repays nothing.
  const isInterestOnly = balance * dailyRate * (days[from] ?? 0) > instalment;
  return isInterestOnly && from < days.length - 1
    ? estimate(balance, rateUnits, periods, from + 1)
    : instalment;
}

const crown = 100;

/**
 * Smallest multiple of the step which repays `balance` by the last period, haléře.
 * @throws LendingError when even the largest amount of the bank's systems is too small
 */
export function solveInstalment(
  balance: number,
  rateUnits: number,
  periods: InterestPeriods,
  from = 0,
): number {
  const { step: unit = crown } = periods;
  const repays = (units: number) => {
    const instalment = units * unit;
    return lastInstalment(balance, rateUnits, periods, from, instalment) <= instalment;
  };
  // The estimate is right but for the rounding of interest: look beside it, further each time.
  let high = Math.max(1, Math.ceil(estimate(balance, rateUnits, periods, from) / unit));
  let low = high - 1;
  for (let step = 1; !repays(high); step *= 2) {
    low = high;
    high += step;
    if (high * unit > 2 * crown * maximumAmount) throw new LendingError('amount', 'noSolution');
  }
  for (let step = 1; low > 0 && repays(low); step *= 2) {
    high = low;
    low = Math.max(0, low - step);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (repays(middle)) high = middle;
    else low = middle;
  }
  return high * unit;
}

/** Interest to the end, haléře, and the period an instalment repays a balance in. */
function runOff(
  balance: number,
  rateUnits: number,
  { days, yearDays }: InterestPeriods,
  from: number,
  instalment: number,
): { interest: number; end: number } {
  let rest = balance;
  let total = 0;
  let end = from;
  while (rest > 0 && end < days.length) {
    const interest = interestHalere(rest, rateUnits, days[end] ?? 0, yearDays);
    total += interest;
    rest -= Math.min(rest, Math.max(0, instalment - interest));
    end++;
  }
  return { interest: total, end };
}

/**
 * Instalment after an extra payment that keeps the number of instalments. It is in whole crowns, too,
 * and must not lose by them: the loan neither takes longer nor costs more interest than without the
 * extra payment.
 * @param balance before the extra payment, haléře
 * @param extraPayment less than the balance, haléře
 * @param instalment until now, haléře
 */
export function lowerInstalment(
  balance: number,
  extraPayment: number,
  rateUnits: number,
  before: InterestPeriods,
  from: number,
  instalment: number,
): { instalment: number; periods: InterestPeriods } {
  const alone = runOff(balance, rateUnits, before, from, instalment);
  const periods = { ...before, days: before.days.slice(0, alone.end) };
  const rest = balance - extraPayment;
  let lower = solveInstalment(rest, rateUnits, periods, from);
  while (
    lower < instalment &&
    runOff(rest, rateUnits, periods, from, lower).interest > alone.interest
  )
    lower += before.step ?? crown;
  return { instalment: Math.min(lower, instalment), periods };
}
