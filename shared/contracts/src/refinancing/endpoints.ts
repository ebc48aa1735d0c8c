import { z } from 'zod';
import { codeSchema } from '../codebook';
import { extraPaymentType, refinancingState, refinancingType } from '../codebooks/refinancing';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseArrangementParamsSchema,
  caseParamsSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  monthsSchema,
  pathIdSchema,
  ratePercentSchema,
  textSchema,
} from '../fields';
import { openCasePermissions, permission } from '../permissions';
import { extraPaymentOfferSchema, rateDiscountSchema, refixationOfferSchema } from './simulation';

const permissions = [permission.manageRefinancing] as const;
const processParams = caseParamsSchema.extend({ processId: pathIdSchema });

const processSchema = z
  .object({
    processId: idSchema,
    refinancingTypeId: codeSchema(refinancingType),
    state: codeSchema(refinancingState),
    salesArrangementId: idSchema.optional(),
    offerId: idSchema.optional(),
    createdOn: instantSchema,
    /** Day from which the new terms hold. */
    effectiveFrom: dateSchema.optional(),
    /** Last day on which the client may sign. */
    signatureDeadline: dateSchema.optional(),
  })
  .meta({ id: 'RefinancingProcess' });
export type RefinancingProcess = z.infer<typeof processSchema>;

const loanTermsSchema = z
  .object({
    principal: moneySchema,
    interestRate: ratePercentSchema,
    fixedRatePeriod: monthsSchema.optional(),
    fixedRateValidTo: dateSchema.optional(),
    monthlyPayment: moneySchema,
    paymentDay: z.number().int().min(1).max(31).optional(),
    loanMaturityOn: dateSchema.optional(),
  })
  .meta({ id: 'LoanTerms' });

const extraPaymentSchema = processSchema.extend({
  extraPaymentTypeId: codeSchema(extraPaymentType),
  extraPaymentDate: dateSchema,
  extraPaymentAmount: moneySchema,
  feeAmount: moneySchema,
});

/** A document that is being made: follow it in the documents to sign of the arrangement. */
const documentRequest = {
  params: caseArrangementParamsSchema,
  body: z.object({
    offerId: idSchema,
    /** Day until which the client is to sign. */
    signatureDeadline: dateSchema.optional(),
    handoverTo: z.enum(['client', 'branch']).default('client'),
  }),
  status: 202,
  response: z.object({ documentOnSAId: idSchema }),
  permissions,
  errors: [errorCode.conflict, errorCode.notEligible],
} as const;

export const refinancingEndpoints = defineEndpoints({
  parameters: {
    summary: 'Terms of the loan now and after its next change, and the processes of refinancing.',
    params: caseParamsSchema,
    response: z.object({
      current: loanTermsSchema,
      future: loanTermsSchema.optional(),
      /** Percent; how likely the client is to leave. */
      churnRisk: z.number().min(0).max(100).optional(),
      processes: z.array(processSchema),
      /** Kinds of refinancing that the case cannot begin now, each with a sentence in Czech. */
      refusals: z
        .array(z.object({ refinancingTypeId: codeSchema(refinancingType), reason: z.string() }))
        .optional(),
    }),
    permissions: openCasePermissions,
  },
  interestRatesValidFrom: {
    summary: 'Days from which a new interest rate may hold.',
    params: caseParamsSchema,
    response: z.array(z.object({ validFrom: dateSchema, isDefault: z.boolean() })),
    permissions: openCasePermissions,
  },
  interestRate: {
    summary: 'The interest rate that the bank offers the case now, before discounts.',
    params: caseParamsSchema,
    response: z.object({
      interestRate: ratePercentSchema,
      /** Lowest rate that may be agreed without a price exception. */
      minimumInterestRate: ratePercentSchema,
      validTo: dateSchema.optional(),
      /** What the bank asks for a retention, CZK. */
      feeAmount: moneySchema.optional(),
    }),
    permissions: openCasePermissions,
  },
  createResponseCode: {
    summary: 'Notes how the client answered an offer.',
    params: caseParamsSchema,
    body: z.object({
      responseCodeTypeId: z.number().int(),
      /** What the type asks for: a bank, a day, an amount, as text. */
      value: z.string().trim().max(200).optional(),
    }),
    permissions,
  },
  extraPaymentDocument: {
    summary: 'Makes the document of an extra payment.',
    ...documentRequest,
  },
  refixationDocument: {
    summary: 'Makes the document of a refixation.',
    ...documentRequest,
  },
  retentionDocument: {
    summary: 'Makes the amendment of a retention.',
    ...documentRequest,
  },
  availableFixedRatePeriods: {
    summary: 'Periods that a refixation may be modelled for and is not yet.',
    params: caseParamsSchema,
    response: z.object({ fixedRatePeriods: z.array(monthsSchema) }),
    permissions: openCasePermissions,
  },
  extraPayment: {
    summary: 'One extra payment.',
    params: processParams,
    response: extraPaymentSchema.extend({
      isPaymentReduced: z.boolean(),
      documentOnSAId: idSchema.optional(),
      /** What the client was offered. */
      offer: extraPaymentOfferSchema.optional(),
    }),
    permissions: openCasePermissions,
  },
  extraPaymentList: {
    summary: 'Extra payments of a case, newest first.',
    params: caseParamsSchema,
    response: z.array(extraPaymentSchema),
    permissions: openCasePermissions,
  },
  refixation: {
    summary: 'The refixation of a case with its offers.',
    params: caseParamsSchema,
    response: z.object({
      process: processSchema.optional(),
      /** Absent without a discount, percentage points. */
      interestRateDiscount: ratePercentSchema.optional(),
      comment: z.string().optional(),
      offers: z.array(refixationOfferSchema),
      communicatedOn: instantSchema.optional(),
    }),
    permissions: openCasePermissions,
  },
  retention: {
    summary: 'One retention.',
    params: processParams,
    response: processSchema.extend({
      interestRate: ratePercentSchema,
      interestRateDiscount: ratePercentSchema.optional(),
      loanPaymentAmount: moneySchema,
      loanPaymentAmountDiscounted: moneySchema.optional(),
      feeAmount: moneySchema,
      feeAmountDiscounted: moneySchema.optional(),
      comment: z.string().optional(),
      documentOnSAId: idSchema.optional(),
    }),
    permissions: openCasePermissions,
  },
  cancelProcess: {
    summary: 'Cancels a process that nobody has signed.',
    params: processParams,
    permissions,
    errors: [errorCode.conflict],
  },
  handOver: {
    summary: 'Hands a process over to the retention centre.',
    params: processParams,
    permissions,
    errors: [errorCode.conflict],
  },
  updateRefixation: {
    summary: 'Changes the discount and the comment of a refixation.',
    params: caseParamsSchema,
    body: z.object({
      interestRateDiscount: rateDiscountSchema.optional(),
      comment: textSchema(1000).optional(),
    }),
    permissions,
    errors: [errorCode.conflict],
  },
});
