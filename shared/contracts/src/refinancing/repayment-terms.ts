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
      policy: z.object({
        versionId: idSchema,
        validFrom: dateSchema,
        policy: repaymentPolicySchema,
      }),
    }),
    permissions: openCasePermissions,
  },
});
