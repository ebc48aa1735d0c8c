import { z } from 'zod';
import { codeSchema } from '../codebook';
import { loanPurpose } from '../codebooks';
import { fee, interestRateDiscount } from '../codebooks/offer';
import {
  amountSchema,
  dateSchema,
  idSchema,
  moneySchema,
  monthsSchema,
  ratePercentSchema,
} from '../fields';

const eachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

/** What an advisor enters to model a mortgage, an american mortgage or an unsecured loan. */
export const loanInputSchema = z
  .object({
    /** CZK. */
    loanAmount: amountSchema.positive(),
    /** Mortgage only: each purpose once; their sum is the loan amount. */
    loanPurposes: z
      .array(z.object({ loanPurposeId: codeSchema(loanPurpose), amount: amountSchema.positive() }))
      .max(3)
      .refine((purposes) => eachOnce(purposes.map((purpose) => purpose.loanPurposeId)))
      .default([]),
    /** Value of the real estate that secures the loan, CZK; none with an unsecured loan. */
    collateralAmount: amountSchema.positive().optional(),
    /** Third and further dwelling, or rent counted as income: stricter limits. */
    isInvestmentProperty: z.boolean().default(false),
    loanDuration: monthsSchema,
    /** Months; none with an unsecured loan. */
    fixedRatePeriod: monthsSchema.optional(),
    expectedDateOfDrawing: dateSchema,
    /** Day of the month on which the client pays. */
    paymentDay: z.number().int().min(1).max(31),
    hasEnergySavings: z.boolean().default(false),
    /** Percentage points added to the list rate, negative for a discount; in steps of 0.1. */
    interestRateCorrection: z.number().min(-5).max(5).multipleOf(0.1).default(0),
    hasLifeInsurance: z.boolean().default(false),
    hasPropertyInsurance: z.boolean().default(false),
    /** The mortgage of an employee of the bank, at a rate of their own; it takes permission 211. */
    isEmployee: z.boolean().default(false),
    feeIds: z.array(codeSchema(fee)).max(10).refine(eachOnce).default([]),
    /** For the quick ratios; left out, they are not calculated. */
    household: z
      .object({
        /** Years; of several applicants the oldest, who is to repay the loan in time. */
        applicantAge: z.number().int().min(18).max(99).optional(),
        /** Years; of several applicants: one who is young is enough for the limits of the young. */
        youngestApplicantAge: z.number().int().min(18).max(99).optional(),
        /** CZK a month. */
        netMonthlyIncome: amountSchema,
        /** Instalments of other obligations, CZK a month. */
        monthlyInstallments: amountSchema.default(0),
        /** What is still owed on other obligations, CZK. */
        otherDebt: amountSchema.default(0),
      })
      .optional(),
  })
  .meta({ id: 'LoanInput' });
/** As sent: what has a default may be left out. */
export type LoanInput = z.input<typeof loanInputSchema>;

/** Why an input cannot be offered (error) or should be looked at (warning). */
export const offerFindingSchema = z
  .object({
    severity: z.enum(['error', 'warning']),
    /** Path in the input, `loanAmount`; absent when it is about the whole. */
    field: z.string().optional(),
    /** Czech sentence with the limit in it. */
    message: z.string(),
    /** A value that the field could have instead: CZK, or months of the duration. */
    remedy: z
      .object({ field: z.enum(['loanAmount', 'loanDuration']), value: z.number().positive() })
      .optional(),
  })
  .meta({ id: 'OfferFinding' });
export type OfferFinding = z.infer<typeof offerFindingSchema>;
export type Remedy = NonNullable<OfferFinding['remedy']>;

export const scheduleRowSchema = z.object({
  order: z.number().int().min(1),
  paidOn: dateSchema,
  /** Principal and interest, CZK. */
  payment: moneySchema,
  principal: moneySchema,
  interest: moneySchema,
  /** Fees and insurance paid with the instalment, CZK. */
  charges: moneySchema,
  /** Drawn since the payment before, CZK; of a loan drawn in parts only. */
  drawn: moneySchema.optional(),
  /** Owed after the payment, CZK. */
  balance: moneySchema,
});

/** Calculation and the product's rules of repayment; their meaning is in `@advisor/lending/loan/repayment-rules`. */
const calculationSchema = z.object({
  /** A calculation is never changed: a new one has the next number. */
  version: z.number().int().min(1),
  dayCount: z.enum(['30E/360', 'act/360', 'act/365']),
  /** CZK that an instalment is a multiple of. */
  instalmentStep: z.number().positive(),
  firstDue: z.enum(['nextMonth', 'afterWholeMonth']),
  firstPeriod: z.enum(['interestAtLeast', 'interestApart', 'wholeInstalment']),
});

