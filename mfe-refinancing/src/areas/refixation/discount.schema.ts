import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { message } from '@advisor/forms/validation-message';
import { formatNumber } from '@advisor/i18n/format';
import { isRateCorrection } from '@advisor/lending/refixation-offers';
import { z } from 'zod';

const error = (key: string) => `refinancing-refixation:error.${key}`;

/** A discount of whole steps that the bank gives without a further price exception; null: none. */
export function discountSchema({ maximumDiscount, rates }: NextFixation) {
  const lowest = Math.min(...rates.map(({ interestRate }) => interestRate));
  return z
    .number()
    .min(0)
    .refine(isRateCorrection, error('step'))
    .refine(
      (points) => points <= maximumDiscount,
      message(error('exception'), { maximum: formatNumber(maximumDiscount) }),
    )
    .refine((points) => points <= lowest, error('aboveRate'))
    .nullable();
}
