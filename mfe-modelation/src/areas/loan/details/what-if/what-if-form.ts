import { z } from 'zod';
import { positiveAmount } from '../../../../offer/entered-fields';
import type { WhatIfQuestion } from './what-if.queries';

const upTo36 = z.number().int().min(1).max(36).nullable();

export const wishesSchema = z.object({
  monthlyPayment: positiveAmount,
  extraAmount: positiveAmount,
  /** Years of repaying before the extra payment. */
  extraYears: z.number().int().min(1).max(49).nullable(),
  firstDrawing: positiveAmount,
  furtherDrawings: upTo36,
  monthsApart: upTo36,
});
export type Wishes = z.infer<typeof wishesSchema>;

export const noWishes: Wishes = {
  monthlyPayment: null,
  extraAmount: null,
  extraYears: 5,
  firstDrawing: null,
  furtherDrawings: 3,
  monthsApart: 3,
};

/** What is asked for; a wish that is not whole is none. */
export function toWishes(form: Wishes): Omit<WhatIfQuestion, 'productTypeId' | 'input'> {
  const { data } = wishesSchema.safeParse(form);
  if (!data) return {};
  const { monthlyPayment, extraAmount, extraYears } = data;
  const { firstDrawing, furtherDrawings, monthsApart } = data;
  return {
    ...(monthlyPayment !== null && { monthlyPayment }),
    ...(extraAmount !== null &&
      extraYears !== null && {
        extraPayment: { amount: extraAmount, afterPayments: 12 * extraYears },
      }),
    ...(firstDrawing !== null &&
      furtherDrawings !== null &&
      monthsApart !== null && {
        gradualDrawing: { firstAmount: firstDrawing, furtherDrawings, monthsApart },
      }),
  };
}
