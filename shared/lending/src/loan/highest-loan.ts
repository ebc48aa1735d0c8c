import { annuityPayment, annuityPrincipal } from './annuity';
import { type RatioLimits } from '../affordability/credit-policy';
import { maximumLoanByDsti, maximumLoanByDti, maximumLoanByLtv } from './max-loan';
import { ceilToCrown, Decimal, floorTo } from '../calendar-and-money/money';

/** What a highest loan keeps: a ratio, or what is left to a household. */
export type LoanCap = 'ltv' | 'dti' | 'dsti' | 'surplus';

export interface HighestLoanInput {
  /** Counted, CZK a month. */
  netMonthlyIncome: number;
  /** Instalments of other loans, CZK a month. */
  otherMonthlyInstalments: number;
  /** CZK. */
  otherDebt: number;
  /** What is left to the household before the new loan, CZK a month; may be negative. */
  surplus: number;
  /** CZK; absent for a loan without collateral. */
  collateralValue?: number;
  limits: RatioLimits;
  /** % p.a. */
  ratePercent: number;
  /** Percentage points that the budget has to bear. */
  stressPoints: number;
  months: number;
  /** Step of the result, CZK. */
  loanStep: number;
}

export interface HighestLoan {
  /** CZK, down to the step. */
  amount: number;
  /** CZK a month at the rate without stress, up to whole CZK. */
  instalment: number;
  /** Highest loan by each limit that is kept, CZK down to 0.01. */
  caps: Partial<Record<LoanCap, number>>;
  /** The lowest of them; of equal ones LTV before DTI, DSTI and what is left. */
  binding: LoanCap;
}

/**
 * Highest loan that keeps every limit; the one that binds is named.
 * @throws LendingError when the rate with stress or the number of months is out of its range
 */
export function highestLoan(input: HighestLoanInput): HighestLoan {
  const { netMonthlyIncome, otherMonthlyInstalments, otherDebt, collateralValue } = input;
  const { limits, months } = input;
  const ratePercent = new Decimal(input.ratePercent).plus(input.stressPoints).toNumber();
  const surplus = Math.max(input.surplus, 0);
  const bySurplus = floorTo(annuityPrincipal(surplus, ratePercent, months), 0.01);
  const caps: HighestLoan['caps'] = { surplus: bySurplus };
  if (collateralValue !== undefined && limits.ltv !== null)
    caps.ltv = maximumLoanByLtv(collateralValue, limits.ltv);
  if (limits.dti !== null) caps.dti = maximumLoanByDti(netMonthlyIncome, otherDebt, limits.dti);
  if (limits.dsti !== null)
    caps.dsti = maximumLoanByDsti({
      netMonthlyIncome,
      otherMonthlyInstalments,
      limit: limits.dsti,
      ratePercent,
      months,
    });
  let binding: LoanCap = 'surplus';
  let lowest = bySurplus;
  for (const cap of ['dsti', 'dti', 'ltv'] as const) {
    const value = caps[cap];
    if (value === undefined || value > lowest) continue;
    [binding, lowest] = [cap, value];
  }
  const amount = floorTo(lowest, input.loanStep);
  return {
    amount,
    instalment: ceilToCrown(annuityPayment(amount, input.ratePercent, months)),
    caps,
    binding,
  };
}
