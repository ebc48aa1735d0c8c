import { message } from '@advisor/forms/validation-message';
import type { CallResponse } from '@advisor/api-client/call';
import {
  buildingSavingsInputSchema,
  type BuildingSavingsInput,
} from '@advisor/contracts/offer/building-savings';
import { z } from 'zod';
import { toMonths } from '../offer/duration';

export type SavingsDefaults = CallResponse<'offer.defaults'>;

/** Below a trillion, as the contract has it. */
const greatestAmount = 999_999_999_999;

const amount = z.number().min(0).max(greatestAmount).nullable();
const requiredAmount = amount
  .refine((value): boolean => value !== null, { error: 'common:validation.required', abort: true })
  .refine((value) => value === null || value > 0, { error: 'common:validation.positive' });

/** The screen's fields: empty numbers are null. Limits of the bank come from the server. */
export const savingsFormSchema = z
  .object({
    targetAmount: requiredAmount,
    minimumMonthlyDeposit: requiredAmount,
    /** A year, beyond the monthly deposits. */
    extraDeposits: amount,
    years: z.number().int().min(0).max(50).nullable(),
    months: z
      .number()
      .int()
      .min(0)
      .max(11, message('common:validation.max', { max: 11 }))
      .nullable(),
    startsOn: z.iso.date(),
    hasStateSupport: z.boolean(),
  })
  .refine(({ years, months }) => toMonths(years, months) > 0, {
    path: ['years'],
    error: 'common:validation.required',
  });
export type SavingsForm = z.infer<typeof savingsFormSchema>;

/** @returns undefined while the numbers are too few, or beyond what any contract can have */
export function toSavingsInput(form: SavingsForm): BuildingSavingsInput | undefined {
  const parsed = buildingSavingsInputSchema.safeParse({
    targetAmount: form.targetAmount,
    minimumMonthlyDeposit: form.minimumMonthlyDeposit,
    extraDeposits: form.extraDeposits ?? 0,
    savingDuration: toMonths(form.years, form.months),
    startsOn: form.startsOn,
    hasStateSupport: form.hasStateSupport,
  });
  return parsed.success ? parsed.data : undefined;
}

/** The least monthly deposit for a target, in whole crowns. @param rate % of the target a month */
export const leastDeposit = (targetAmount: number, rate: number): number =>
  Math.ceil((targetAmount * rate) / 100);

/** Starting values by the tariff. @param today `YYYY-MM-DD` */
export function formOfSavingsDefaults(defaults: SavingsDefaults, today: string): SavingsForm {
  const targetAmount = defaults.targetAmount?.default ?? null;
  const months = defaults.savingDuration?.default ?? 0;
  return {
    targetAmount,
    minimumMonthlyDeposit:
      targetAmount === null ? null : leastDeposit(targetAmount, defaults.minimumDepositRate ?? 0),
    extraDeposits: null,
    years: Math.trunc(months / 12),
    months: months % 12,
    startsOn: today,
    hasStateSupport: true,
  };
}

/** The form as it was for an input that was kept. */
export const formOfSavingsInput = (input: BuildingSavingsInput): SavingsForm => ({
  targetAmount: input.targetAmount,
  minimumMonthlyDeposit: input.minimumMonthlyDeposit,
  extraDeposits: input.extraDeposits ?? null,
  years: Math.trunc(input.savingDuration / 12),
  months: input.savingDuration % 12,
  startsOn: input.startsOn,
  hasStateSupport: input.hasStateSupport ?? true,
});
