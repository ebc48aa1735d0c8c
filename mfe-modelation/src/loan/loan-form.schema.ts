import { message } from '@advisor/forms/validation-message';
import { loanInputSchema, type LoanInput } from '@advisor/contracts/offer/loan-offer';
import { z } from 'zod';
import { toMonths } from '../offer/duration';
import type { CallResponse } from '@advisor/api-client/call';

export type LoanDefaults = CallResponse<'offer.defaults'>;
type LoanPurposeId = NonNullable<LoanInput['loanPurposes']>[number]['loanPurposeId'];
type FeeId = NonNullable<LoanInput['feeIds']>[number];

/** Below a trillion, as the contract has it. */
const greatestAmount = 999_999_999_999;
const longestMonths = 600;

const amount = z.number().max(greatestAmount).nullable();
const requiredAmount = amount
  .refine((value): boolean => value !== null, { error: 'common:validation.required', abort: true })
  .refine((value) => value === null || value > 0, { error: 'common:validation.positive' });
const optionalAmount = amount.refine((value) => value === null || value >= 0, {
  error: 'common:validation.notNegative',
});

/** The screen's fields: empty numbers are null. Limits of the bank come from the server. */
export const loanFormSchema = z
  .object({
    loanAmount: requiredAmount,
    loanPurposes: z.array(
      z.object({
        loanPurposeId: z.custom<LoanPurposeId>(Number.isInteger),
        amount: optionalAmount,
      }),
    ),
    /** Null with a product that needs no collateral. */
    collateralAmount: amount,
    isInvestmentProperty: z.boolean(),
    years: z.number().int().min(0).max(50).nullable(),
    months: z
      .number()
      .int()
      .min(0)
      .max(11, message('common:validation.max', { max: 11 }))
      .nullable(),
    fixedRatePeriod: z.number().nullable(),
    expectedDateOfDrawing: z.iso.date(),
    paymentDay: z.number().int(),
    hasEnergySavings: z.boolean(),
    interestRateCorrection: z.number(),
    hasLifeInsurance: z.boolean(),
    hasPropertyInsurance: z.boolean(),
    feeIds: z.array(z.custom<FeeId>(Number.isInteger)),
    applicantAge: z.number().int().min(18).max(99).nullable(),
    netMonthlyIncome: optionalAmount,
    monthlyInstallments: optionalAmount,
    otherDebt: optionalAmount,
  })
  .refine(({ years, months }) => toMonths(years, months) > 0, {
    path: ['years'],
    error: 'common:validation.required',
  })
  .refine(({ years, months }) => toMonths(years, months) <= longestMonths, {
    path: ['years'],
    error: message('common:validation.max', { max: longestMonths / 12 }),
  });

export type LoanForm = z.infer<typeof loanFormSchema>;

/** One decimal, without what binary fractions add. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10 || 0;

const household = (form: LoanForm): LoanInput['household'] =>
  form.netMonthlyIncome === null && form.applicantAge === null
    ? undefined
    : {
        ...(form.applicantAge !== null && { applicantAge: form.applicantAge }),
        netMonthlyIncome: form.netMonthlyIncome ?? 0,
        monthlyInstallments: form.monthlyInstallments ?? 0,
        otherDebt: form.otherDebt ?? 0,
      };

/** One purpose takes the whole amount; of more, those that have an amount count. */
const purposes = ({ loanPurposes, loanAmount }: LoanForm): LoanInput['loanPurposes'] =>
  loanPurposes.length === 1
    ? loanPurposes.map(({ loanPurposeId }) => ({ loanPurposeId, amount: loanAmount ?? 0 }))
    : loanPurposes.flatMap(({ loanPurposeId, amount: part }) =>
        part === null || part <= 0 ? [] : [{ loanPurposeId, amount: part }],
      );

/**
 * What is sent for the numbers in the form.
 * @returns undefined while they are too few, or beyond what any loan can have
 */
export function toLoanInput(form: LoanForm): LoanInput | undefined {
  if (form.loanAmount === null) return undefined;
  const input = {
    loanAmount: form.loanAmount,
    loanPurposes: purposes(form),
    ...(form.collateralAmount !== null && { collateralAmount: form.collateralAmount }),
    isInvestmentProperty: form.isInvestmentProperty,
    loanDuration: toMonths(form.years, form.months),
    ...(form.fixedRatePeriod !== null && { fixedRatePeriod: form.fixedRatePeriod }),
    expectedDateOfDrawing: form.expectedDateOfDrawing,
    paymentDay: form.paymentDay,
    hasEnergySavings: form.hasEnergySavings,
    interestRateCorrection: toTenth(form.interestRateCorrection),
    hasLifeInsurance: form.hasLifeInsurance,
    hasPropertyInsurance: form.hasPropertyInsurance,
    feeIds: form.feeIds,
    household: household(form),
  };
  return loanInputSchema.safeParse(input).success ? (input satisfies LoanInput) : undefined;
}

/** Starting values by the rate tables. */
export const formOfDefaults = (defaults: LoanDefaults): LoanForm => ({
  loanAmount: defaults.loanAmount?.default ?? null,
  loanPurposes: defaults.loanPurposeIds
    .slice(0, 1)
    .map((loanPurposeId) => ({ loanPurposeId, amount: null })),
  collateralAmount: defaults.collateralAmount?.default ?? null,
  isInvestmentProperty: false,
  years: Math.trunc((defaults.loanDuration?.default ?? 0) / 12),
  months: (defaults.loanDuration?.default ?? 0) % 12,
  fixedRatePeriod: defaults.fixedRatePeriod ?? null,
  expectedDateOfDrawing: defaults.expectedDateOfDrawing ?? '',
  paymentDay: defaults.paymentDays[0] ?? 1,
  hasEnergySavings: false,
  interestRateCorrection: 0,
  hasLifeInsurance: false,
  hasPropertyInsurance: false,
  feeIds: [],
  applicantAge: null,
  netMonthlyIncome: null,
  monthlyInstallments: null,
  otherDebt: null,
});

/** The form as it was for an input that was kept. */
export const formOfInput = (input: LoanInput): LoanForm => ({
  loanAmount: input.loanAmount,
  loanPurposes: input.loanPurposes ?? [],
  collateralAmount: input.collateralAmount ?? null,
  isInvestmentProperty: input.isInvestmentProperty ?? false,
  years: Math.trunc(input.loanDuration / 12),
  months: input.loanDuration % 12,
  fixedRatePeriod: input.fixedRatePeriod ?? null,
  expectedDateOfDrawing: input.expectedDateOfDrawing,
  paymentDay: input.paymentDay,
  hasEnergySavings: input.hasEnergySavings ?? false,
  interestRateCorrection: input.interestRateCorrection ?? 0,
  hasLifeInsurance: input.hasLifeInsurance ?? false,
  hasPropertyInsurance: input.hasPropertyInsurance ?? false,
  feeIds: input.feeIds ?? [],
  applicantAge: input.household?.applicantAge ?? null,
  netMonthlyIncome: input.household?.netMonthlyIncome ?? null,
  monthlyInstallments: input.household?.monthlyInstallments ?? null,
  otherDebt: input.household?.otherDebt ?? null,
});
