import { annuityInterest, annuityPayment } from '../loan/annuity';
import { ceilToCrown, checkNumber, Decimal, roundToHaler } from '../calendar-and-money/money';

/* Whether a client had better stay: a lower rate inside the fixation against another bank's. */

export interface RetentionInput {
  /** Owed, CZK. */
  balance: number;
  remainingMonths: number;
  /** At most the remaining ones. */
  monthsToFixationEnd: number;
  /** % p.a. */
  currentRate: number;
  /** % p.a. */
  offeredRate: number;
  /** What staying costs, CZK. */
  offerCosts?: number;
  /** Absent when no other bank is compared. */
  competitor?: {
    /** % p.a. */
    rate: number;
    /** What leaving costs: early repayment, valuation, cadastre, CZK. */
    costs: number;
  };
}

/** Amounts in CZK. */
export interface RetentionSide {
  /** A month, up to whole CZK. */
  instalment: number;
  /** In what is left of the fixation. */
  interest: number;
}

export interface RetentionChange extends RetentionSide {
  /** Interest saved in what is left of the fixation, less the costs; negative when it is dearer. */
  saving: number;
  /** Month in which lower instalments have paid the costs; undefined when they never do. */
  breakEvenMonths: number | undefined;
}

export interface RetentionComparison {
  current: RetentionSide;
  offer: RetentionChange;
  competitor?: RetentionChange;
  /** The offer saves more than leaving; undefined without anybody to compare with. */
  isOfferBetter: boolean | undefined;
}

/**
 * Month in which lower instalments have paid the costs; undefined when they never do.
 * @param costs CZK
 * @param monthly what the instalment is lower by, CZK
 */
export function breakEvenMonths(costs: number, monthly: number): number | undefined {
  if (costs === 0) return 0;
  return monthly > 0 ? new Decimal(costs).div(monthly).ceil().toNumber() : undefined;
}

/**
 * The loan as it is, with the offer, and at another bank, until the end of the fixation.
 * @throws LendingError when a rate or a number of months is out of its range
 */
export function compareRetention(input: RetentionInput): RetentionComparison {
  const { balance, remainingMonths, monthsToFixationEnd, competitor } = input;
  checkNumber('monthsToFixationEnd', monthsToFixationEnd, 0, remainingMonths, 0);
  const instalmentAt = (rate: number) =>
    ceilToCrown(annuityPayment(balance, rate, remainingMonths));
  const interestAt = (rate: number) =>
    annuityInterest(balance, rate, remainingMonths, monthsToFixationEnd);
  const interestNow = interestAt(input.currentRate);
  const instalmentNow = instalmentAt(input.currentRate);
  const change = (rate: number, costs: number): RetentionChange => {
    const instalment = instalmentAt(rate);
    const monthly = instalmentNow - instalment;
    const interest = interestAt(rate);
    return {
      instalment,
      interest: roundToHaler(interest),
      saving: roundToHaler(interestNow.minus(interest).minus(costs)),
      breakEvenMonths: breakEvenMonths(costs, monthly),
    };
  };
  const offer = change(input.offeredRate, input.offerCosts ?? 0);
  const other = competitor && change(competitor.rate, competitor.costs);
  return {
    current: { instalment: instalmentNow, interest: roundToHaler(interestNow) },
    offer,
    ...(other && { competitor: other }),
    isOfferBetter: other && offer.saving > other.saving,
  };
}
