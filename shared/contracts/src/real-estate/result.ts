import { z } from 'zod';
import { dateSchema, idSchema, moneySchema, ratePercentSchema } from '../fields';

/** A sale that the value was compared with. */
export const comparablePriceSchema = z
  .object({
    distanceMetres: z.number().int().min(0),
    /** Square metres. */
    floorArea: z.number().positive(),
    soldOn: dateSchema,
    price: moneySchema,
    pricePerSquareMetre: moneySchema,
  })
  .meta({ id: 'ComparablePrice' });

/** What appraisers report; each type of valuation has what it knows of it. */
export const reportedResultSchema = z.object({
  valuedOn: dateSchema,
  /** CZK: today, and once it is finished. */
  currentValue: moneySchema.optional(),
  futureValue: moneySchema.optional(),
  /** The value that counts for the loan. */
  collateralValue: moneySchema.optional(),
  /** Debts that come before the loan. */
  priorLiens: moneySchema.min(0),
  reconstructionCost: moneySchema.optional(),
  /** Of a preliminary opinion, and of an online valuation. */
  range: z.object({ minimum: moneySchema, maximum: moneySchema }).optional(),
  /** Of a construction report, %. */
  progressPercent: z.number().int().min(0).max(100).optional(),
  /** Of an online valuation. */
  reliability: z.enum(['high', 'medium', 'low']).optional(),
  remarks: z.array(z.string().min(1)),
  /** They become covenants of the loan. */
  conditions: z.array(z.string().min(1)),
  appraiserName: z.string().optional(),
  /** Nearest first. */
  comparablePrices: z.array(comparablePriceSchema),
});
export type ReportedResult = z.infer<typeof reportedResultSchema>;

/** What a valuation says, and until when. */
export const valuationResultSchema = reportedResultSchema
  .extend({
    validTo: dateSchema,
    isValid: z.boolean(),
    /** The report, a document of the case. */
    reportDocumentId: idSchema.optional(),
  })
  .meta({ id: 'ValuationResult' });
export type ValuationResult = z.infer<typeof valuationResultSchema>;

/** What the loan is held against. */
export const collateralRatiosSchema = z
  .object({
    /** CZK: the loan of the case, by its offer. */
    loanAmount: moneySchema.optional(),
    /** CZK: values less prior liens. */
    currentValue: moneySchema,
    futureValue: moneySchema,
    /** %, after completion; absent without a value. */
    ltv: ratePercentSchema.optional(),
    /** %, by what there is today. */
    ltvToday: ratePercentSchema.optional(),
    /** %, the limit that holds for this loan. */
    limit: ratePercentSchema.optional(),
    isWithinLimit: z.boolean().optional(),
    /** CZK that may be drawn on today's value. */
    availableToDraw: moneySchema.optional(),
    /** Whether the value is valued, or only typed in the offer. */
    source: z.enum(['valuation', 'offer', 'none']),
    /** Of the oldest valuation that counts. */
    valuedOn: dateSchema.optional(),
    validTo: dateSchema.optional(),
  })
  .meta({ id: 'CollateralRatios' });

const modelledSchema = z.object({
  collateralValue: moneySchema.optional(),
  ltv: ratePercentSchema.optional(),
  interestRate: ratePercentSchema.optional(),
  /** CZK a month. */
  monthlyPayment: moneySchema.optional(),
  highestLoan: moneySchema.optional(),
});

/** What the value does to the offer of the case. */
export const valuationEffectSchema = z
  .object({
    /** Absent: the case has no offer. */
    offerId: idSchema.optional(),
    before: modelledSchema,
    /** With all values that secure the loan; the same when nothing changes. */
    after: modelledSchema,
    /** Why it could not be modelled, a Czech sentence. */
    reason: z.string().optional(),
  })
  .meta({ id: 'ValuationEffect' });
