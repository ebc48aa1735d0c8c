import { annuityPayment, annuityPrincipal } from '@advisor/lending/annuity';
import type { RatioLimits } from '@advisor/lending/credit-policy';
import { exposure } from '@advisor/lending/exposure';
import { instalmentRoom, maximumLoanByDti, maximumLoanByLtv } from '@advisor/lending/max-loan';
import { floorTo, sumOf } from '@advisor/lending/money';
import { loanToValue } from '@advisor/lending/ratios';
import {
  applicantsBudget,
  countHouseholds,
  type CountedHousehold,
  limitsOf,
} from './applicants-budget';
import type { AssessmentInputs } from './inputs';

/** What keeps a loan from being higher. */
export type BindingLimit = 'ltv' | 'dti' | 'dsti' | 'surplus';

export interface LoanFigures {
  households: CountedHousehold[];
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
  bindingLimit: BindingLimit;
  /** CZK a month. */
  maximumInstalment: number;
}

const highestRate = 100;

/** Ratios, what is left and the highest loan; a guarantor's household does not raise what is lent. */
export function loanFigures(inputs: AssessmentInputs): LoanFigures {
  const { loan, policy, day } = inputs;
  const households = countHouseholds(inputs.households, policy, day);
  const { netIncome, left, ...obligations } = applicantsBudget(households);
  const rate = Math.min(loan.ratePercent + policy.stressPoints, highestRate);
  const budget = { obligations, netMonthlyIncome: netIncome, loan: loan.amount };
  const stressed = annuityPayment(loan.amount, rate, loan.months).toNumber();
  const limits = limitsOf(inputs);
  const { dti, dsti } = exposure({ ...budget, instalment: loan.instalment });

  const room = instalmentRoom({
    netMonthlyIncome: netIncome,
    otherMonthlyInstalments: obligations.instalments,
    limit: limits.dsti ?? 100,
  });
  const byInstalment = (instalment: number) =>
    annuityPrincipal(Math.max(instalment, 0), rate, loan.months).toNumber();
  const caps: [BindingLimit, number][] = [
    ...(loan.collateralValue === undefined || limits.ltv === null
      ? []
      : [['ltv', maximumLoanByLtv(loan.collateralValue, limits.ltv)] as [BindingLimit, number]]),
    ...(limits.dti === null
      ? []
      : [
          ['dti', maximumLoanByDti(netIncome, obligations.debt, limits.dti)] as [
            BindingLimit,
            number,
          ],
        ]),
    ...(limits.dsti === null ? [] : [['dsti', byInstalment(room)] as [BindingLimit, number]]),
    ['surplus', byInstalment(left)],
  ];
  const [bindingLimit, cap] = caps.reduce((lowest, one) => (one[1] < lowest[1] ? one : lowest));
  return {
    households,
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
    maximumLoan: floorTo(cap, policy.loanStep),
    bindingLimit,
    maximumInstalment: Math.max(0, limits.dsti === null ? left : Math.min(room, left)),
  };
}
