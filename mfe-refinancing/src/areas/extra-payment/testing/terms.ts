import { repaidLoan, termsOf } from '../../../process/testing/repaid-loan';
import type { OfferedTerms } from '../extra-payment.queries';

/** Of a loan at 4.8 % that is fixed till May 2030. */
export const offeredTerms = (change: Partial<OfferedTerms['loan']> = {}): OfferedTerms =>
  termsOf(repaidLoan(change));
