import { z } from 'zod';
import { codeSchema } from '../codebook';
import { extraPaymentType, refinancingState, refinancingType } from '../codebooks/refinancing';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  changedSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  pathIdSchema,
  ratePercentSchema,
  textSchema,
  versionSchema,
} from '../fields';
import { openCasePermissions, permission } from '../permissions';
import { repaymentCalculationSchema } from './repayment-terms';
import { extraPaymentOfferSchema, retentionOfferSchema } from './simulation';

const permissions = [permission.manageRefinancing] as const;
const params = caseParamsSchema.extend({ processId: pathIdSchema });

/** What a process may be changed by in its state; the server refuses the rest with 409. */
export const processActions = ['link', 'document', 'update', 'cancel', 'handOver'] as const;
export type ProcessAction = (typeof processActions)[number];

const processDocumentSchema = z
  .object({
    documentOnSAId: idSchema,
    /** `making` is followed by its progress; `failed` may be asked for again. */
    state: z.enum(['making', 'failed', 'signing', 'signed', 'cancelled']),
    /** Share that is done, 0 to 1; while it is being made. */
    progress: z.number().min(0).max(1).optional(),
    /** While it is being made. */
    secondsLeft: z.number().min(0).optional(),
  })
  .meta({ id: 'RefinancingDocument' });

export const processSchema = z
  .object({
    processId: idSchema,
    /** Of its offer, discount and comment: whoever changes one of them raises it. */
    version: versionSchema,
    refinancingTypeId: codeSchema(refinancingType),
    state: codeSchema(refinancingState),
    salesArrangementId: idSchema.optional(),
    offerId: idSchema.optional(),
    createdOn: instantSchema,
    /** Day from which the new terms hold. */
    effectiveFrom: dateSchema.optional(),
    /** Last day on which its offer may be taken over, and a document of it signed. */
    offerValidTo: dateSchema.optional(),
    /** Last day on which the client may sign. */
    signatureDeadline: dateSchema.optional(),
    comment: z.string().optional(),
    document: processDocumentSchema.optional(),
    /** What the user may do with it now. */
    actions: z.array(z.enum(processActions)).optional(),
  })
  .meta({ id: 'RefinancingProcess' });
export type RefinancingProcess = z.infer<typeof processSchema>;

const extraPaymentSchema = processSchema.extend({
  extraPaymentTypeId: codeSchema(extraPaymentType),
  extraPaymentDate: dateSchema,
  extraPaymentAmount: moneySchema,
  feeAmount: moneySchema,
});

export const processEndpoints = defineEndpoints({
  extraPayment: {
    summary: 'One extra payment.',
    params,
    response: extraPaymentSchema.extend({
      isPaymentReduced: z.boolean(),
      documentOnSAId: idSchema.optional(),
      /** What the client was offered. */
      offer: extraPaymentOfferSchema.optional(),
      /** How it came about. */
      calculation: repaymentCalculationSchema.optional(),
      /** Of a full repayment. */
      closing: z
        .object({
          /** Last day on which the bank closes the account of the loan. */
          accountClosedOn: dateSchema,
          /** Last day on which it gives its consent to the erasure of the pledge. */
          pledgeConsentOn: dateSchema,
        })
        .optional(),
    }),
    permissions: openCasePermissions,
  },
  extraPaymentList: {
    summary: 'Extra payments of a case, newest first.',
    params: caseParamsSchema,
    response: z.array(extraPaymentSchema),
    permissions: openCasePermissions,
  },
  retention: {
    summary: 'One retention.',
    params,
    response: processSchema.extend({
      ...retentionOfferSchema.pick({
        interestRate: true,
        interestRateDiscounted: true,
        loanPaymentAmount: true,
        loanPaymentAmountDiscounted: true,
        feeAmount: true,
        feeAmountDiscounted: true,
      }).shape,
      /** Of the loan for which the offer was made. */
      before: z.object({ interestRate: ratePercentSchema, monthlyPayment: moneySchema }).optional(),
      /** Percentage points. */
      interestRateDiscount: z.number().optional(),
      documentOnSAId: idSchema.optional(),
      /** What the client was offered. */
      offer: retentionOfferSchema.optional(),
    }),
    permissions: openCasePermissions,
  },
  updateProcess: {
    summary: 'Changes the comment of a process.',
    params,
    body: z.object({ comment: textSchema(1000).optional(), version: versionSchema }),
    response: changedSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  cancelProcess: {
    summary: 'Cancels a process that nobody has signed.',
    params,
    body: z.object({ version: versionSchema }),
    response: changedSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  handOver: {
    summary: 'Hands a process over to the retention centre.',
    params,
    permissions,
    errors: [errorCode.conflict],
  },
});
