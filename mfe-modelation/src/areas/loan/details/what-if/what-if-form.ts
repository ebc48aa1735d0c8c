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

const { shape } = wishesSchema;

/** What is asked for; a wish that is not whole is none, and leaves the others alone. */
export function toWishes(form: Wishes): Omit<WhatIfQuestion, 'productTypeId' | 'input'> {
  const whole = (name: keyof Wishes) => shape[name].safeParse(form[name]).data ?? null;
  const monthlyPayment = whole('monthlyPayment');
  const [extraAmount, extraYears] = [whole('extraAmount'), whole('extraYears')];
  const firstAmount = whole('firstDrawing');
  const [furtherDrawings, monthsApart] = [whole('furtherDrawings'), whole('monthsApart')];
  return {
    ...(monthlyPayment !== null && { monthlyPayment }),
    ...(extraAmount !== null &&
      extraYears !== null && {
        extraPayment: { amount: extraAmount, afterPayments: 12 * extraYears },
      }),
    ...(firstAmount !== null &&
      furtherDrawings !== null &&
      monthsApart !== null && {
        gradualDrawing: { firstAmount, furtherDrawings, monthsApart },
      }),
  };
}
