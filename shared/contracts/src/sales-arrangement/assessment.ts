import { z } from 'zod';
import { codeSchema } from '../codebook';
import { scoringResult } from '../codebooks/sales-arrangement';
import { dateSchema, idSchema, instantSchema, moneySchema, monthsSchema } from '../fields';

/** Percent; the caps of the national bank and of the bank itself are compared with these. */
const ratioSchema = z.number().min(0);

/** What a limit does not keep is `null`. */
const limitSchema = ratioSchema.nullable();

/** What keeps a loan from being higher. */
export const bindingLimits = ['ltv', 'dti', 'dsti', 'surplus'] as const;

/** A change with which the loan would pass. */
const proposalSchema = z.object({
  kind: z.enum(['smallerLoan', 'longerTerm', 'consolidation', 'refinancing']),
  loanAmount: moneySchema,
  months: monthsSchema,
  monthlyPayment: moneySchema,
  /** What the loan repays besides, and its instalment. */
  consolidated: z
    .object({ householdId: idSchema, amount: moneySchema, instalment: moneySchema })
    .optional(),
});

/** Of our own: beside what the specification lists. */
const extension = {
  assessmentId: idSchema.optional(),
  /** Who asked. */
  assessedBy: z.string().optional(),
  /** Last day on which the result holds. */
  validTo: dateSchema.optional(),
  /** Why the result does not hold any more, Czech sentences; none while it does. */
  changes: z.array(z.string()).optional(),
  /** While it runs: the share that is done, 0 to 1. */
  progress: z.number().min(0).max(1).optional(),
  secondsLeft: z.number().min(0).optional(),
  /** The last run was given up. */
  hasFailed: z.boolean().optional(),
  /** Why no assessment can be started, a Czech sentence. */
  lock: z.string().optional(),
  limits: z.object({ ltv: limitSchema, dti: limitSchema, dsti: limitSchema }).optional(),
  /** With the rate raised by the bank's stress: the limit is kept with this one. */
  dstiStressed: ratioSchema.optional(),
  bindingLimit: z.enum(bindingLimits).optional(),
  monthlyPayment: moneySchema.optional(),
  proposals: z.array(proposalSchema).optional(),
};

/**
 * Without permission 240 nothing is in it that what the credit bureau reported is a part of: no DTI and
 * DSTI, no highest loan and instalment, no proposals, and reasons without figures.
 */
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
    reasons: z.array(
      z.object({
        code: z.string(),
        description: z.string(),
        /** Where it can be mended, an extension. */
        step: z.enum(['household', 'modelation']).optional(),
        customerOnSAId: idSchema.optional(),
      }),
    ),
    households: z.array(
      z.object({
        householdId: idSchema,
        monthlyIncome: moneySchema,
        monthlyExpenses: moneySchema,
        /** With permission 240 only, as what the credit bureau reported is in it. */
        monthlyInstallments: moneySchema.optional(),
        /** What is left a month after the new loan; with permission 240 only. */
        disposableIncome: moneySchema.optional(),
      }),
    ),
    ...extension,
  })
  .meta({ id: 'LoanApplicationAssessment' });
export type LoanApplicationAssessment = z.infer<typeof loanApplicationAssessmentSchema>;
