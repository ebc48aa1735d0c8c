import { z } from 'zod';
import { codeSchema } from '../codebook';
import { extraPaymentType } from '../codebooks/refinancing';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  amountSchema,
  caseParamsSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  monthsSchema,
  ratePercentSchema,
} from '../fields';
import { permission } from '../permissions';
import { repaymentReasons } from './repayment-reasons';

/** Step of a correction of the interest rate, percentage points. */
export const interestRateStep = 0.1;

const permissions = [permission.manageRefinancing] as const;
const errors = [errorCode.notEligible] as const;

/** Percentage points taken off the rate, in steps. */
export const rateDiscountSchema = z.number().min(0).max(10).multipleOf(interestRateStep);

export const refixationOfferSchema = z
  .object({
    offerId: idSchema,
    /** Until when the client may accept it. */
    validTo: dateSchema.optional(),
    isLegalNotice: z.boolean(),
    isLegalNoticeDefault: z.boolean(),
    isCurrent: z.boolean(),
    isCommunicated: z.boolean(),
    isLiked: z.boolean(),
    isSelected: z.boolean(),
    fixedRatePeriod: monthsSchema,
    interestRate: ratePercentSchema,
    interestRateDiscount: ratePercentSchema.optional(),
    interestRateDiscounted: ratePercentSchema.optional(),
    /** CZK a month. */
    loanPaymentAmount: moneySchema,
    loanPaymentAmountDiscounted: moneySchema.optional(),
    createdOn: instantSchema,
  })
  .meta({ id: 'RefixationOffer' });
export type RefixationOffer = z.infer<typeof refixationOfferSchema>;

export const extraPaymentOfferSchema = z
  .object({
    offerId: idSchema,
    /** What the client pays beside the fee, CZK. */
    extraPaymentAmount: moneySchema,
    principalAmount: moneySchema,
    interestAmount: moneySchema,
    /** Most that the bank may ask, CZK. */
    feeAmount: moneySchema,
    feeAmountDiscounted: moneySchema.optional(),
    /** Part of the principal that may be paid without a fee now, CZK. */
    feeFreeAmount: moneySchema,
    newMonthlyPayment: moneySchema.optional(),
    newMaturityOn: dateSchema.optional(),
    interestSaved: moneySchema,
    createdOn: instantSchema,
    /** Last day on which it may be taken over. */
    validTo: dateSchema.optional(),
  })
  .meta({ id: 'ExtraPaymentOffer' });
export type ExtraPaymentOffer = z.infer<typeof extraPaymentOfferSchema>;

export const retentionOfferSchema = z
  .object({
    offerId: idSchema,
    interestRate: ratePercentSchema,
    interestRateDiscounted: ratePercentSchema.optional(),
    loanPaymentAmount: moneySchema,
    loanPaymentAmountDiscounted: moneySchema.optional(),
    feeAmount: moneySchema,
    feeAmountDiscounted: moneySchema.optional(),
    interestRateValidFrom: dateSchema,
    fixedRateValidTo: dateSchema,
    createdOn: instantSchema,
    /** Last day on which it may be taken over. */
    validTo: dateSchema.optional(),
  })
  .meta({ id: 'RetentionOffer' });
export type RetentionOffer = z.infer<typeof retentionOfferSchema>;

export const simulationEndpoints = defineEndpoints({
  simulateExtraPayment: {
    summary: 'Models an extra payment: its fee and what it changes.',
    params: caseParamsSchema,
    body: z.object({
      extraPaymentTypeId: codeSchema(extraPaymentType),
      extraPaymentDate: dateSchema,
      /** CZK; absent for the full repayment. */
      extraPaymentAmount: amountSchema.positive().optional(),
      /** Keeps the term and lowers the payment; otherwise the payment stays and the term shortens. */
      isPaymentReduced: z.boolean(),
      feeDiscount: amountSchema.optional(),
      reason: z.enum(repaymentReasons).optional(),
      /** When the client was told the rate of the next fixation. */
      newRateNotified: dateSchema.optional(),
      /** Repaid free of charge in the same month before the anniversary, CZK. */
      alreadyRepaid: amountSchema.optional(),
    }),
    response: extraPaymentOfferSchema,
    permissions,
    errors,
  },
  simulateRefixation: {
    summary: 'Models one offer of refixation.',
    params: caseParamsSchema,
    body: z.object({
      fixedRatePeriod: monthsSchema,
      interestRateDiscount: rateDiscountSchema.optional(),
      interestRateValidFrom: dateSchema,
    }),
    response: refixationOfferSchema,
    permissions,
    errors,
  },
  simulateRefixationList: {
    summary: 'Models offers of refixation for every available period.',
    params: caseParamsSchema,
    body: z.object({ interestRateDiscount: rateDiscountSchema.optional() }),
    response: z.array(refixationOfferSchema),
    permissions,
    errors,
  },
  simulateRetention: {
    summary: 'Models a retention: the new rate and payment, and the fee.',
    params: caseParamsSchema,
    body: z.object({
      interestRateValidFrom: dateSchema,
      interestRateDiscount: rateDiscountSchema.optional(),
      feeAmountDiscounted: amountSchema.optional(),
    }),
    response: retentionOfferSchema,
    permissions,
    errors,
  },
});
