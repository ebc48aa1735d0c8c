import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import {
  amountSchema,
  dateSchema,
  idSchema,
  monthsSchema,
  salesArrangementParamsSchema,
} from '../fields';
import { permission } from '../permissions';

const percentSchema = z.number().min(0).max(100);
const incomeKindSchema = z.enum([
  'salary',
  'enterprise',
  'rent',
  'diets',
  'maternity',
  'parental',
  'alimony',
  'pension',
  'foreign',
  'other',
]);

const limitsSchema = z.object({
  ltv: z.number().positive().nullable(),
  dti: z.number().positive().nullable(),
  dsti: z.number().positive().nullable(),
});

/** `CreditPolicy` of `@advisor/lending`, where each field is explained; the back end compiles one as the other. */
export const creditPolicySchema = z
  .object({
    incomes: z.object({
      acceptedPercent: z.record(incomeKindSchema, percentSchema),
      supplementaryKinds: z.array(incomeKindSchema).readonly(),
      supplementaryMaxPercent: percentSchema,
      countsInProbation: z.boolean(),
      countsInNotice: z.boolean(),
      shortestContractMonths: z.number().int().min(0),
    }),
    obligations: z.object({ revolvingPercent: percentSchema, countsWholeLimit: z.boolean() }),
    livingMinimum: z.object({
      tables: z
        .array(
          z.object({
            validFrom: dateSchema,
            single: amountSchema,
            firstAdult: amountSchema,
            furtherAdult: amountSchema,
            children: z
              .array(z.object({ underAge: z.number().int().positive(), amount: amountSchema }))
              .readonly(),
          }),
        )
        .readonly(),
      coefficient: z.number().min(0),
    }),
    housingMinimum: amountSchema,
    reserve: amountSchema,
    limits: limitsSchema,
    youngLimits: limitsSchema,
    youngUnderAge: z.number().int().min(0),
    stressPoints: z.number().min(0),
    loanStep: z.number().positive(),
    assessmentValidDays: z.number().int().positive(),
    taxReturns: z.object({
      expensePercent: percentSchema,
      expensePercentByNace: z.record(z.string().regex(/^\d{2,6}$/), percentSchema),
      fallToLower: percentSchema,
      shortestBusinessMonths: monthsSchema,
    }),
  })
  .meta({ id: 'CreditPolicy' });

export const creditPolicyEndpoints = defineEndpoints({
  get: {
    summary: 'What the bank sets for an assessment of the application today.',
    params: salesArrangementParamsSchema,
    response: z.object({
      versionId: idSchema,
      validFrom: dateSchema,
      policy: creditPolicySchema,
    }),
    permissions: [permission.salesArrangementAccess],
  },
});
