import { z } from 'zod';
import { codeSchema } from '../codebook';
import { loanPurpose, productType } from '../codebooks';
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
  pathIdSchema,
  ratePercentSchema,
} from '../fields';
import { permission } from '../permissions';

const offerParams = caseParamsSchema.extend({ offerId: pathIdSchema });
const rangeSchema = z.object({ minimum: z.number(), maximum: z.number() });
const manageRefinancing = [permission.manageRefinancing] as const;

export const buildingSavingsInputSchema = z.object({
  /** CZK. */
  targetAmount: amountSchema.positive(),
  /** CZK a month. */
  minimumMonthlyDeposit: amountSchema.positive(),
  /** CZK a year beyond the monthly deposits. */
  extraDeposits: amountSchema.default(0),
});

export const unsecuredLoanInputSchema = z.object({
  loanAmount: amountSchema.positive(),
  loanDuration: monthsSchema,
  loanPurposeId: codeSchema(loanPurpose).optional(),
  hasInsurance: z.boolean().default(false),
});

const offerResultSchema = z.object({ offerId: idSchema, createdOn: instantSchema });

export const offerEndpoints = defineEndpoints({
  'offer.defaults': {
    summary: 'Starting values and bounds of a modelation.',
    query: z.object({
      productTypeId: z
        .union([z.number(), z.string().regex(/^\d{1,5}$/)])
        .transform(Number)
        .pipe(codeSchema(productType)),
    }),
    response: z.object({
      productTypeId: codeSchema(productType),
      loanAmount: rangeSchema.extend({ default: moneySchema }).optional(),
      /** Months. */
      loanDuration: rangeSchema.extend({ default: monthsSchema }).optional(),
      /** Months that may be chosen. */
      fixedRatePeriods: z.array(monthsSchema),
      fixedRatePeriod: monthsSchema.optional(),
      loanPurposeIds: z.array(codeSchema(loanPurpose)),
      /** Building savings only, CZK. */
      targetAmount: rangeSchema.extend({ default: moneySchema }).optional(),
    }),
  },
  'offer.buildingSavings': {
    summary: 'Models building savings and keeps the offer.',
    body: buildingSavingsInputSchema,
    response: offerResultSchema.extend({
      /** Months until the target amount or the end of the binding period. */
      savingDuration: monthsSchema,
      deposits: moneySchema,
      interest: moneySchema,
      stateSupport: moneySchema,
      fees: moneySchema,
      finalBalance: moneySchema,
      /** Percent a year that the client earns. */
      yieldRate: ratePercentSchema,
    }),
  },
  'offer.unsecuredLoan': {
    summary: 'Models an unsecured loan and keeps the offer.',
    body: unsecuredLoanInputSchema,
    response: offerResultSchema.extend({
      loanAmount: moneySchema,
      loanDuration: monthsSchema,
      interestRate: ratePercentSchema,
      /** RPSN, percent a year. */
      annualPercentageRate: ratePercentSchema,
      monthlyPayment: moneySchema,
      insurancePayment: moneySchema,
      totalPaid: moneySchema,
      validTo: dateSchema,
    }),
  },
  'offer.cancel': {
    summary: 'Cancels an offer that was communicated to the client.',
    params: offerParams,
    permissions: manageRefinancing,
    errors: [errorCode.conflict],
  },
  'offer.setFlags': {
    summary: 'Marks a refixation offer as liked or selected.',
    params: offerParams,
    body: z.object({ isLiked: z.boolean().optional(), isSelected: z.boolean().optional() }),
    permissions: manageRefinancing,
  },
  'offer.communicateRefixation': {
    summary: 'Notes that the offers of refixation were told to the client.',
    params: caseParamsSchema,
    permissions: manageRefinancing,
  },
  'case.linkExtraPayment': {
    summary: 'Takes an offer of extra payment over into the case.',
    params: caseParamsSchema,
    body: z.object({ offerId: idSchema, salesArrangementId: idSchema.optional() }),
    permissions: manageRefinancing,
    errors: [errorCode.conflict],
  },
  'case.linkRetentionOffer': {
    summary: 'Takes an offer of retention over into the case.',
    params: caseParamsSchema,
    body: z.object({ offerId: idSchema, salesArrangementId: idSchema.optional() }),
    permissions: manageRefinancing,
    errors: [errorCode.conflict],
  },
});
