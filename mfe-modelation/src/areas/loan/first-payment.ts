import type { LoanResult } from '@advisor/contracts/offer/loan-offer';

/** Whether the first instalment is higher or lower than the regular ones, and not the last. */
export const hasOwnFirstPayment = (
  result: LoanResult,
): result is LoanResult & { firstPayment: number } =>
  result.numberOfPayments > 1 &&
  result.firstPayment !== undefined &&
  result.firstPayment !== result.monthlyPayment;
