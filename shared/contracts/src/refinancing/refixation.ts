import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  changedSchema,
  dateSchema,
  instantSchema,
  moneySchema,
  monthsSchema,
  ratePercentSchema,
  textSchema,
  versionSchema,
} from '../fields';
import { openCasePermissions, permission } from '../permissions';
import { processSchema } from './process';
import { rateDiscountSchema, refixationOfferSchema } from './simulation';

/** What offers for the next fixation are calculated from. */
const nextFixationSchema = z
  .object({
    /** First day of the next fixation. */
    from: dateSchema,
    /** Owed when the fixation ends, CZK. */
    principal: moneySchema,
    /** That are left then. */
    instalments: z.number().int(),
    /** Percentage points that need no further price exception. */
    maximumDiscount: z.number(),
    /** List rates of today. */
    rates: z.array(z.object({ fixedRatePeriod: monthsSchema, interestRate: ratePercentSchema })),
  })
  .meta({ id: 'NextFixation' });
export type NextFixation = z.infer<typeof nextFixationSchema>;

/** The act's days around the end of a fixation. */
const refixationDatesSchema = z
  .object({
    fixedRateValidTo: dateSchema,
    /** Last day on which the new rates may be told. */
    latestNotice: dateSchema,
    /** When they were. */
    noticeSentOn: dateSchema.optional(),
    /** Last day of a repayment free of charge. */
    freeRepaymentUntil: dateSchema.optional(),
  })
  .meta({ id: 'RefixationDates' });

export const refixationEndpoints = defineEndpoints({
  availableFixedRatePeriods: {
    summary: 'Periods that a refixation may be modelled for and is not yet.',
    params: caseParamsSchema,
    response: z.object({ fixedRatePeriods: z.array(monthsSchema) }),
    permissions: openCasePermissions,
  },
  refixation: {
    summary: 'The refixation of a case with its offers.',
    params: caseParamsSchema,
    response: z.object({
      process: processSchema.optional(),
      /** Absent without a discount, percentage points. */
      interestRateDiscount: ratePercentSchema.optional(),
      comment: z.string().optional(),
      /** Not cancelled, the newest of a period first; those that have run out say so by their day. */
      offers: z.array(refixationOfferSchema),
      communicatedOn: instantSchema.optional(),
      /** Day of the bank. */
      today: dateSchema,
      /** Absent when the loan has no fixed rate. */
      dates: refixationDatesSchema.optional(),
      /** Absent when nothing can be offered now. */
      next: nextFixationSchema.optional(),
      /** A sentence in Czech, without `next`. */
      refusal: z.string().optional(),
    }),
    permissions: openCasePermissions,
  },
  updateRefixation: {
    summary: 'Changes the discount and the comment of a refixation.',
    params: caseParamsSchema,
    body: z.object({
      interestRateDiscount: rateDiscountSchema.optional(),
      comment: textSchema(1000).optional(),
      /** Of the newest refixation, 0 when there is none. */
      version: versionSchema,
    }),
    response: changedSchema,
    permissions: [permission.manageRefinancing],
    errors: [errorCode.conflict],
  },
  refixationLetter: {
    summary: 'The letter with the rates that the client was told, as a PDF.',
    params: caseParamsSchema,
    response: 'binary',
    permissions: openCasePermissions,
  },
});
