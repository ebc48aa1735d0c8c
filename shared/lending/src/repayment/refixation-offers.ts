import { annuityPayment } from '../loan/annuity';
import { ceilToCrown, Decimal } from '../calendar-and-money/money';
import { discountedRate } from '../loan/rate-discount';

/* Rates that a client may choose from when a fixation ends, one for each period. */

/** Step of a correction of the rate, percentage points (the product's specification, part 2 §5). */
export const rateCorrectionStep = 0.1;

export interface OfferedRate {
  /** Months that the rate would be fixed for. */
  fixedRatePeriod: number;
  /** % p.a. */
  interestRate: number;
  /** Percentage points off the rate. */
  interestRateDiscount?: number;
}

export interface RefixationOfferAmounts extends OfferedRate {
  /** % p.a. */
  interestRateDiscounted: number;
  /** Instalment at the rate, up to whole CZK. */
  loanPaymentAmount: number;
  /** Instalment at the discounted rate, up to whole CZK. */
  loanPaymentAmountDiscounted: number;
  /** What the discount saves a month, CZK. */
  monthlySaving: number;
}

/** Whether a correction is made of whole steps; negative ones raise the rate. */
export const isRateCorrection = (points: number): boolean =>
  new Decimal(points).mod(rateCorrectionStep).isZero();

/**
 * Instalments of the balance at each offered rate until maturity: months of 30/360, as offers are
 * counted before the day of the change is known.
 * @param balance owed when the fixation ends, CZK
 * @param remainingMonths instalments that are left then, 1 to 1200
 * @throws LendingError when a rate or the number of months is out of its range
 */
export function refixationOffers(
  balance: number,
  remainingMonths: number,
  rates: readonly OfferedRate[],
): RefixationOfferAmounts[] {
  const instalmentAt = (rate: number) =>
    ceilToCrown(annuityPayment(balance, rate, remainingMonths));
  return rates.map((offered) => {
    const points = offered.interestRateDiscount ?? 0;
    const interestRateDiscounted = discountedRate(offered.interestRate, [
      { code: 'correction', points },
    ]);
    const loanPaymentAmount = instalmentAt(offered.interestRate);
    const loanPaymentAmountDiscounted =
      points === 0 ? loanPaymentAmount : instalmentAt(interestRateDiscounted);
    return {
      ...offered,
      interestRateDiscounted,
      loanPaymentAmount,
      loanPaymentAmountDiscounted,
      monthlySaving: loanPaymentAmount - loanPaymentAmountDiscounted,
    };
  });
}
