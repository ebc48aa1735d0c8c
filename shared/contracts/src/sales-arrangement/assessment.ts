import { z } from 'zod';
import { codeSchema } from '../codebook';
import { scoringResult } from '../codebooks/sales-arrangement';
import { idSchema, instantSchema, moneySchema } from '../fields';

/** Percent; the caps of the national bank and of the bank itself are compared with these. */
const ratioSchema = z.number().min(0);

export const loanApplicationAssessmentSchema = z
  .object({
    /** Absent while the scoring runs; it takes about a minute. */
    result: codeSchema(scoringResult).optional(),
    isRunning: z.boolean(),
    assessedOn: instantSchema.optional(),
    /** Loan / value of the collateral, percent. */
    ltv: ratioSchema.optional(),
    /** Debts / net income of a year, times. */
    dti: ratioSchema.optional(),
    /** Instalments / net income of a month, percent. */
    dsti: ratioSchema.optional(),
    loanAmount: moneySchema.optional(),
    /** Most that would be approved, CZK. */
    maximumLoanAmount: moneySchema.optional(),
    maximumMonthlyPayment: moneySchema.optional(),
    reasons: z.array(z.object({ code: z.string(), description: z.string() })),
    households: z.array(
      z.object({
        householdId: idSchema,
        monthlyIncome: moneySchema,
        monthlyExpenses: moneySchema,
        monthlyInstallments: moneySchema,
        /** What is left a month after the new loan. */
        disposableIncome: moneySchema,
      }),
    ),
  })
  .meta({ id: 'LoanApplicationAssessment' });
export type LoanApplicationAssessment = z.infer<typeof loanApplicationAssessmentSchema>;
