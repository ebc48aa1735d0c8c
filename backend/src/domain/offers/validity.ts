import { productType } from '@advisor/contracts/codebooks';
import { addDays } from '../../platform/calendar';
import type { RateVersion } from './rate-version';

/** Last day of an offer that is made today, `YYYY-MM-DD`. */
export function offerValidTo(
  { products, savings }: RateVersion,
  productTypeId: number,
  today: string,
): string {
  const days =
    productTypeId === productType.buildingSavings.code
      ? savings?.offerValidity
      : products.get(productTypeId)?.terms.offerValidity;
  return addDays(today, days ?? 0);
}
