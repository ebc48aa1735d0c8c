import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import {
  amountSchema,
  customerOnSAParamsSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
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
    /** Code of the CZ-NACE classification of the main activity. */
    naceCode: z.string().max(6).optional(),
    /** Months in business during the year. */
    monthsInBusiness: z.number().int().min(1).max(12),
    /** Rows of the form by their number (`37`, `101`), CZK. */
    rows: z.record(z.string().regex(/^\d{2,3}$/), moneySchema),
    /** Social and health insurance paid, CZK. */
    insurancePaid: amountSchema.optional(),
    /** Income that will not come again, CZK. */
    oneOffIncome: amountSchema.optional(),
  })
  .meta({ id: 'TaxReturn' });
export type TaxReturn = z.infer<typeof taxReturnSchema>;

export const taxReturnEndpoints = defineEndpoints({
  taxReturn: {
    summary: 'Tax returns of a self-employed person, the latest year first.',
    params: customerOnSAParamsSchema,
    response: z.object({
      taxReturns: z.array(taxReturnSchema),
      lastChangedOn: instantSchema.optional(),
    }),
    permissions,
  },
  updateTaxReturn: {
    summary: 'Replaces the tax returns of a person.',
    params: customerOnSAParamsSchema,
    body: z.object({ taxReturns: z.array(taxReturnSchema).max(5) }),
    permissions,
  },
  taxReturnIncomes: {
    summary: 'Income per month by the stored tax returns.',
    params: customerOnSAParamsSchema,
    response: z.object({
      /** What the bank counts with, CZK a month. */
      monthlyIncome: moneySchema,
      years: z.array(
        z.object({
          year: z.number().int(),
          monthlyIncome: moneySchema,
          /** The same by turnover and the bank's share of expenses. */
          monthlyIncomeByTurnover: moneySchema.optional(),
        }),
      ),
    }),
    permissions,
  },
  taxReturnVersions: {
    summary: 'Versions of the tax form and the rows that each asks for.',
    response: z.array(
      z.object({
        versionId: idSchema,
        name: z.string(),
        validFrom: dateSchema,
        validTo: dateSchema.optional(),
        rows: z.array(z.object({ row: z.string(), name: z.string(), isRequired: z.boolean() })),
      }),
    ),
  },
});
