import { z } from 'zod';
import { codeSchema } from '../codebook';
import { loanPurpose, productType } from '../codebooks';
import { fee } from '../codebooks/offer';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  amountSchema,
  birthNumberSchema,
  dateSchema,
  idSchema,
  identitySchema,
  instantSchema,
  moneySchema,
  monthsSchema,
  pathIdSchema,
  ratePercentSchema,
  salesArrangementParamsSchema,
  nameSchema,
  textSchema,
} from '../fields';
import { permission } from '../permissions';
import {
  buildingSavingsInputSchema,
  buildingSavingsResultSchema,
  buildingSavingsSimulationSchema,
} from './building-savings';
import { loanInputSchema, loanResultSchema, loanSimulationSchema } from './loan-offer';
import { whatIfSchema, whatIfWishesSchema } from './what-if';

const salesArrangement = [permission.salesArrangementAccess] as const;
const offerParams = z.object({ offerId: pathIdSchema });
const rangeSchema = z.object({ minimum: z.number(), maximum: z.number() });
/** Whether the answer holds the schedule month by month. */
const scheduleQuery = z.object({ withSchedule: z.enum(['true', 'false']).optional() });
/** The arrangement that is modelled for: a price exception of its case counts. */
const loanQuery = scheduleQuery.extend({ salesArrangementId: pathIdSchema.optional() });
const loanProduct = z.union([
  z.literal(productType.mortgage.code),
  z.literal(productType.nonPurposeMortgage.code),
  z.literal(productType.americanMortgage.code),
  z.literal(productType.unsecuredLoan.code),
]);

/** What was modelled: the product and what was entered for it. */
const offerInput = [
  z.object({ productTypeId: loanProduct, input: loanInputSchema }),
  z.object({
    productTypeId: z.literal(productType.buildingSavings.code),
    input: buildingSavingsInputSchema,
  }),
] as const;

/** The numbers that the advisor saw: a rate table changed meanwhile is told, not saved over. */
const seenSchema = z.object({
  rateVersionId: idSchema,
  interestRate: ratePercentSchema,
  /** The instalment of a loan, the final balance of savings; CZK. */
  amount: moneySchema,
  /** All that a loan costs, with its fees; CZK. */
  totalPaid: moneySchema.optional(),
});

/** What an offer is saved with. */
const saving = {
  name: textSchema(60).optional(),
  /** The arrangement that it is made for; absent while there is no case. */
  salesArrangementId: idSchema.optional(),
  seen: seenSchema,
};

const offerSummarySchema = z.object({
  offerId: idSchema,
  name: z.string().optional(),
  createdOn: instantSchema,
  createdBy: z.string(),
  validTo: dateSchema,
  rateVersionId: idSchema,
  caseId: idSchema.optional(),
  salesArrangementId: idSchema.optional(),
  /** Whether the arrangement is made from this offer. */
  isLinked: z.boolean(),
  /** Whether its guarantee has expired: no case is made of it, and no arrangement takes it. */
  isExpired: z.boolean().optional(),
});

/** An offer as it was kept: the same input and numbers, whatever the rates are today. */
export const offerSchema = z
  .discriminatedUnion('productTypeId', [
    offerSummarySchema.extend({ ...offerInput[0].shape, result: loanResultSchema }),
    offerSummarySchema.extend({ ...offerInput[1].shape, result: buildingSavingsResultSchema }),
  ])
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offerSchema>;

