import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { type RepaymentRules, usualRules } from '@advisor/lending/loan/repayment-rules';
import { money } from '../../../platform/database/columns';

/** Percent, percent a year or percentage points. */
const percent = () => numeric({ precision: 7, scale: 4, mode: 'number' });

const usualPaymentDays = Array.from({ length: 28 }, (_, index) => index + 1);

/** Two couples, as banks usually have it. */
const usualHouseholds = { maxHouseholds: 2, maxAdults: 2 };

const version = () =>
  integer()
    .notNull()
    .references(() => rateVersions.id, { onDelete: 'cascade' });

/**
 * Rates, limits and fees that hold together, from one day to another. Validities never overlap (an
 * exclusion constraint of the migration), and what an offer was made from is neither changed nor added
 * to (triggers): new rates are a new version.
 */
export const rateVersions = pgTable(
  'rate_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** Last day; absent while no successor is set. */
    validTo: date({ mode: 'string' }),
  },
  (table) => [check('rate_versions_validity', sql`${table.validTo} >= ${table.validFrom}`)],
);

/** What the bank lends by a product, in a version. */
export const productTerms = pgTable(
  'product_terms',
  {
    versionId: version(),
    productTypeId: integer().notNull(),
    /** CZK. */
    minAmount: money().notNull(),
    maxAmount: money().notNull(),
    defaultAmount: money().notNull(),
    minMonths: smallint().notNull(),
    maxMonths: smallint().notNull(),
    defaultMonths: smallint().notNull(),
    /** Months; absent where the rate never changes. */
    defaultFixation: smallint(),
    /** Percent; absent without collateral. */
    maxLtv: percent(),
    /** The same for an applicant below `youngAge` and the own housing. */
    maxLtvYoung: percent(),
    maxLtvInvestment: percent(),
    /** Years; who is younger counts as young. */
    youngAge: smallint().notNull(),
    /** Times the net yearly income; exceeded, the bank looks closer. */
    dtiLimit: percent().notNull(),
    dtiLimitYoung: percent().notNull(),
    dtiLimitInvestment: percent().notNull(),
    /** Percent of the net monthly income. */
    dstiLimit: percent().notNull(),
    dstiLimitYoung: percent().notNull(),
    /** Percentage points added to the rate for the stressed DSTI. */
    stressPoints: percent().notNull(),
    /** Years at the last instalment. */
    maximumAge: smallint().notNull(),
    /** Percentage points that an advisor may move the rate by. */
    minCorrection: percent().notNull(),
    maxCorrection: percent().notNull(),
    /** Percentage points off the rate. */
    energySavingsDiscount: percent().notNull(),
    lifeInsuranceDiscount: percent().notNull(),
    propertyInsuranceDiscount: percent().notNull(),
    /** Percent of the loan amount a month. */
    lifeInsurancePremium: percent().notNull(),
    /** Percent of the collateral's value a year. */
    propertyInsurancePremium: percent().notNull(),
    /** Banking days from today until money can be drawn. */
    daysToDrawing: smallint().notNull(),
    /** Months from today within which it must be drawn. */
    monthsToDrawing: smallint().notNull(),
    /** Days for which an offer holds. */
    offerValidity: smallint().notNull(),
    /** Percentage points off the rate for employees of the bank. */
    employeeDiscount: percent().notNull().default(0),
    dayCount: text().$type<RepaymentRules['dayCount']>().notNull().default(usualRules.dayCount),
    /** CZK that an instalment is a multiple of. */
    instalmentStep: numeric({ precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(usualRules.instalmentStep),
    firstDue: text().$type<RepaymentRules['firstDue']>().notNull().default(usualRules.firstDue),
    firstPeriod: text()
      .$type<RepaymentRules['firstPeriod']>()
      .notNull()
      .default(usualRules.firstPeriod),
    /** Days of the month that a client may choose, ascending. */
    paymentDays: smallint().array().notNull().default(usualPaymentDays),
    maxHouseholds: smallint().notNull().default(usualHouseholds.maxHouseholds),
    /** Adults of one household. */
    maxAdults: smallint().notNull().default(usualHouseholds.maxAdults),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.productTypeId] }),
    check('product_terms_product', sql`${table.productTypeId} in (1, 20001, 20004, 20010)`),
    check(
      'product_terms_rules',
      sql`${table.dayCount} in ('30E/360', 'act/360', 'act/365') and ${table.instalmentStep} > 0 and ${table.firstDue} in ('nextMonth', 'afterWholeMonth') and ${table.firstPeriod} in ('interestAtLeast', 'interestApart', 'wholeInstalment')`,
    ),
    check(
      'product_terms_payment_days',
      sql`cardinality(${table.paymentDays}) > 0 and 1 <= all(${table.paymentDays}) and 31 >= all(${table.paymentDays})`,
    ),
    check(
      'product_terms_amount',
      sql`0 < ${table.minAmount} and ${table.defaultAmount} between ${table.minAmount} and ${table.maxAmount} and ${table.maxAmount} <= 2147483647`,
    ),
    check(
      'product_terms_months',
      sql`0 < ${table.minMonths} and ${table.defaultMonths} between ${table.minMonths} and ${table.maxMonths} and ${table.maxMonths} <= 600`,
    ),
    check('product_terms_correction', sql`${table.minCorrection} <= ${table.maxCorrection}`),
  ],
);

