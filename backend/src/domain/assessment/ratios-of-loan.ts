import { annuityPayment } from '@advisor/lending/loan/annuity';
import { consolidationLimit } from '@advisor/lending/affordability/consolidation';
import type { RatioLimits } from '@advisor/lending/affordability/credit-policy';
import { exposure } from '@advisor/lending/affordability/exposure';
import { highestLoan, type LoanCap } from '@advisor/lending/loan/highest-loan';
import { instalmentRoom } from '@advisor/lending/loan/max-loan';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import { loanToValue } from '@advisor/lending/affordability/ratios';
import {
  applicantsBudget,
  countHouseholds,
  type CountedHousehold,
  limitsOf,
} from './applicants-budget';
import type { AssessmentInputs } from './inputs';

export interface LoanFigures {
  households: CountedHousehold[];
  /** What the loan is to repay of other loans, and what it has for them; CZK. */
  consolidation: { amount: number; limit: number };
  /** Counted, of debtors and codebtors, CZK a month. */
  netIncome: number;
  limits: RatioLimits;
  ltv: number | undefined;
  dti: number | undefined;
  dsti: number | undefined;
  /** With the rate raised by the bank's stress, as the limit is kept. */
  dstiStressed: number | undefined;
  /** What is left of all households after the stressed instalment, CZK a month. */
  leftStressed: number;
  /** The highest loan, CZK, and what binds it. */
  maximumLoan: number;
  bindingLimit: LoanCap;
  /** CZK a month. */
  maximumInstalment: number;
}

const highestRate = 100;

/** Ratios, what is left and the highest loan; a guarantor's household does not raise what is lent. */
export function loanFigures(inputs: AssessmentInputs): LoanFigures {
  const { loan, policy, day } = inputs;
  const limit = consolidationLimit(loan);
  const households = countHouseholds(inputs.households, { policy, day, limit });
  const { netIncome, left, ...obligations } = applicantsBudget(households);
  const rate = Math.min(loan.ratePercent + policy.stressPoints, highestRate);
  const budget = { obligations, netMonthlyIncome: netIncome, loan: loan.amount };
  const stressed = annuityPayment(loan.amount, rate, loan.months).toNumber();
  const limits = limitsOf(inputs);
  const { dti, dsti } = exposure({ ...budget, instalment: loan.instalment });

  const otherMonthlyInstalments = obligations.instalments;
  const room = instalmentRoom({
    netMonthlyIncome: netIncome,
    otherMonthlyInstalments,
    limit: limits.dsti ?? 100,
  });
  const highest = highestLoan({
    netMonthlyIncome: netIncome,
    otherMonthlyInstalments,
    otherDebt: obligations.debt,
    surplus: left,
    collateralValue: loan.collateralValue,
    limits,
    ratePercent: loan.ratePercent,
    stressPoints: Math.min(policy.stressPoints, highestRate - loan.ratePercent),
    months: loan.months,
    loanStep: policy.loanStep,
  });
  return {
    households,
    consolidation: { amount: sumOf(households.map(({ totals }) => totals.toConsolidate)), limit },
    netIncome,
    limits,
    ltv:
      loan.collateralValue === undefined
        ? undefined
        : loanToValue(loan.amount, loan.collateralValue),
    dti,
    dsti,
    dstiStressed: exposure({ ...budget, instalment: stressed }).dsti,
    leftStressed: sumOf([left, -stressed]),
    maximumLoan: highest.amount,
    bindingLimit: highest.binding,
    maximumInstalment: Math.max(0, limits.dsti === null ? left : Math.min(room, left)),
  };
}
