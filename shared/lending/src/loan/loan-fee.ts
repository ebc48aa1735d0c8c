import { toHalere } from '../calendar-and-money/money';

/** When a fee is paid; yearly ones with every twelfth instalment. */
export type FeeTime = 'opening' | 'monthly' | 'yearly' | 'closing';

export interface LoanFee {
  /** What the fee is for; comes back untouched. */
  code?: string;
  /** CZK, each time it is paid. */
  amount: number;
  when: FeeTime;
  /**
   * Whether the fee is part of the total cost of the credit and so of RPSN; true unless said. What
   * the client pays for a voluntary service, or to a notary, is not.
   */
  inRpsn?: boolean;
}

/** How often a fee is paid on a loan of so many instalments. */
export const timesPaid = (when: FeeTime, instalments: number): number =>
  ({ opening: 1, monthly: instalments, yearly: Math.floor(instalments / 12), closing: 1 })[when];

/** Haléře by the time they are paid. */
export type FeeTotals = Record<FeeTime, number>;

export function feeTotals(fees: readonly LoanFee[]): FeeTotals {
  const totals: FeeTotals = { opening: 0, monthly: 0, yearly: 0, closing: 0 };
  fees.forEach(({ amount, when }, index) => {
    totals[when] += toHalere(`fees[${index}].amount`, amount);
  });
  return totals;
}

/** Fees paid with an instalment, haléře. @param number of the instalment, from 1 */
export const feesWithInstalment = (fees: FeeTotals, number: number, isLast: boolean): number =>
  fees.monthly + (number % 12 === 0 ? fees.yearly : 0) + (isLast ? fees.closing : 0);
