import { z } from 'zod';
import {
  amountSchema,
  dateSchema,
  idSchema,
  moneySchema,
  monthsSchema,
  ratePercentSchema,
} from '../fields';
import { offerFindingSchema } from './loan-offer';

/** What an advisor enters to model building savings (part 2, section 9). */
export const buildingSavingsInputSchema = z
  .object({
    /** CZK. */
    targetAmount: amountSchema.positive(),
    /** CZK a month. */
    minimumMonthlyDeposit: amountSchema.positive(),
    /** CZK a year beyond the monthly deposits. */
    extraDeposits: amountSchema.default(0),
    /** Months of saving. */
    savingDuration: monthsSchema,
    startsOn: dateSchema,
    /** Whether the client asks for the state's support on this contract. */
    hasStateSupport: z.boolean().default(true),
  })
  .meta({ id: 'BuildingSavingsInput' });
export type BuildingSavingsInput = z.input<typeof buildingSavingsInputSchema>;

/** A modelled contract of building savings; amounts in CZK. */
export const buildingSavingsResultSchema = z
  .object({
    interestRate: ratePercentSchema,
    deposits: moneySchema,
    interest: moneySchema,
    /** Tax on the interest. */
    tax: moneySchema,
    fees: moneySchema,
    stateSupport: moneySchema,
    /** The saving is too short for the support that is asked for: it would go back, and is not counted. */
    isSupportReturned: z.boolean().optional(),
    finalBalance: moneySchema,
    /** Percent a year that the client earns. */
    yieldRate: ratePercentSchema,
    /** Months until the target is saved; absent when the saving ends before. */
    targetReachedAfter: monthsSchema.optional(),
    years: z.array(
      z.object({
        year: z.number().int(),
        deposits: moneySchema,
        interest: moneySchema,
        tax: moneySchema,
        fees: moneySchema,
        stateSupport: moneySchema,
        balance: moneySchema,
      }),
    ),
  })
  .meta({ id: 'BuildingSavingsResult' });
export type BuildingSavingsResult = z.infer<typeof buildingSavingsResultSchema>;

export const buildingSavingsSimulationSchema = z.object({
  rateVersionId: idSchema,
  validTo: dateSchema.optional(),
  findings: z.array(offerFindingSchema),
  result: buildingSavingsResultSchema.optional(),
});
export type BuildingSavingsSimulation = z.infer<typeof buildingSavingsSimulationSchema>;
