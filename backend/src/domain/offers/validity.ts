import { productType } from '@advisor/contracts/codebooks';
import { addDays, bankDay } from '../../platform/calendar';
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

/** Whether an offer's last day has passed in the bank's calendar. */
export const isExpired = ({ validTo }: { validTo: string }, now: Date): boolean =>
  bankDay(now) > validTo;
