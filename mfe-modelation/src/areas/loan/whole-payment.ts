import type { LoanResult } from '@advisor/contracts/offer/loan-offer';

/** What the client pays with each regular instalment: principal, interest and insurance, CZK. */
export const wholePayment = ({ monthlyPayment, insurance }: LoanResult): number =>
  monthlyPayment + insurance.life + insurance.property;
