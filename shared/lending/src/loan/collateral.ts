import { isWithinLimit, loanToValue } from '../affordability/ratios';
import { type Amount, Decimal, sumOf } from '../calendar-and-money/money';
import { maximumLoanByLtv } from './max-loan';

/* What a loan is held against: the one place where values become an LTV. */

/** A real estate that secures the loan; CZK. */
interface PledgedRealEstate {
  currentValue: Amount;
  /** Once it is finished; absent: it is. */
  futureValue?: Amount | undefined;
  /** Debts that come before the loan. */
  priorLiens?: Amount | undefined;
}

export interface CollateralInput {
  /** The whole loan, whether or not it is drawn; CZK. */
  loan: number;
  /** CZK. */
  drawn?: number;
  /** Highest LTV, %; absent: there is none. */
  limit?: number | undefined;
  realEstates: readonly PledgedRealEstate[];
}

/** Not rounded, see `ratios`. */
export interface CollateralRatios {
  /** Values less prior liens, CZK. */
  currentValue: number;
  futureValue: number;
  /** %, by what there is today, and once all is finished; absent without a value. */
  ltvToday: number | undefined;
  ltv: number | undefined;
  /** Absent without a limit or a value. */
  isWithinLimit: boolean | undefined;
  /** CZK that may be drawn now: the limit is kept by today's value. */
  availableToDraw: number;
}

/** What is left of a value; liens beyond it take nothing from others. */
const netValue = (value: Amount, priorLiens: Amount = 0): number =>
  Math.max(0, new Decimal(value).minus(priorLiens).toNumber());

/** Everything that a loan's collateral says of it. Who needs an LTV of real estates asks here. */
export function collateralRatios({
  loan,
  drawn = 0,
  limit,
  realEstates,
}: CollateralInput): CollateralRatios {
  const currentValue = sumOf(realEstates.map((one) => netValue(one.currentValue, one.priorLiens)));
  const futureValue = sumOf(
    realEstates.map((one) => netValue(one.futureValue ?? one.currentValue, one.priorLiens)),
  );
  const ltv = loanToValue(loan, futureValue);
  const left = Math.max(0, loan - drawn);
  const byValue =
    limit === undefined ? left : Math.max(0, maximumLoanByLtv(currentValue, limit) - drawn);
  return {
    currentValue,
    futureValue,
    ltvToday: loanToValue(loan, currentValue),
    ltv,
    isWithinLimit: limit === undefined || ltv === undefined ? undefined : isWithinLimit(ltv, limit),
    availableToDraw: Math.min(left, byValue),
  };
}
