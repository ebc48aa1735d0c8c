import { z } from 'zod';
import { codeSchema } from '../codebook';
import {
  employmentContract,
  incomeType,
  maxJobDescriptionLength,
  otherIncomeType,
} from '../codebooks/income';
import {
  amountSchema,
  dateSchema,
  idSchema,
  moneySchema,
  textSchema,
  versionSchema,
} from '../fields';

/** Eight digits; the check digit is checked with `@advisor/lending/identifiers/company-id`. */
export const companyIdSchema = z.string().regex(/^\d{8}$/);

const employerSchema = z.object({
  name: textSchema(200),
  /** Absent: an employer abroad. */
  companyId: companyIdSchema.optional(),
  countryId: z.number().int(),
});

/** Largest rate of a currency: CZK for one unit, with three decimals. */
export const maxCurrencyRate = 10_000;

/** An income that is not paid in CZK: its amounts are in this currency. */
const foreignCurrencySchema = z.object({
  /** ISO 4217. */
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  /** CZK for one unit. */
  rate: z.number().positive().max(maxCurrencyRate).multipleOf(0.001),
  /** Day of the rate. */
  rateDate: dateSchema,
});

const common = {
  /** Net, on average of a month. */
  netMonthlyIncome: amountSchema,
  /** Absent: amounts are in CZK. */
  foreignCurrency: foreignCurrencySchema.optional(),
};

/** What the advisor enters; amounts are of a month unless they say otherwise. */
export const incomeInputSchema = z
  .discriminatedUnion('incomeTypeId', [
    z.object({
      incomeTypeId: z.literal(incomeType.salary.code),
      ...common,
      employer: employerSchema,
      contractTypeId: codeSchema(employmentContract),
      jobDescription: z.string().trim().max(maxJobDescriptionLength).optional(),
      grossAnnualIncome: amountSchema.optional(),
      /** Sum that is deducted from the wage by order. */
      wageDeduction: amountSchema.optional(),
      employedSince: dateSchema,
      /** Absent for an indefinite term. */
      employedUntil: dateSchema.optional(),
      /** A contract for a definite term that was prolonged before. */
      isTermRenewed: z.boolean().optional(),
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
      ...common,
      companyId: companyIdSchema,
      name: textSchema(200).optional(),
      /** Code of the CZ-NACE classification. */
      naceCode: z.string().max(6).optional(),
      startedOn: dateSchema.optional(),
    }),
    z.object({
      incomeTypeId: z.literal(incomeType.rent.code),
      ...common,
      note: z.string().trim().max(200).optional(),
    }),
    z.object({
      incomeTypeId: z.literal(incomeType.other.code),
      ...common,
      otherIncomeTypeId: codeSchema(otherIncomeType),
      /** Last day of a benefit that ends. */
      validUntil: dateSchema.optional(),
      note: z.string().trim().max(200).optional(),
    }),
  ])
  .meta({ id: 'Income' });
export type IncomeInput = z.infer<typeof incomeInputSchema>;

/** Counts the changes: a call with an older number than the stored one is a conflict. */
export const versionedIncomeSchema = z.object({
  version: versionSchema,
  income: incomeInputSchema,
});
export type VersionedIncome = z.infer<typeof versionedIncomeSchema>;

/** Why an income counts as it does, as `@advisor/lending/affordability/counted-income` says it. */
const countedIncomeReasons = [
  'ended',
  'probation',
  'notice',
  'shortContract',
  'notAccepted',
  'supplementary',
  'share',
  'deduction',
  'full',
] as const;

export const listedIncomeSchema = z
  .object({
    incomeId: idSchema,
    version: z.number().int(),
    income: incomeInputSchema,
    /** Employer, company, or kind of income. */
    name: z.string(),
    /** CZK a month, by the stated rate of a foreign currency. */
    declaredAmount: moneySchema,
    /** What the bank counts with, CZK a month. */
    countedAmount: moneySchema,
    /** Share of the declared amount that the bank counts, percent. */
    countedShare: z.number().min(0).max(100),
    /** Why that much. */
    countedReason: z.enum(countedIncomeReasons),
    /** A tax return says the amount, and stands in the way of deleting. */
    isFromTaxReturn: z.boolean(),
  })
  .meta({ id: 'ListedIncome' });
export type ListedIncome = z.infer<typeof listedIncomeSchema>;
