import type { CallResponse } from '@advisor/api-client/call';
import {
  buildingSavingsInputSchema,
  type BuildingSavingsInput,
} from '@advisor/contracts/offer/building-savings';
import { daySchema } from '@advisor/forms/day-schema';
import { z } from 'zod';
import type { offerCalls } from '@advisor/contracts/offer/calls';
import {
  amount,
  checkDuration,
  duration,
  type DurationRange,
  ofMonths,
  requiredAmount,
  toMonths,
} from '../../offer/entered-fields';

export type SavingsDefaults = CallResponse<typeof offerCalls.defaults>;

const fields = z.object({
  targetAmount: requiredAmount,
  minimumMonthlyDeposit: requiredAmount,
  /** A year, beyond the monthly deposits. */
  extraDeposits: amount,
  ...duration,
  startsOn: daySchema,
  hasStateSupport: z.boolean(),
});

/**
 * The screen's fields: empty numbers are null. Limits of the bank come from the server.
 * @param range durations of the tariff
 */
export const savingsFormSchema = (range?: DurationRange) =>
  fields.superRefine(checkDuration(range));
const anySavings = savingsFormSchema();

export type SavingsForm = z.infer<typeof anySavings>;

/** @returns undefined while a field is wrong by itself, or beyond what any contract can have */
export function toSavingsInput(form: SavingsForm): BuildingSavingsInput | undefined {
  if (!anySavings.safeParse(form).success) return undefined;
  const parsed = buildingSavingsInputSchema.safeParse({
    targetAmount: form.targetAmount,
    minimumMonthlyDeposit: form.minimumMonthlyDeposit,
    extraDeposits: form.extraDeposits ?? 0,
    savingDuration: toMonths(form),
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
    ...ofMonths(months),
    startsOn: today,
    hasStateSupport: true,
  };
}

/** The form as it was for an input that was saved. */
export const formOfSavingsInput = (input: BuildingSavingsInput): SavingsForm => ({
  targetAmount: input.targetAmount,
  minimumMonthlyDeposit: input.minimumMonthlyDeposit,
  extraDeposits: input.extraDeposits ?? null,
  ...ofMonths(input.savingDuration),
  startsOn: input.startsOn,
  hasStateSupport: input.hasStateSupport ?? true,
});
