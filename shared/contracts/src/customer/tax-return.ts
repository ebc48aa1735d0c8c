import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  amountSchema,
  changedSchema,
  customerOnSAParamsSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  personNameSchema,
  versionSchema,
} from '../fields';
import { permission } from '../permissions';

const permissions = [permission.salesArrangementAccess] as const;

/** How expenses were claimed: a share of the income, real ones, or not at all (flat tax). */
export const expenseMethodSchema = z.enum(['lumpSum', 'evidence', 'flatTax']);

export const taxReturnSchema = z
  .object({
    /** Version of the form, from `taxReturns.versions`. */
    versionId: idSchema,
    year: z.number().int().min(1990).max(2100),
    expenseMethod: expenseMethodSchema,
    /** Lump sum, %; absent where activities have several. */
    expenseRate: z.literal([80, 60, 40, 30]).optional(),
    /** Code of the CZ-NACE classification of the main activity. */
    naceCode: z.string().max(6).optional(),
    /** Besides employment, pension or care for a child it is secondary; main when absent. */
    activity: z.enum(['main', 'secondary']).optional(),
    /** Months in business during the year. */
    monthsInBusiness: z.number().int().min(1).max(12),
    /** Rows of the form by their number (`37`, `101`), CZK. */
    rows: z.record(z.string().regex(/^\d{2,3}[a-z]?$/), moneySchema),
    /** Social and health insurance paid, or the flat tax, CZK. Absent: the insurance by law. */
    insurancePaid: amountSchema.optional(),
    /** Income that will not come again, CZK. */
    oneOffIncome: amountSchema.optional(),
  })
  .meta({ id: 'TaxReturn' });
export type TaxReturn = z.infer<typeof taxReturnSchema>;

/** How the income of a year came about; CZK a year, the last step CZK a month. */
const stepSchema = z.object({
  code: z.enum(['tax', 'base', 'turnover', 'net', 'loss', 'month']),
  operands: z.record(z.string(), z.number()),
  result: moneySchema,
});

export const taxReturnIncomesSchema = z.object({
  /** What the bank counts with, CZK a month. */
  monthlyIncome: moneySchema,
  /** Which of the years counts; absent without a return. */
  rule: z.enum(['oneYear', 'average', 'lowerAfterFall', 'shortBusiness']).optional(),
  years: z.array(
    z.object({
      year: z.number().int(),
      monthlyIncome: moneySchema,
      /** The same by turnover and the bank's share of expenses. */
      monthlyIncomeByTurnover: moneySchema.optional(),
      steps: z.array(stepSchema),
    }),
  ),
});
export type TaxReturnIncomes = z.infer<typeof taxReturnIncomesSchema>;

/** `TaxFormRow` of `@advisor/lending`. */
const formRowSchema = z.object({
  row: z.string(),
  name: z.string(),
  isRequired: z.boolean(),
  /** How the row follows from others; absent for one that is filled in. */
  formula: z
    .object({
      terms: z
        .array(
          z.object({
            row: z.string(),
            isSubtracted: z.boolean().optional(),
            isNotNegative: z.boolean().optional(),
          }),
        )
        .readonly(),
      isTax: z.boolean().optional(),
      isNotNegative: z.boolean().optional(),
      rounding: z.enum(['downToHundred', 'upToCrown']).optional(),
    })
    .optional(),
  atMostRow: z.string().optional(),
});

const insuranceSchema = z.object({
  profitPercent: z.number(),
  ratePercent: z.number(),
  minimumBase: z.number(),
});

/** `IncomeTaxRules` of `@advisor/lending`. */
const incomeTaxRulesSchema = z.object({
  percent: z.number(),
  higherPercent: z.number(),
  higherAbove: z.number(),
  highestExpenses: z.object({ 80: z.number(), 60: z.number(), 40: z.number(), 30: z.number() }),
  childCredits: z.tuple([z.number(), z.number(), z.number()]).readonly(),
  social: insuranceSchema.extend({ maximumBase: z.number(), secondaryFrom: z.number() }),
  health: insuranceSchema,
  flatTaxPayments: z.tuple([z.number(), z.number(), z.number()]).readonly(),
});

export const taxReturnEndpoints = defineEndpoints({
  taxReturn: {
    summary: 'Tax returns of a self-employed person, the latest year first.',
    params: customerOnSAParamsSchema,
    response: personNameSchema.extend({
      taxReturns: z.array(taxReturnSchema),
      /** Sent back with a change. */
      version: z.number().int(),
      lastChangedOn: instantSchema.optional(),
      caseId: idSchema,
      salesArrangementId: idSchema,
      /** Why nothing can be changed. */
      lock: z.string().optional(),
    }),
    permissions,
  },
  updateTaxReturn: {
    summary: 'Replaces the tax returns of a person.',
    params: customerOnSAParamsSchema,
    body: z.object({
      version: versionSchema,
      taxReturns: z.array(taxReturnSchema).max(5),
    }),
    response: changedSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  taxReturnIncomes: {
    summary: 'Income per month by the stored tax returns.',
    params: customerOnSAParamsSchema,
    response: taxReturnIncomesSchema,
    permissions,
  },
  taxReturnVersions: {
    summary:
      'Versions of the tax form: rows that each asks for, how they follow from others, and its rates.',
    response: z.array(
      z.object({
        versionId: idSchema,
        name: z.string(),
        validFrom: dateSchema,
        validTo: dateSchema.optional(),
        rows: z.array(formRowSchema).readonly(),
        /** Rates and limits of the year. */
        rules: incomeTaxRulesSchema,
      }),
    ),
  },
});
