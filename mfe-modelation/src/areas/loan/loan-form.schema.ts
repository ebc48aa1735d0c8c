import type { CallResponse } from '@advisor/api-client/call';
import type { offerCalls } from '@advisor/contracts/offer/calls';
import { loanInputSchema, type LoanInput } from '@advisor/contracts/offer/loan-offer';
import { daySchema } from '@advisor/forms/day-schema';
import { z } from 'zod';
import {
  amount,
  checkDuration,
  duration,
  type DurationRange,
  ofMonths,
  positiveAmount,
  requiredAmount,
  toMonths,
} from '../../offer/entered-fields';

export type LoanDefaults = CallResponse<typeof offerCalls.defaults>;
type LoanPurposeId = NonNullable<LoanInput['loanPurposes']>[number]['loanPurposeId'];
type FeeId = NonNullable<LoanInput['feeIds']>[number];

const age = z.number().int().min(18).max(99).nullable();

const fields = z.object({
  loanAmount: requiredAmount,
  loanPurposes: z.array(
    z.object({
      loanPurposeId: z.custom<LoanPurposeId>(Number.isInteger),
      amount: positiveAmount,
    }),
  ),
  /** Null with a product that needs no collateral. */
  collateralAmount: positiveAmount,
  isInvestmentProperty: z.boolean(),
  ...duration,
  fixedRatePeriod: z.number().nullable(),
  expectedDateOfDrawing: daySchema,
  paymentDay: z.number().int(),
  isEmployee: z.boolean(),
  hasEnergySavings: z.boolean(),
  interestRateCorrection: z.number().multipleOf(0.1),
  hasLifeInsurance: z.boolean(),
  hasPropertyInsurance: z.boolean(),
  feeIds: z.array(z.custom<FeeId>(Number.isInteger)),
  applicantAge: age,
  /** Null with one applicant. */
  youngestApplicantAge: age,
  netMonthlyIncome: amount,
  monthlyInstallments: amount,
  otherDebt: amount,
});

/**
 * The screen's fields: empty numbers are null. Limits of the bank come from the server.
 * @param range durations of the product
 */
export const loanFormSchema = (range?: DurationRange) => fields.superRefine(checkDuration(range));
const anyLoan = loanFormSchema();

export type LoanForm = z.infer<typeof anyLoan>;

/** One decimal, without what binary fractions add. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10 || 0;

const household = (form: LoanForm): LoanInput['household'] =>
  form.netMonthlyIncome === null && form.applicantAge === null
    ? undefined
    : {
        ...(form.applicantAge !== null && { applicantAge: form.applicantAge }),
        ...(form.youngestApplicantAge !== null && {
          youngestApplicantAge: form.youngestApplicantAge,
        }),
        netMonthlyIncome: form.netMonthlyIncome ?? 0,
        monthlyInstallments: form.monthlyInstallments ?? 0,
        otherDebt: form.otherDebt ?? 0,
      };

/** One purpose takes the whole amount; of more, those that have an amount count. */
const purposes = ({ loanPurposes, loanAmount }: LoanForm): LoanInput['loanPurposes'] =>
  loanPurposes.length === 1
    ? loanPurposes.map(({ loanPurposeId }) => ({ loanPurposeId, amount: loanAmount ?? 0 }))
    : loanPurposes.flatMap(({ loanPurposeId, amount: part }) =>
        part === null ? [] : [{ loanPurposeId, amount: part }],
      );

/**
 * What is sent for the numbers in the form.
 * @returns undefined while a field is wrong by itself, or beyond what any loan can have
 */
export function toLoanInput(form: LoanForm): LoanInput | undefined {
  if (form.loanAmount === null || !anyLoan.safeParse(form).success) return undefined;
  const input = {
    loanAmount: form.loanAmount,
    loanPurposes: purposes(form),
    ...(form.collateralAmount !== null && { collateralAmount: form.collateralAmount }),
    isInvestmentProperty: form.isInvestmentProperty,
    loanDuration: toMonths(form),
    ...(form.fixedRatePeriod !== null && { fixedRatePeriod: form.fixedRatePeriod }),
    expectedDateOfDrawing: form.expectedDateOfDrawing,
    paymentDay: form.paymentDay,
    isEmployee: form.isEmployee,
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
  ...ofMonths(defaults.loanDuration?.default ?? 0),
  fixedRatePeriod: defaults.fixedRatePeriod ?? null,
  expectedDateOfDrawing: defaults.expectedDateOfDrawing ?? '',
  paymentDay: defaults.paymentDays[0] ?? 1,
  isEmployee: false,
  hasEnergySavings: false,
  interestRateCorrection: 0,
  hasLifeInsurance: false,
  hasPropertyInsurance: false,
  feeIds: defaults.fees.flatMap(({ feeId, isCompulsory }) => (isCompulsory ? [feeId] : [])),
  applicantAge: null,
  youngestApplicantAge: null,
  netMonthlyIncome: null,
  monthlyInstallments: null,
  otherDebt: null,
});

/** The form as it was for an input that was saved. */
export const formOfInput = (input: LoanInput): LoanForm => ({
  loanAmount: input.loanAmount,
  loanPurposes: input.loanPurposes ?? [],
  collateralAmount: input.collateralAmount ?? null,
  isInvestmentProperty: input.isInvestmentProperty ?? false,
  ...ofMonths(input.loanDuration),
  fixedRatePeriod: input.fixedRatePeriod ?? null,
  expectedDateOfDrawing: input.expectedDateOfDrawing,
  paymentDay: input.paymentDay,
  isEmployee: input.isEmployee ?? false,
  hasEnergySavings: input.hasEnergySavings ?? false,
  interestRateCorrection: input.interestRateCorrection ?? 0,
  hasLifeInsurance: input.hasLifeInsurance ?? false,
  hasPropertyInsurance: input.hasPropertyInsurance ?? false,
  feeIds: input.feeIds ?? [],
  applicantAge: input.household?.applicantAge ?? null,
  youngestApplicantAge: input.household?.youngestApplicantAge ?? null,
  netMonthlyIncome: input.household?.netMonthlyIncome ?? null,
  monthlyInstallments: input.household?.monthlyInstallments ?? null,
  otherDebt: input.household?.otherDebt ?? null,
});
