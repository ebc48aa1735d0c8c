import { z } from 'zod';
import { positiveAmount } from '../../../../offer/entered-fields';
import type { WhatIfQuestion } from './what-if.queries';

export const wishesSchema = z.object({
  monthlyPayment: positiveAmount,
  extraAmount: positiveAmount,
  /** Years of repaying before the extra payment. */
  extraYears: z.number().int().min(1).max(49).nullable(),
});
export type Wishes = z.infer<typeof wishesSchema>;

export const noWishes: Wishes = { monthlyPayment: null, extraAmount: null, extraYears: 5 };

/** What is asked for; a wish that is not whole is none. */
export function toWishes(form: Wishes): Pick<WhatIfQuestion, 'monthlyPayment' | 'extraPayment'> {
  const { data } = wishesSchema.safeParse(form);
  if (!data) return {};
  const { monthlyPayment, extraAmount, extraYears } = data;
  return {
    ...(monthlyPayment !== null && { monthlyPayment }),
    ...(extraAmount !== null &&
      extraYears !== null && {
        extraPayment: { amount: extraAmount, afterPayments: 12 * extraYears },
      }),
  };
}