export const modelationEndpoints = defineEndpoints({
  defaults: {
    summary: 'Starting values and limits of a modelation, by the rate tables of today.',
    query: z.object({
      productTypeId: z
        .union([z.number(), z.string().regex(/^\d{1,5}$/)])
        .transform(Number)
        .pipe(codeSchema(productType)),
      /** The arrangement that is modelled for: there is none of it for another product. */
      salesArrangementId: pathIdSchema.optional(),
    }),
    response: z.object({
      productTypeId: codeSchema(productType),
      rateVersionId: idSchema,
      /** Last day of the rate tables; absent while no successor is set. */
      validTo: dateSchema.optional(),
      loanAmount: rangeSchema.extend({ default: moneySchema }).optional(),
      collateralAmount: rangeSchema.extend({ default: moneySchema }).optional(),
      /** Months. */
      loanDuration: rangeSchema.extend({ default: monthsSchema }).optional(),
      /** Months that may be chosen. */
      fixedRatePeriods: z.array(monthsSchema),
      fixedRatePeriod: monthsSchema.optional(),
      loanPurposeIds: z.array(codeSchema(loanPurpose)),
      fees: z.array(
        z.object({
          feeId: codeSchema(fee),
          amount: moneySchema,
          /** Whether nobody gets the loan without it: it is charged whatever is chosen. */
          isCompulsory: z.boolean().optional(),
        }),
      ),
      paymentDays: z.array(z.number().int().min(1).max(31)),
      /** The first banking day on which money can be drawn. */
      expectedDateOfDrawing: dateSchema.optional(),
      /** The last day on which money may be drawn first, a banking day or not. */
      lastDateOfDrawing: dateSchema.optional(),
      /** Percentage points that the advisor may add to or take off the rate. */
      interestRateCorrection: rangeSchema.optional(),
      /** Percentage points off the rate for an employee of the bank; 0 where there are none. */
      employeeDiscount: z.number().optional(),
      /** Percentage points of the discount for energy savings. */
      energySavingsDiscount: z.number().optional(),
      /** Percentage points of the discount for life insurance; 0 where there is none. */
      lifeInsuranceDiscount: z.number().optional(),
      /** Percentage points of the discount for insurance of the property; 0 where there is none. */
      propertyInsuranceDiscount: z.number().optional(),
      /** Years at the last instalment. */
      maximumAge: z.number().int().optional(),
      /** Building savings only, CZK. */
      targetAmount: rangeSchema.extend({ default: moneySchema }).optional(),
      /**
       * The state's support of savings in a year: percent of what is saved, and the most of it, CZK. A
       * back end of the release before does not tell it.
       */
      stateSupport: z.object({ rate: ratePercentSchema, maximum: moneySchema }).optional(),
      /** Building savings only: least deposit, percent of the target amount a month. */
      minimumDepositRate: z.number().optional(),
      /** Building savings only, months. */
      savingDuration: rangeSchema.extend({ default: monthsSchema }).optional(),
    }),
    errors: [errorCode.notFound],
  },
  mortgage: {
    summary: 'Models a mortgage; nothing is kept.',
    query: loanQuery,
    body: loanInputSchema,
    response: loanSimulationSchema,
    errors: [errorCode.notFound],
  },
  nonPurposeMortgage: {
    summary: 'Models a mortgage for any purpose; nothing is kept.',
    query: loanQuery,
    body: loanInputSchema,
    response: loanSimulationSchema,
    errors: [errorCode.notFound],
  },
  americanMortgage: {
    summary: 'Models an american mortgage; nothing is kept.',
    query: loanQuery,
    body: loanInputSchema,
    response: loanSimulationSchema,
    errors: [errorCode.notFound],
  },
  unsecuredLoan: {
    summary: 'Models an unsecured loan; nothing is kept.',
    query: loanQuery,
    body: loanInputSchema,
    response: loanSimulationSchema,
    errors: [errorCode.notFound],
  },
  whatIf: {
    summary:
      'The loan for an income or an instalment, its term, an extra payment, drawing in parts.',
    query: z.object({ salesArrangementId: pathIdSchema.optional() }),
    body: whatIfWishesSchema.extend({ productTypeId: loanProduct, input: loanInputSchema }),
    response: whatIfSchema,
    errors: [errorCode.notFound],
  },
  buildingSavings: {
    summary: 'Models building savings; nothing is kept.',
    body: buildingSavingsInputSchema,
    response: buildingSavingsSimulationSchema,
  },
  create: {
    summary: 'Keeps a modelation with its numbers; 409 says what the new rates change.',
    /** A call that comes again with its key keeps nothing more. */
    headers: z.object({ 'Idempotency-Key': z.uuid().optional() }),
    body: z.discriminatedUnion('productTypeId', [
      offerInput[0].extend(saving),
      offerInput[1].extend(saving),
    ]),
    status: 201,
    response: z.object({ offerId: idSchema }),
    permissions: [
      permission.createCase,
      permission.employeeMortgage,
      permission.salesArrangementAccess,
    ],
    errors: [errorCode.notFound, errorCode.conflict],
  },
  get: {
    summary: 'An offer as it was kept.',
    params: offerParams,
    query: scheduleQuery,
    response: offerSchema,
  },
  document: {
    summary: 'The offer for the client, as PDF.',
    params: offerParams,
    response: 'binary',
  },
  createCase: {
    summary: 'Makes a case with its loan application from an offer and a client.',
    params: offerParams,
    body: z.object({
      customer: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('identified'), identity: identitySchema }),
        z.object({
          kind: z.literal('new'),
          firstName: nameSchema,
          lastName: nameSchema,
          dateOfBirth: dateSchema,
          /** Stands in the client's detail; a foreigner may have none. */
          birthNumber: birthNumberSchema.optional(),
        }),
      ]),
    }),
    status: 201,
    response: z.object({ caseId: idSchema, salesArrangementId: idSchema }),
    permissions: [permission.createCase],
    errors: [errorCode.conflict],
  },
  listOfArrangement: {
    summary: 'Offers that were made for an arrangement, newest first.',
    params: salesArrangementParamsSchema,
    response: z.array(
      offerSummarySchema.extend({
        productTypeId: codeSchema(productType),
        /** Loan amount or target amount, CZK. */
        amount: amountSchema,
        interestRate: ratePercentSchema,
        monthlyPayment: moneySchema,
      }),
    ),
    permissions: salesArrangement,
  },
  linkToArrangement: {
    summary: 'Makes an offer the one of the arrangement.',
    params: salesArrangementParamsSchema,
    body: z.object({
      offerId: idSchema,
      /** The offer that the advisor saw linked; another one meanwhile is a conflict. */
      replacedOfferId: idSchema.optional(),
    }),
    permissions: salesArrangement,
    errors: [errorCode.conflict],
  },
});