/** A number of the result and what it was calculated from. */
export const stepSchema = z.object({
  code: z.enum([
    'rate',
    'instalment',
    'firstInstalment',
    'interestWhileDrawing',
    'instalmentWithFees',
    'instalmentAfterFixation',
    'totalInterest',
    'totalFees',
    'totalInsurance',
    'totalPaid',
    'totalPayable',
    'rpsn',
    'rpsnToFixationEnd',
    'ltv',
    'dti',
    'dsti',
    'dstiStressed',
  ]),
  /** CZK, percent a year, days and months by their names; discounts and fees by their codes. */
  operands: z.record(z.string(), z.union([z.number(), z.string()])),
  result: z.number(),
});

const afterFixationSchema = z.object({
  balance: moneySchema,
  numberOfPayments: z.number().int().min(1),
  examples: z.array(z.object({ interestRate: ratePercentSchema, monthlyPayment: moneySchema })),
});

/** A modelled loan. Amounts in CZK, rates in percent a year, ratios as their TSDoc says. */
export const loanResultSchema = z
  .object({
    listInterestRate: ratePercentSchema,
    /** The line of the rate table that the list rate stands on; absent in offers kept without it. */
    rateLine: z
      .object({
        /** Percent; absent without collateral. */
        maximumLtv: z.number().optional(),
        /** CZK. */
        minimumAmount: moneySchema,
        /** CZK, where a line for higher amounts follows; itself not included. */
        belowAmount: moneySchema.optional(),
      })
      .optional(),
    discounts: z.array(
      z.object({
        discountId: codeSchema(interestRateDiscount),
        /** Negative lowers the rate. */
        percentagePoints: z.number(),
      }),
    ),
    interestRate: ratePercentSchema,
    /** RPSN. */
    annualPercentageRate: ratePercentSchema,
    /**
     * RPSN as if the balance were repaid when a fixation of five years or more ends, directive
     * 2014/17/EU art. 17(5).
     */
    illustrativeAnnualPercentageRate: ratePercentSchema.optional(),
    /** Principal and interest of a regular instalment. */
    monthlyPayment: moneySchema,
    /**
     * The first instalment: the interest of a long first period makes it higher than the others.
     * A back end of the release before does not tell it.
     */
    firstPayment: moneySchema.optional(),
    /** How many instalments are `monthlyPayment`; what is not is the first, or the last. */
    numberOfRegularPayments: z.number().int().min(0).optional(),
    lastPayment: moneySchema,
    numberOfPayments: z.number().int().min(1),
    firstPaymentOn: dateSchema,
    maturityOn: dateSchema,
    fixedRateValidTo: dateSchema.optional(),
    insurance: z.object({ life: moneySchema, property: moneySchema }),
    fees: z.array(
      z.object({
        feeId: codeSchema(fee),
        amount: moneySchema,
        /** Whether it is a cost of the credit, and so in RPSN. */
        isInRpsn: z.boolean().optional(),
      }),
    ),
    totalInterest: moneySchema,
    totalFees: moneySchema,
    totalInsurance: moneySchema,
    /** Principal, interest, all fees and insurance. */
    totalPaid: moneySchema,
    /**
     * Total amount payable by the consumer, act 257/2016 s. 3: the loan and the costs that are in RPSN.
     * Less than `totalPaid` by fees that are no cost of the credit.
     */
    totalPayable: moneySchema.optional(),
    /** When the fixation ends: what is owed, and instalments by rates that may follow, as examples. */
    afterFixation: afterFixationSchema.optional(),
    /** Loan / value of the collateral, percent. */
    ltv: z.number().optional(),
    /** All debts / net income of a year, times. */
    dti: z.number().optional(),
    /** All instalments / net income of a month, percent. */
    dsti: z.number().optional(),
    /** The same with the rate raised by `stressPoints`. */
    dstiStressed: z.number().optional(),
    stressPoints: z.number(),
    years: z.array(
      z.object({
        year: z.number().int(),
        principal: moneySchema,
        interest: moneySchema,
        charges: moneySchema,
        balance: moneySchema,
      }),
    ),
    /** What it was calculated by; an offer without it was by the first calculation. */
    calculation: calculationSchema.optional(),
    /** How the numbers came about; not kept, as it follows from what is. */
    steps: z.array(stepSchema).optional(),
    /** Month by month; only when asked for. */
    schedule: z.array(scheduleRowSchema).optional(),
  })
  .meta({ id: 'LoanResult' });
export type LoanResult = z.infer<typeof loanResultSchema>;
export type ScheduleRow = z.infer<typeof scheduleRowSchema>;
export type LoanStep = z.infer<typeof stepSchema>;

/** The answer to a modelation that is not kept. */
export const loanSimulationSchema = z.object({
  /** Version of rates and limits that the numbers were made from. */
  rateVersionId: idSchema,
  /** Last day on which the version may be used. */
  validTo: dateSchema.optional(),
  /** With an error among them the loan cannot be offered. */
  findings: z.array(offerFindingSchema),
  /** What the ratios of this input are compared with, in their units. */
  limits: z.object({ ltv: z.number().optional(), dti: z.number(), dsti: z.number() }).optional(),
  /** Absent when there is nothing to calculate from, for example no rate for the fixation. */
  result: loanResultSchema.optional(),
});
export type LoanSimulation = z.infer<typeof loanSimulationSchema>;
