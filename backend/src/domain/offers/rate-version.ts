import type {
  interestRates,
  productFees,
  productTerms,
  savingsTariffs,
} from './schema/rate-versions';

type Of<Row> = Readonly<Omit<Row, 'versionId' | 'productTypeId' | 'id'>>;

export type ProductTerms = Of<typeof productTerms.$inferSelect>;
export type InterestRate = Of<typeof interestRates.$inferSelect>;
export type ProductFee = Of<typeof productFees.$inferSelect>;
export type SavingsTariff = Of<typeof savingsTariffs.$inferSelect>;

/** What holds for one product of loans. */
export interface ProductRates {
  terms: ProductTerms;
  rates: readonly InterestRate[];
  fees: readonly ProductFee[];
}

/** Everything that a modelation is made from, valid from one day to another. */
export interface RateVersion {
  id: number;
  name: string;
  validFrom: string;
  /** Last day; absent while no successor is set. */
  validTo: string | undefined;
  /** By product type. */
  products: ReadonlyMap<number, ProductRates>;
  savings: SavingsTariff | undefined;
}

/** Months for which the rate may be fixed, ascending; none where it never changes. */
export const fixedRatePeriods = ({ rates }: ProductRates): number[] =>
  [...new Set(rates.flatMap(({ fixedRatePeriod }) => fixedRatePeriod ?? []))].toSorted(
    (one, other) => one - other,
  );

interface OfferRequest {
  /** Months; absent where the rate never changes. */
  fixedRatePeriod: number | undefined;
  /** Percent; absent without collateral. */
  ltv: number | undefined;
  /** CZK. */
  amount: number;
}

/** A line of the rate table, and where the next one for higher amounts begins. */
interface RateLine extends InterestRate {
  /** CZK. */
  belowAmount: number | undefined;
}

/**
 * The line of the list rate: of the lowest LTV that the loan fits into and the highest amount
 * that it reaches. A loan beyond all bands gets the last one: its limit is told apart from its rate.
 *
 * @returns undefined when the product has no rate for the fixation
 */
export function rateLine(
  { rates, terms }: Pick<ProductRates, 'rates' | 'terms'>,
  { fixedRatePeriod, ltv = terms.maxLtv ?? 0, amount }: OfferRequest,
): RateLine | undefined {
  const ofFixation = rates.filter((rate) => rate.fixedRatePeriod === (fixedRatePeriod ?? null));
  const ofLtv = bandOf(
    ofFixation,
    (rate) => rate.maxLtv ?? Infinity,
    (limit) => limit >= ltv,
  );
  const [line] = bandOf(
    ofLtv,
    (rate) => -rate.minAmount,
    (limit) => -limit <= amount,
  );
  if (line === undefined) return undefined;
  const higher = ofLtv.map(({ minAmount }) => minAmount).filter((from) => from > line.minAmount);
  return { ...line, belowAmount: higher.length > 0 ? Math.min(...higher) : undefined };
}

/** Rates of the lowest limit that fits, otherwise of the highest. */
function bandOf(
  rates: readonly InterestRate[],
  limitOf: (rate: InterestRate) => number,
  fits: (limit: number) => boolean,
): InterestRate[] {
  const limits = rates.map(limitOf).toSorted((one, other) => one - other);
  const limit = limits.find(fits) ?? limits.at(-1);
  return rates.filter((rate) => limitOf(rate) === limit);
}
