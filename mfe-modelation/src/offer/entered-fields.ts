import { message } from '@advisor/forms/validation-message';
import { z } from 'zod';

/* What forms of modelation are made of: empty numbers are null, limits of the bank come later. */

/** Below a trillion, as the contract has it. */
const greatestAmount = 999_999_999_999;
const longestMonths = 600;

/** The range first: what is beyond it is no safe whole number either. */
const crowns = z.number().max(greatestAmount, 'modelation:form.amountTooHigh').int();
const isPositive = (value: number | null) => value === null || value > 0;
const positive = { error: 'common:validation.positive' };

/** Whole crowns; nothing counts as none. */
export const amount = crowns.min(0).nullable();
/** Whole crowns; where there is one, it is something. */
export const positiveAmount = crowns.nullable().refine(isPositive, positive);
export const requiredAmount = crowns
  .nullable()
  .refine((value): boolean => value !== null, { error: 'common:validation.required', abort: true })
  .refine(isPositive, positive);

/** A duration is entered as years and months. */
export const duration = {
  years: z.number().int().min(0).nullable(),
  months: z
    .number()
    .int()
    .min(0)
    .max(11, message('common:validation.max', { max: 11 }))
    .nullable(),
};

interface Duration {
  years: number | null;
  months: number | null;
}

/** Months of a duration. */
export const toMonths = ({ years, months }: Duration): number => (years ?? 0) * 12 + (months ?? 0);

/** Years and months of a duration. */
export const ofMonths = (all: number): Duration => ({
  years: Math.trunc(all / 12),
  months: all % 12,
});

/** Of a product, months. */
export interface DurationRange {
  minimum: number;
  maximum: number;
}

/** Years with one decimal. */
export const yearsOf = (months: number): number => Math.round((months / 12) * 10) / 10;

/**
 * For `superRefine`: there is a duration, and not more than fifty years of it.
 * @param range told to who has entered none that can be
 */
export const checkDuration =
  ({ minimum, maximum }: DurationRange = { minimum: 1, maximum: longestMonths }) =>
  (form: Duration, context: z.RefinementCtx): void => {
    const refuse = (text: string) =>
      context.addIssue({ code: 'custom', path: ['years'], message: text });
    const months = toMonths(form);
    if (form.years === null && form.months === null) refuse('common:validation.required');
    else if (months === 0 || months > longestMonths) {
      const range = { from: yearsOf(minimum), to: yearsOf(maximum) };
      refuse(message('modelation:form.durationNeeded', range));
    }
  };
