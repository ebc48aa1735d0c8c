import { discountedRate } from './rate-discount';
import { debtServiceToIncome, debtToIncome, loanToValue } from '../affordability/ratios';
import { scheduleInstalment, type ScheduleTerms } from './schedule';
import { type Explained } from './simulation-step';

/* Ratios of one loan: to its collateral and to the budget of its applicants. */

/** All applicants together. */
export interface HouseholdBudget {
  /** CZK a month. */
  netMonthlyIncome: number;
  /** Instalments of other loans, CZK a month. */
  otherMonthlyInstalments?: number;
  /** What is owed on other loans, CZK. */
  otherDebt?: number;
}

/** Unrounded, see `ratios`. */
export interface LoanRatios {
  ltv?: number;
  dti?: number;
  dsti?: number;
  /** With the rate raised by the stress points. */
  dstiStressed?: number;
}

export interface LoanRatiosInput {
  /** With the rate of the loan. */
  terms: ScheduleTerms;
  /** CZK. */
  instalment: number;
  /** CZK; without it there is no LTV. */
  collateralValue?: number;
  /** Without it there is neither DTI nor DSTI. */
  household?: HouseholdBudget;
  /** Percentage points. */
  stressPoints: number;
}

/** A ratio that would be to nothing is left out. */
export function loanRatios({
  terms,
  instalment,
  collateralValue,
  household,
  stressPoints,
}: LoanRatiosInput): Explained<LoanRatios> {
  const { amount } = terms;
  const values: LoanRatios = {};
  const steps: Explained<LoanRatios>['steps'] = [];
  const add = (
    code: keyof LoanRatios,
    operands: Record<string, number>,
    result: number | undefined,
  ) => {
    if (result === undefined) return;
    values[code] = result;
    steps.push({ code, operands, result });
  };
  if (collateralValue !== undefined)
    add('ltv', { amount, collateralValue }, loanToValue(amount, collateralValue));
  if (household) {
    const { netMonthlyIncome, otherDebt = 0, otherMonthlyInstalments = 0 } = household;
    const debt = { loan: amount, otherDebt, netMonthlyIncome };
    add('dti', { amount, otherDebt, netMonthlyIncome }, debtToIncome(debt));
    const service = { instalment, otherMonthlyInstalments, netMonthlyIncome };
    add('dsti', service, debtServiceToIncome(service));
    const rate = discountedRate(terms.ratePercent, [{ code: 'stress', points: -stressPoints }]);
    const stressed = scheduleInstalment({ ...terms, ratePercent: Math.min(rate, 100) });
    const stressedService = { ...service, instalment: stressed };
    add('dstiStressed', { rate, ...stressedService }, debtServiceToIncome(stressedService));
  }
  return { values, steps };
}
