import { annuityInterest } from './annuity';
import { roundToHaler } from './money';

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

/** CZK half up to 0.01; 0 when the average rate is not lower. */
export function lostInterest({
  amount,
  monthsToMaturity,
  monthsToFixationEnd,
  contractRatePercent,
  averageRatePercent,
}: LostInterestInput): number {
  if (averageRatePercent >= contractRatePercent) return 0;
  const at = (rate: number) => annuityInterest(amount, rate, monthsToMaturity, monthsToFixationEnd);
  return roundToHaler(at(contractRatePercent).minus(at(averageRatePercent)));
}
