import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  amountSchema,
  dateSchema,
  idempotencyHeadersSchema,
  idSchema,
  instantSchema,
  monthsSchema,
  pathIdSchema,
  textSchema,
} from '../fields';
import { settingsPermission } from './permissions';

const permissions = [settingsPermission.rates] as const;

/** Highest rate of a loan that is taken from a file, % p.a.: above it somebody has missed a comma. */
export const highestRate = 30;

const decimals = 0.0001;
const percentSchema = z.number().min(0).max(100).multipleOf(decimals);
const pointsSchema = z.number().min(-highestRate).max(highestRate).multipleOf(decimals);
const whole = (from: number, to: number) => z.number().int().min(from).max(to);

/** What the bank lends by a product: units and meaning as in `product_terms` of the back end. */
const termsSchema = z.object({
  minAmount: amountSchema,
  maxAmount: amountSchema,
  defaultAmount: amountSchema,
  minMonths: monthsSchema,
  maxMonths: monthsSchema,
  defaultMonths: monthsSchema,
  defaultFixation: monthsSchema.nullable(),
  maxLtv: percentSchema.nullable(),
  maxLtvYoung: percentSchema.nullable(),
  maxLtvInvestment: percentSchema.nullable(),
  youngAge: whole(18, 100),
  dtiLimit: percentSchema,
  dtiLimitYoung: percentSchema,
  dtiLimitInvestment: percentSchema,
  dstiLimit: percentSchema,
  dstiLimitYoung: percentSchema,
  stressPoints: pointsSchema,
  maximumAge: whole(18, 120),
  minCorrection: pointsSchema,
  maxCorrection: pointsSchema,
  energySavingsDiscount: percentSchema,
  lifeInsuranceDiscount: percentSchema,
  propertyInsuranceDiscount: percentSchema,
  lifeInsurancePremium: percentSchema,
  propertyInsurancePremium: percentSchema,
  daysToDrawing: whole(0, 365),
  monthsToDrawing: whole(1, 120),
  offerValidity: whole(1, 365),
  employeeDiscount: percentSchema,
  dayCount: z.enum(['30E/360', 'act/360', 'act/365']),
  instalmentStep: z.number().min(0.01).max(999).multipleOf(0.01),
  firstDue: z.enum(['nextMonth', 'afterWholeMonth']),
  firstPeriod: z.enum(['interestAtLeast', 'interestApart', 'wholeInstalment']),
  paymentDays: z.array(whole(1, 31)).min(1).max(31),
  maxHouseholds: whole(1, 10),
  maxAdults: whole(1, 10),
});

const savingsSchema = z.object({
  interestRate: z.number().min(0).max(highestRate).multipleOf(decimals),
  contractFee: percentSchema,
  annualFee: amountSchema,
  minDepositRate: percentSchema,
  minTarget: amountSchema,
  maxTarget: amountSchema,
  defaultTarget: amountSchema,
  minMonths: monthsSchema,
  maxMonths: monthsSchema,
  defaultMonths: monthsSchema,
  monthsToStart: whole(1, 120),
  bindingMonths: monthsSchema,
  supportRate: percentSchema,
  supportBase: amountSchema,
  taxRate: percentSchema,
  offerValidity: whole(1, 365),
});

/** A whole version of rates, limits and fees as a file holds it. */
export const rateFileSchema = z
  .object({
    name: textSchema(100),
    /** Of the bank's calendar. */
    validFrom: dateSchema,
    products: z
      .array(
        z.object({
          productTypeId: idSchema,
          terms: termsSchema,
          rates: z
            .array(
              z.object({
                /** Months; null: the rate never changes. */
                fixedRatePeriod: monthsSchema.nullable(),
                /** Highest LTV of the band, percent; null without collateral. */
                maxLtv: percentSchema.nullable(),
                /** Least amount of the band, CZK. */
                minAmount: amountSchema,
                /** % p.a. */
                rate: z.number().min(0).max(highestRate).multipleOf(decimals),
              }),
            )
            .min(1)
            .max(500),
          fees: z
            .array(
              z.object({
                feeId: idSchema,
                /** CZK. */
                amount: amountSchema,
                isInRpsn: z.boolean(),
                isCompulsory: z.boolean(),
              }),
            )
            .max(20),
        }),
      )
      .max(20),
    savings: savingsSchema,
  })
  .meta({ id: 'RateFile' });
