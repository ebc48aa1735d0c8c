import type { loanInputSchema } from '@advisor/contracts/offer/loan-offer';
import type { buildingSavingsInputSchema } from '@advisor/contracts/offer/building-savings';
import type { z } from 'zod';

/** What was entered, with the contract's default values in it. */
export type LoanInput = z.output<typeof loanInputSchema>;
export type BuildingSavingsInput = z.output<typeof buildingSavingsInputSchema>;
