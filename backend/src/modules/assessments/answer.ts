import { householdType } from '@advisor/contracts/codebooks/customer';
import type { LoanApplicationAssessment } from '@advisor/contracts/sales-arrangement/assessment';
import { sumOf } from '@advisor/lending/money';
import type { StoredAssessment } from '../../domain/assessment/assessments';

/** Ratios that have no value are left out; the others are not rounded. */
const given = <Name extends string>(name: Name, value: number | undefined) =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, number>);

/** What was found, as it is told. */
export function toAnswer({
  id,
  assessedOn,
  userName,
  inputs,
  result,
}: StoredAssessment): Omit<LoanApplicationAssessment, 'isRunning'> {
  const { ltv, dti, dsti, dstiStressed, limits } = result;
  return {
    assessmentId: id,
    result: result.result,
    assessedOn: assessedOn.toISOString(),
    assessedBy: userName,
    ...given('ltv', ltv),
    ...given('dti', dti),
    ...given('dsti', dsti),
    ...given('dstiStressed', dstiStressed),
    limits,
    loanAmount: inputs.loan.amount,
    monthlyPayment: inputs.loan.instalment,
    maximumLoanAmount: result.maximumLoan,
    maximumMonthlyPayment: result.maximumInstalment,
    bindingLimit: result.bindingLimit,
    reasons: result.reasons,
    proposals: result.proposals,
    households: result.households.map(({ householdId, householdTypeId, totals }) => ({
      householdId,
      monthlyIncome: totals.incomeCounted,
      monthlyExpenses: sumOf([totals.livingCosts, totals.housing, totals.reserve]),
      monthlyInstallments: totals.instalments,
      // The new loan burdens the main household.
      disposableIncome:
        householdTypeId === householdType.main.code
          ? sumOf([totals.left, -inputs.loan.instalment])
          : totals.left,
    })),
  };
}
