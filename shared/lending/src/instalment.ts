import { interestHalere } from './day-count';
import { LendingError } from './lending-error';
import { maximumAmount } from './money';

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
  { days, yearDays }: InterestPeriods,
  from: number,
): number {
  const dailyRate = rateUnits / 1e8 / yearDays;
  let discount = 1;
  let sum = 0;
  for (let index = from; index < days.length; index++) {
    discount /= 1 + dailyRate * (days[index] ?? 0);
    sum += discount;
  }
  return balance / sum;
}

const crown = 100;

/**
 * Smallest instalment in whole crowns which repays `balance` by the last period, haléře.
 * @throws LendingError when even the largest amount of the bank's systems is too small
 */
export function solveInstalment(
  balance: number,
  rateUnits: number,
  periods: InterestPeriods,
  from = 0,
): number {
  const repays = (instalment: number) =>
    lastInstalment(balance, rateUnits, periods, from, instalment) <= instalment;
  let instalment = Math.ceil(estimate(balance, rateUnits, periods, from) / crown) * crown;
  // The estimate is right but for the rounding of interest; further off, the steps grow.
  let step = crown;
  while (!repays(instalment)) {
    instalment += step;
    step *= 2;
    if (instalment > 2 * maximumAmount * crown) throw new LendingError('amount', 'noSolution');
  }
  while (step > crown) {
    step /= 2;
    if (repays(instalment - step)) instalment -= step;
  }
  while (instalment > crown && repays(instalment - crown)) instalment -= crown;
  return instalment;
}
