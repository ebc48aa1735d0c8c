import { householdType } from '@advisor/contracts/codebooks/customer';
import { permission } from '@advisor/contracts/permissions';
import type { LoanApplicationAssessment } from '@advisor/contracts/sales-arrangement/assessment';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import type { StoredAssessment } from '../../domain/assessment/assessments';
import type { CountedHousehold } from '../../domain/assessment/applicants-budget';
import type { SignedInUser } from '../../platform/session/user';
import { withoutFigures } from './without-figures';

type Answer = Omit<LoanApplicationAssessment, 'isRunning'>;

/** Ratios that have no value are left out; the others are not rounded. */
const given = <Name extends string>(name: Name, value: number | undefined) =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, number>);

/**
 * What was found, as it is told. Without permission 240 nothing stands in it from which one could
 * calculate what the credit bureau reported: the result, limits and whom a reason is about stay.
 */
export function toAnswer(
  assessment: StoredAssessment,
  { permissions }: Pick<SignedInUser, 'permissions'>,
): Answer {
  const { id, assessedOn, userName, inputs, result } = assessment;
  const { limits, reasons } = result;
  const maySeeReports = permissions.has(permission.viewRequestedObligations);
  return {
    assessmentId: id,
    result: result.result,
    assessedOn: assessedOn.toISOString(),
    assessedBy: userName,
    ...given('ltv', result.ltv),
    limits,
    loanAmount: inputs.loan.amount,
    monthlyPayment: inputs.loan.instalment,
    reasons: maySeeReports ? reasons : withoutFigures(reasons, limits, inputs.policy),
    households: result.households.map((household) => ({
      ...incomeAndExpenses(household),
      ...(maySeeReports && burden(household, inputs.loan.instalment)),
    })),
    ...(maySeeReports && figures(assessment)),
  };
}

/** What obligations are a part of. */
const figures = ({ result }: StoredAssessment) => ({
  ...given('dti', result.dti),
  ...given('dsti', result.dsti),
  ...given('dstiStressed', result.dstiStressed),
  maximumLoanAmount: result.maximumLoan,
  maximumMonthlyPayment: result.maximumInstalment,
  bindingLimit: result.bindingLimit,
  proposals: result.proposals,
});

const incomeAndExpenses = ({ householdId, totals }: CountedHousehold) => ({
  householdId,
  monthlyIncome: totals.incomeCounted,
  monthlyExpenses: sumOf([totals.livingCosts, totals.housing, totals.reserve]),
});

/** @param instalment of the new loan, which burdens the main household; CZK */
const burden = ({ householdTypeId, totals }: CountedHousehold, instalment: number) => ({
  monthlyInstallments: totals.instalments,
  disposableIncome:
    householdTypeId === householdType.main.code ? sumOf([totals.left, -instalment]) : totals.left,
});
