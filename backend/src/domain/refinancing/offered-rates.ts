import { interestRateStep } from '@advisor/contracts/refinancing/simulation';
import { errorCode } from '@advisor/contracts/errors';
import { isRateCorrection } from '@advisor/lending/repayment/refixation-offers';
import { Decimal } from '@advisor/lending/calendar-and-money/money';
import { monthsBetween } from '@advisor/lending/repayment/repayment-on-day';
import { czechDecimal } from '../../platform/czech-format';
import type { Database } from '../../platform/database/database';
import { badRequest, unavailable } from '../../platform/failure';
import { approvedPriceException } from '../cases/approved-price-exception';
import type { RateBook } from '../offers/rate-book';
import { fixedRatePeriods, type ProductRates, rateLine } from '../offers/rate-version';
import { offerValidTo } from '../offers/validity';
import type { EligibleFixation } from './eligible-loan';

/** Rates of today for a loan whose fixation changes. */
export interface OfferedRates {
  product: ProductRates;
  /** Percentage points off the rate that need no further price exception. */
  maximumDiscount: number;
  /** Last day on which an offer by them may be taken over, `YYYY-MM-DD`. */
  validTo: string;
}

/** @throws Failure 503 when no rates are valid today */
export async function readOfferedRates(
  db: Database,
  rates: RateBook,
  { row, today }: Pick<EligibleFixation, 'row' | 'today'>,
): Promise<OfferedRates> {
  const [version, exception] = await Promise.all([
    rates.current(),
    approvedPriceException(db, row.id, today),
  ]);
  const product = version.products.get(row.productTypeId);
  if (product === undefined) throw unavailable();
  const ownLimit = Math.max(0, -product.terms.minCorrection);
  const approved = exception?.interestRateDiscount ?? 0;
  return {
    product,
    maximumDiscount: new Decimal(ownLimit).plus(approved).toNumber(),
    validTo: offerValidTo(version, row.productTypeId, today),
  };
}

/**
 * The list rate for a fixation, % p.a.; of a period that is not listed the next longer one.
 * @param period months
 * @param amount that will be owed, CZK
 */
export function listRate(
  { product }: OfferedRates,
  { period, amount }: { period: number; amount: number },
): number {
  const listed = fixedRatePeriods(product);
  const fixedRatePeriod = listed.find((months) => months >= period) ?? listed.at(-1);
  const line = rateLine(product, { fixedRatePeriod, ltv: undefined, amount });
  if (line === undefined) throw unavailable();
  return line.rate;
}

/** Fixations that end before the loan does, months ascending. */
export const periodsToOffer = (
  { product }: OfferedRates,
  { fixedRateValidTo, terms }: EligibleFixation,
): number[] => {
  const longest = monthsBetween(fixedRateValidTo, terms.loanMaturityOn);
  const listed = fixedRatePeriods(product);
  const fitting = listed.filter((months) => months <= longest);
  return fitting.length > 0 ? fitting : listed.slice(0, 1);
};

/** @throws Failure 400 with 90027 for a discount that is not of whole steps, or needs a price exception */
export function checkDiscount(
  { maximumDiscount }: OfferedRates,
  discount: number | undefined,
  interestRate: number,
): void {
  if (discount === undefined) return;
  const field = 'interestRateDiscount';
  if (!isRateCorrection(discount))
    throw badRequest(`Slevu zadejte po ${czechDecimal(interestRateStep)} procentního bodu.`, {
      field,
    });
  if (discount > maximumDiscount)
    throw badRequest(
      `Sleva nad ${czechDecimal(maximumDiscount)} procentního bodu potřebuje schválenou cenovou výjimku.`,
      { field, errorCode: errorCode.notEligible },
    );
  if (discount > interestRate)
    throw badRequest('Sleva je vyšší než sazba.', { field, errorCode: errorCode.notEligible });
}
