import { z } from 'zod';
import { codeSchema } from '../codebook';
import { refinancingType } from '../codebooks/refinancing';
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
} from '../fields';
import { openCasePermissions, permission } from '../permissions';
import { processSchema } from './process';

const permissions = [permission.manageRefinancing] as const;

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

const clientResponseSchema = z
  .object({
    responseCodeTypeId: z.number().int(),
    value: z.string().optional(),
    createdOn: instantSchema,
    createdBy: z.string(),
  })
  .meta({ id: 'ClientResponse' });

/** A document that is being made: follow it in the process. */
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
  errors: [errorCode.conflict, errorCode.notEligible, errorCode.contractNotSigned],
} as const;

export const refinancingEndpoints = defineEndpoints({
  parameters: {
    summary: 'Terms of the loan now and after its next change, and the processes of refinancing.',
    params: caseParamsSchema,
    response: z.object({
      current: loanTermsSchema,
      /** From the day on which a change that is signed takes effect. */
      future: loanTermsSchema.extend({ validFrom: dateSchema }).optional(),
      /** Percent; how likely the client is to leave. */
      churnRisk: z.number().min(0).max(100).optional(),
      /** Newest first. */
      processes: z.array(processSchema),
      /** Kinds of refinancing that the case cannot begin now, each with a sentence in Czech. */
      refusals: z
        .array(z.object({ refinancingTypeId: codeSchema(refinancingType), reason: z.string() }))
        .optional(),
      /** How the client answered, newest first. */
      responses: z.array(clientResponseSchema).optional(),
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
      /** Lowest rate that may be agreed without a further price exception. */
      minimumInterestRate: ratePercentSchema,
      /** Last day on which an offer by it may be taken over. */
      validTo: dateSchema.optional(),
      /** What the bank asks for a retention, CZK. */
      feeAmount: moneySchema.optional(),
      /** Lowest fee that an advisor may ask, CZK. */
      minimumFeeAmount: moneySchema.optional(),
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
  offerSheet: {
    summary: 'What the client was offered, with a representative example, as a PDF.',
    params: caseParamsSchema.extend({ offerId: pathIdSchema }),
    response: 'binary',
    permissions: openCasePermissions,
  },
});
