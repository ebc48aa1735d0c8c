import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { message } from '@advisor/forms/validation-message';
import { formatNumber } from '@advisor/i18n/format';
import { isRateCorrection } from '@advisor/lending/repayment/refixation-offers';
import { z } from 'zod';

const error = (key: string) => `refinancing-refixation:error.${key}`;

/** A discount of whole steps that the bank gives without a further price exception; null: none. */
export function discountSchema(next: NextFixation) {
  const lowest = lowestRate(next);
  const { maximumDiscount } = next;
  return z
    .number()
    .min(0)
    .refine(isRateCorrection, { message: error('step'), abort: true })
    .refine((points) => points <= lowest, { message: error('aboveRate'), abort: true })
    .refine(
      (points) => points <= maximumDiscount,
      message(error('exception'), { maximum: formatNumber(maximumDiscount) }),
    )
    .nullable();
}

/** A price exception may give more than the advisor, but nothing gives more than a rate has. */
export const needsException = (next: NextFixation, points: number): boolean =>
  points > next.maximumDiscount && points <= lowestRate(next);

/** Of the list, % p.a. */
const lowestRate = ({ rates }: NextFixation): number =>
  Math.min(...rates.map(({ interestRate }) => interestRate));