export type RateFile = z.infer<typeof rateFileSchema>;

const valueSchema = z.union([z.number(), z.string(), z.boolean(), z.array(z.number()), z.null()]);

/** What is otherwise than in the version before it; without `before` it is new, without `after` gone. */
export const rateDifferenceSchema = z.object({
  productTypeId: idSchema,
  kind: z.enum(['terms', 'rate', 'fee', 'savings']),
  /** Of terms, a fee or savings, as the file names it. */
  field: z.string(),
  /** Which line of the rates, or which fee. */
  line: z
    .object({
      fixedRatePeriod: z.number().nullable().optional(),
      maxLtv: z.number().nullable().optional(),
      minAmount: z.number().optional(),
      feeId: idSchema.optional(),
    })
    .optional(),
  before: valueSchema.optional(),
  after: valueSchema.optional(),
});
export type RateDifference = z.infer<typeof rateDifferenceSchema>;

const proposalSchema = z.object({
  proposalId: idSchema,
  name: z.string(),
  validFrom: dateSchema,
  state: z.enum(['proposed', 'confirmed', 'withdrawn']),
  proposedBy: z.string(),
  proposedOn: instantSchema,
  /** Who has confirmed or withdrawn it. */
  decidedBy: z.string().optional(),
  decidedOn: instantSchema.optional(),
  /** Of the user who asks: somebody else confirms it. */
  isOwn: z.boolean(),
});

const proposalParams = z.object({ proposalId: pathIdSchema });

export const adminRateEndpoints = defineEndpoints({
  rates: {
    summary: 'Versions of rates, limits and fees, and those that wait for a second person.',
    permissions,
    response: z.object({
      /** The one that begins last is the first. */
      versions: z.array(
        z.object({
          rateVersionId: idSchema,
          name: z.string(),
          validFrom: dateSchema,
          validTo: dateSchema.optional(),
          isCurrent: z.boolean(),
          /** Offers that were made from it. */
          offerCount: z.number().int().min(0),
        }),
      ),
      /** Newest first. */
      proposals: z.array(proposalSchema),
    }),
  },
  rateFile: {
    summary: 'A version as a file, from which the next one is made.',
    permissions,
    params: z.object({ rateVersionId: pathIdSchema }),
    response: rateFileSchema,
    errors: [errorCode.notFound],
  },
  proposeRates: {
    summary: 'Proposes a version. Nothing changes until somebody else confirms it.',
    permissions,
    headers: idempotencyHeadersSchema,
    body: rateFileSchema,
    status: 201,
    response: z.object({ proposalId: idSchema }),
    errors: [errorCode.conflict],
  },
  rateProposal: {
    summary: 'A proposed version: what is otherwise, and which offers stay as they are.',
    permissions,
    params: proposalParams,
    response: proposalSchema.extend({
      /** The version that it is compared with; absent: it is the first one. */
      comparedWith: z.object({ name: z.string(), validFrom: dateSchema }).optional(),
      differences: z.array(rateDifferenceSchema),
      /** Last day, where a later version is there already. */
      validTo: dateSchema.optional(),
      /** Offers that may still be taken over on its first day; they keep their numbers. */
      openOffers: z.array(z.object({ productTypeId: idSchema, count: z.number().int().min(1) })),
    }),
    errors: [errorCode.notFound],
  },
  confirmRates: {
    summary: 'Confirms a version that somebody else has proposed; it holds from its first day.',
    permissions,
    params: proposalParams,
    errors: [errorCode.notFound, errorCode.conflict],
  },
  withdrawRates: {
    summary: 'Withdraws a proposed version; one that was confirmed stays.',
    permissions,
    params: proposalParams,
    errors: [errorCode.notFound, errorCode.conflict],
  },
});
