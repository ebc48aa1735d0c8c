import { z } from 'zod';
import { amountSchema, dateSchema, moneySchema, monthsSchema, ratePercentSchema } from '../fields';
import { scheduleRowSchema, stepSchema } from './loan-offer';

/** Wishes beside a modelled loan. */
export const whatIfWishesSchema = z.object({
  /** The instalment that the client wishes, CZK a month. */
  monthlyPayment: amountSchema.positive().optional(),
  /** Paid beside the schedule, right after so many instalments. */
  extraPayment: z
    .object({ amount: amountSchema.positive(), afterPayments: z.number().int().min(1).max(600) })
    .optional(),
  /** The loan drawn in parts: something at first, the rest in equal parts after it. */
  gradualDrawing: z
    .object({
      firstAmount: amountSchema.positive(),
      furtherDrawings: z.number().int().min(1).max(36),
      /** Between two drawings. */
      monthsApart: z.number().int().min(1).max(36),
    })
    .optional(),
});

const highestLoanSchema = z.object({
  /** CZK, whole thousands. */
  loanAmount: moneySchema,
  monthlyPayment: moneySchema,
  interestRate: ratePercentSchema,
});

const extraPaymentOptionSchema = z.object({
  /** CZK; 0 when the loan is repaid by it. */
  monthlyPayment: moneySchema,
  /** Instalments that follow. */
  numberOfPayments: z.number().int(),
  /** To maturity, at the rate of the loan; CZK. */
  interestSaved: moneySchema,
});

/**
 * Interest alone is paid until all is drawn, then an instalment that repays the loan by the maturity of
 * the loan drawn at once.
 */
const gradualDrawingSchema = z.object({
  drawings: z.array(z.object({ drawnOn: dateSchema, amount: moneySchema })),
  /** CZK, once all is drawn. */
  monthlyPayment: moneySchema,
  lastPayment: moneySchema,
  /** The first that repays something. */
  firstRepaymentOn: dateSchema,
  maturityOn: dateSchema,
  /** Payments before it, of interest alone, and their sum; CZK. */
  numberOfInterestPayments: z.number().int().min(1),
  interestWhileDrawing: moneySchema,
  /** To maturity, CZK. */
  totalInterest: moneySchema,
  totalPayable: moneySchema,
  annualPercentageRate: ratePercentSchema,
  steps: z.array(stepSchema),
  schedule: z.array(scheduleRowSchema),
});

/** What has no answer, or was not asked, is left out. */
export const whatIfSchema = z.object({
  /** By the limits of DTI, DSTI and LTV; needs an income. */
  loanForIncome: highestLoanSchema.optional(),
  /** The highest instalment beside those of other loans by the limit of DSTI, CZK a month; needs an income. */
  instalmentForIncome: moneySchema.optional(),
  /** By the wished instalment and the limit of LTV. */
  loanForPayment: highestLoanSchema.optional(),
  /** The shortest term whose instalment is not above the wished one. */
  durationForPayment: z
    .object({ loanDuration: monthsSchema, monthlyPayment: moneySchema })
    .optional(),
  extraPayment: z
    .object({
      /** Owed before it, CZK. */
      balanceBefore: moneySchema,
      /** Instalments that are left without it. */
      numberOfPayments: z.number().int(),
      lowerPayment: extraPaymentOptionSchema,
      shorterDuration: extraPaymentOptionSchema,
    })
    .optional(),
  gradualDrawing: gradualDrawingSchema.optional(),
});
export type WhatIfWishes = z.infer<typeof whatIfWishesSchema>;
export type WhatIf = z.infer<typeof whatIfSchema>;
