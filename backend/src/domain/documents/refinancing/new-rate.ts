import { annuityPayment } from '@advisor/lending/loan/annuity';
import { ceilToCrown } from '@advisor/lending/calendar-and-money/money';
import { czechMoney, czechRate } from '../../../platform/czech-format';
import type { DocumentFacts } from '../document-facts';
import { type Fact, sumOf } from '../parts/fact';

const monthsUntil = (from: string, to: string): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** The rate less what was approved, and the instalment that repays by it what is owed, till maturity. */
export function newRateRows({ createdOn, loan, state, approvedDiscount }: DocumentFacts): Fact[] {
  if (loan?.maturityOn === undefined || approvedDiscount === undefined) return [];
  const rate = sumOf(loan.interestRate, -approvedDiscount.percentagePoints);
  const principal = state?.principal ?? 0;
  const months = monthsUntil(createdOn, loan.maturityOn);
  if (rate < 0 || months < 1 || principal <= 0) return [];
  return [
    ['Nová úroková sazba', `${czechRate(rate)} ročně`],
    ['Nová měsíční splátka', czechMoney(ceilToCrown(annuityPayment(principal, rate, months)))],
  ];
}
