import { Decimal, roundToHaler, sumOf } from '../calendar-and-money/money';
import { buildSchedule, type ScheduleTerms } from './schedule';

export interface RateDiscount {
  /** What the discount is for; comes back untouched. */
  code: string;
  /** Percentage points off the list rate; negative ones raise it. */
  points: number;
}

/** List rate less discounts, % p.a. with at most six decimals, never below 0. */
export const discountedRate = (
  listRatePercent: number,
  discounts: readonly RateDiscount[],
): number => {
  const list = new Decimal(listRatePercent);
  const rate = discounts.reduce((left, { points }) => left.minus(points), list);
  return Decimal.max(rate.toDecimalPlaces(6), 0).toNumber();
};

/** Amounts in CZK. */
export interface DiscountEffect {
  /** % p.a. */
  ratePercent: number;
  instalmentAtListRate: number;
  instalment: number;
  monthlySaving: number;
  /** Interest saved until the end of the fixation. */
  interestSaving: number;
}

/**
 * What discounts bring to the client.
 * @param terms with the list rate
 * @throws LendingError when a term is out of its range
 */
export function discountEffect(
  terms: ScheduleTerms,
  discounts: readonly RateDiscount[],
  fixationMonths: number,
): DiscountEffect {
  const ratePercent = discountedRate(terms.ratePercent, discounts);
  const atListRate = buildSchedule(terms);
  const discounted = buildSchedule({ ...terms, ratePercent });
  const interestOf = ({ rows }: typeof discounted) =>
    sumOf(rows.slice(0, fixationMonths).map(({ interest }) => interest));
  return {
    ratePercent,
    instalmentAtListRate: atListRate.instalment,
    instalment: discounted.instalment,
    monthlySaving: roundToHaler(atListRate.instalment - discounted.instalment),
    interestSaving: roundToHaler(interestOf(atListRate) - interestOf(discounted)),
  };
}
