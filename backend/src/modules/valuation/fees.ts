import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { fee } from '@advisor/contracts/codebooks/offer';
import type { ProductRates } from '../../domain/offers/rate-version';
import type { PriceException } from '../../domain/offers/loan-terms';

/** CZK, of what no price list of rates has. */
export const ownFees: Readonly<Record<number, number>> = {
  [valuationType.online.code]: 0,
  [valuationType.dts.code]: 1_900,
  [valuationType.revaluation.code]: 0,
  [valuationType.preliminaryOpinion.code]: 0,
  [valuationType.supervision.code]: 0,
};
/** Fees of the price list, by the type of valuation. */
const listed: Readonly<Record<number, number>> = {
  [valuationType.standard.code]: fee.valuation.code,
  [valuationType.zov.code]: fee.constructionReport.code,
};

interface Priced {
  /** Undefined where the product is not offered. */
  product: ProductRates | undefined;
  exception: PriceException | undefined;
  /** Whether one of the type was ordered already: the exception is used up. */
  isRepeated: boolean;
}

/** What a valuation costs today, CZK. */
export function feeOf(typeId: number, { product, exception, isRepeated }: Priced): number {
  const feeId = listed[typeId];
  if (feeId === undefined) return ownFees[typeId] ?? 0;
  const amount = product?.fees.find((one) => one.feeId === feeId)?.amount ?? 0;
  if (isRepeated) return amount;
  const discount = exception?.fees.find((one) => one.feeId === feeId)?.discount ?? 0;
  return Math.max(0, amount - discount);
}
