import { annuityInterest } from '../loan/annuity';
import { roundToHaler } from '../calendar-and-money/money';

/*
 * Interest a bank loses by an early repayment, s. 117a of act 257/2016: at the contract's rate above
 * that at the average rate the national bank publishes. The act leaves the arithmetic to the bank;
 * here the repaid part is an annuity to maturity at either rate.
 */

export interface LostInterestInput {
  /** CZK. */
  amount: number;
  monthsToMaturity: number;
  /** At most the months to maturity. */
  monthsToFixationEnd: number;
  /** % p.a. */
  contractRatePercent: number;
  /** % p.a. */
  averageRatePercent: number;
}

/** Interest until the end of the fixation at either rate, and what is lost; CZK. */
export interface LostInterestStep {
  /** At the contract's rate, half up to 0.01. */
  atContract: number;
  /** At the average rate, half up to 0.01. */
  atAverage: number;
  /** Their difference; 0 when the average rate is not lower. */
  result: number;
}

/** @throws LendingError when a rate or a number of months is out of its range */
export function lostInterestStep({
  amount,
  monthsToMaturity,
  monthsToFixationEnd,
  contractRatePercent,
  averageRatePercent,
}: LostInterestInput): LostInterestStep {
  const at = (rate: number) =>
    roundToHaler(annuityInterest(amount, rate, monthsToMaturity, monthsToFixationEnd));
  const atContract = at(contractRatePercent);
  const atAverage = at(averageRatePercent);
  return { atContract, atAverage, result: Math.max(0, roundToHaler(atContract - atAverage)) };
}

/** CZK; 0 when the average rate is not lower. */
export const lostInterest = (input: LostInterestInput): number => lostInterestStep(input).result;
