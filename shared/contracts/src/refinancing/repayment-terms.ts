import { z } from 'zod';
import { codeSchema } from '../codebook';
import { productType } from '../codebooks';
import { defineEndpoints } from '../endpoint';
import {
  amountSchema,
  caseParamsSchema,
  dateSchema,
  idSchema,
  moneySchema,
  ratePercentSchema,
} from '../fields';
import { openCasePermissions } from '../permissions';
import { repaymentReasons } from './repayment-reasons';

/** `RepaymentPolicy` of `@advisor/lending`, where each field is explained; the back end compiles one as the other. */
const repaymentPolicySchema = z
  .object({
    costs: amountSchema,
    anniversaryIncluded: z.boolean(),
    averageRatePercent: z.number().min(0).max(100).nullable(),
  })
  .meta({ id: 'RepaymentPolicy' });

const repaidLoanSchema = z
  .object({
    productTypeId: codeSchema(productType),
    /** Outstanding principal, CZK. */
    principal: moneySchema,
    interestRate: ratePercentSchema,
    monthlyPayment: moneySchema,
    paymentDay: z.number().int().min(1).max(31),
    nextPaymentOn: dateSchema,
    /** Absent: until the due date before the next one. */
    interestPaidUntil: dateSchema.optional(),
    loanMaturityOn: dateSchema,
    contractSignedOn: dateSchema,
    /** Total amount of the credit, CZK. */
    totalCredit: moneySchema,
    /** Of the fixation that runs; absent with a variable rate. */
    fixedRateValidFrom: dateSchema.optional(),
    fixedRateValidTo: dateSchema.optional(),
  })
  .meta({ id: 'RepaidLoan' });
export type RepaidLoanTerms = z.infer<typeof repaidLoanSchema>;

/**
 * What an offer was calculated from, as `quoteRepayment` of `@advisor/lending` takes it: by it the
 * schedule and the fee come about again, whatever the loan is later.
 */
export const repaymentCalculationSchema = z
  .object({
    loan: z.object({
      kind: z.enum(['housingPurpose', 'americanMortgage', 'unsecured']),
      balance: moneySchema,
      ratePercent: ratePercentSchema,
      instalment: moneySchema,
      paymentDay: z.number().int().min(1).max(31),
      nextPaymentOn: dateSchema,
      /** Absent: until the due date before the next one. */
      interestPaidUntil: dateSchema.optional(),
      maturityOn: dateSchema,
      contractDate: dateSchema,
      totalCredit: moneySchema,
      fixationStart: dateSchema.optional(),
      fixationEnd: dateSchema.optional(),
    }),
    request: z.object({
      date: dateSchema,
      effect: z.enum(['shorterTerm', 'lowerInstalment']),
      /** CZK; absent for the full repayment. */
      amount: moneySchema.optional(),
      reason: z.enum(repaymentReasons).optional(),
      newRateNotified: dateSchema.optional(),
      alreadyRepaidInWindow: moneySchema.optional(),
    }),
    policy: repaymentPolicySchema,
  })
  .meta({ id: 'RepaymentCalculation' });
export type RepaymentCalculation = z.infer<typeof repaymentCalculationSchema>;

export const repaymentTermsEndpoints = defineEndpoints({
  repaymentTerms: {
    summary: 'What an early repayment of the loan is calculated from, or why there is none.',
    params: caseParamsSchema,
    response: z.object({
      /** Absent when nothing can be repaid early. */
      loan: repaidLoanSchema.optional(),
      /** A sentence in Czech, without the loan. */
      refusal: z.string().optional(),
      /** Day of the bank. */
      today: dateSchema,
      /** First banking day on which a payment can arrive. */
      earliestPaymentOn: dateSchema,
      /** Days on which the client was told rates of the next fixation, newest first. */
      rateNotices: z.array(dateSchema),
      /** Payments that the quarter has freed of a fee. */
      freeRepayments: z.array(z.object({ date: dateSchema, amount: moneySchema })),
      /** Day of a change that is signed: what is calculated for later days is not of this loan. */
      signedChangeOn: dateSchema.optional(),
      /** Most that an advisor may take off a fee, CZK; told by a server that takes offers over. */
      maximumFeeDiscount: moneySchema.optional(),
      policy: z.object({
        versionId: idSchema,
        validFrom: dateSchema,
        policy: repaymentPolicySchema,
      }),
    }),
    permissions: openCasePermissions,
  },
});