/** List rates: the lowest band that the loan fits into counts. */
export const interestRates = pgTable(
  'interest_rates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    versionId: version(),
    productTypeId: integer().notNull(),
    /** Months; absent: the rate never changes. */
    fixedRatePeriod: smallint(),
    /** Highest LTV of the band, percent; absent without collateral. */
    maxLtv: percent(),
    /** Least amount of the band, CZK. */
    minAmount: money().notNull(),
    /** Percent a year. */
    rate: percent().notNull(),
  },
  (table) => [
    unique('interest_rates_band')
      .on(
        table.versionId,
        table.productTypeId,
        table.fixedRatePeriod,
        table.maxLtv,
        table.minAmount,
      )
      .nullsNotDistinct(),
    check('interest_rates_rate', sql`${table.rate} between 0 and 100`),
  ],
);

/** Fees that may be agreed with a product, paid when the loan begins. */
export const productFees = pgTable(
  'product_fees',
  {
    versionId: version(),
    productTypeId: integer().notNull(),
    feeId: smallint().notNull(),
    /** CZK. */
    amount: money().notNull(),
    /** Whether it is part of the cost of the credit, and so of RPSN. */
    isInRpsn: boolean().notNull(),
    /** Whether nobody gets the loan without it. */
    isCompulsory: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.productTypeId, table.feeId] }),
    check('product_fees_fee', sql`${table.feeId} in (1, 2, 3)`),
    check('product_fees_amount', sql`${table.amount} >= 0`),
  ],
);

/** The tariff of building savings in a version. */
export const savingsTariffs = pgTable(
  'savings_tariffs',
  {
    versionId: version().primaryKey(),
    /** Percent a year. */
    interestRate: percent().notNull(),
    /** Percent of the target amount. */
    contractFee: percent().notNull(),
    /** CZK at the end of each year. */
    annualFee: money().notNull(),
    /** Least deposit, percent of the target amount a month. */
    minDepositRate: percent().notNull(),
    /** CZK. */
    minTarget: money().notNull(),
    maxTarget: money().notNull(),
    defaultTarget: money().notNull(),
    minMonths: smallint().notNull(),
    maxMonths: smallint().notNull(),
    defaultMonths: smallint().notNull(),
    /** Months from today within which saving must start. */
    monthsToStart: smallint().notNull().default(12),
    /** Months that must be saved for the state's support to stay. */
    bindingMonths: smallint().notNull(),
    /** State support: percent of what is saved in a year, at most of `supportBase` CZK. */
    supportRate: percent().notNull(),
    supportBase: money().notNull(),
    /** Percent of the interest. */
    taxRate: percent().notNull(),
    /** Days for which an offer holds. */
    offerValidity: smallint().notNull(),
  },
  (table) => [
    check(
      'savings_tariffs_target',
      sql`0 < ${table.minTarget} and ${table.defaultTarget} between ${table.minTarget} and ${table.maxTarget}`,
    ),
    check(
      'savings_tariffs_months',
      sql`0 < ${table.minMonths} and ${table.defaultMonths} between ${table.minMonths} and ${table.maxMonths} and ${table.maxMonths} <= 600`,
    ),
  ],
);
