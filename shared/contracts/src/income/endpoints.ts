import { z } from 'zod';
import { codeSchema } from '../codebook';
import { incomeType, maxJobDescriptionLength } from '../codebooks/income';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  amountSchema,
  customerOnSAParamsSchema,
  dateSchema,
  idSchema,
  moneySchema,
  pathIdSchema,
  textSchema,
} from '../fields';
import { permission } from '../permissions';

const permissions = [permission.salesArrangementAccess] as const;
const incomeParams = customerOnSAParamsSchema.extend({ incomeId: pathIdSchema });

/** Eight digits; the check digit is checked with `@advisor/lending/company-id`. */
export const companyIdSchema = z.string().regex(/^\d{8}$/);

const employerSchema = z.object({
  name: textSchema(200),
  companyId: companyIdSchema.optional(),
  countryId: z.number().int(),
});

/** What the advisor enters; the amount is in CZK a month, for self-employed people by the tax return. */
export const incomeInputSchema = z
  .discriminatedUnion('incomeTypeId', [
    z.object({
      incomeTypeId: z.literal(incomeType.salary.code),
      employer: employerSchema,
      jobDescription: z.string().trim().max(maxJobDescriptionLength).optional(),
      /** Average net income of a month, CZK. */
      netMonthlyIncome: amountSchema,
      grossAnnualIncome: amountSchema.optional(),
      /** Sum that is deducted from the wage by order, CZK a month. */
      wageDeduction: amountSchema.optional(),
      employedSince: dateSchema,
      /** Absent for an indefinite term. */
      employedUntil: dateSchema.optional(),
      isInTrialPeriod: z.boolean(),
      isInNoticePeriod: z.boolean(),
      isAbroad: z.boolean(),
      confirmation: z
        .object({
          issuedOn: dateSchema,
          issuedBy: textSchema(100),
          phoneNumber: z.string().max(20).optional(),
        })
        .optional(),
    }),
    z.object({
      incomeTypeId: z.literal(incomeType.enterprise.code),
      companyId: companyIdSchema,
      name: textSchema(200).optional(),
      /** Code of the CZ-NACE classification. */
      naceCode: z.string().max(6).optional(),
      startedOn: dateSchema.optional(),
      netMonthlyIncome: amountSchema,
    }),
    z.object({
      incomeTypeId: z.literal(incomeType.rent.code),
      netMonthlyIncome: amountSchema,
      note: z.string().trim().max(200).optional(),
    }),
    z.object({
      incomeTypeId: z.literal(incomeType.other.code),
      /** Kind of other income, from `codebooks.getAll`. */
      otherIncomeTypeId: z.number().int(),
      netMonthlyIncome: amountSchema,
      note: z.string().trim().max(200).optional(),
    }),
  ])
  .meta({ id: 'Income' });
export type IncomeInput = z.infer<typeof incomeInputSchema>;

export const incomeEndpoints = defineEndpoints({
  list: {
    summary: 'Incomes of a person on an application.',
    params: customerOnSAParamsSchema,
    response: z.array(
      z.object({
        incomeId: idSchema,
        incomeTypeId: codeSchema(incomeType),
        /** Employer, company, or kind of income. */
        name: z.string(),
        netMonthlyIncome: moneySchema,
      }),
    ),
    permissions,
  },
  get: {
    summary: 'One income.',
    params: incomeParams,
    response: incomeInputSchema,
    permissions,
  },
  create: {
    summary: 'Adds an income, within the limit of its type; answers its id as text.',
    params: customerOnSAParamsSchema,
    body: incomeInputSchema,
    response: 'text',
    permissions,
    errors: [errorCode.customerNotInBusinessRegister, errorCode.businessRegisterUnavailable],
  },
  update: {
    summary: 'Changes an income.',
    params: incomeParams,
    body: incomeInputSchema,
    permissions,
    errors: [errorCode.customerNotInBusinessRegister, errorCode.businessRegisterUnavailable],
  },
  delete: {
    summary: 'Removes an income.',
    params: incomeParams,
    permissions,
  },
});
