import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import { householdCalls } from '@advisor/contracts/household/calls';
import type { ApplicantsBudget } from '@advisor/contracts/household/schemas';
import type { LoanForm } from './loan-form.schema';

/** A household that takes longer is done without, and asked for again by who wants it. */
const longestWaitMs = 2_000;

/** What the applicants of an arrangement earn and owe. The screen says where it cannot be told. */
export const budgetQuery = (salesArrangementId: number) => ({
  ...operationQuery(
    householdCalls.budget,
    { params: { salesArrangementId } },
    { timeoutMs: longestWaitMs, meta: { allowFailure: isApiError } },
  ),
  retry: false,
});

/** Fields of the form that the household answers. */
export type BudgetField =
  | 'netMonthlyIncome'
  | 'applicantAge'
  | 'youngestApplicantAge'
  | 'monthlyInstallments'
  | 'otherDebt';

/** What the household says to the form's fields; null where nobody has entered it. */
export const fieldsOfBudget = (budget: ApplicantsBudget = {}): Pick<LoanForm, BudgetField> => ({
  netMonthlyIncome: budget.netMonthlyIncome ?? null,
  monthlyInstallments: budget.monthlyInstallments ?? null,
  otherDebt: budget.otherDebt ?? null,
  applicantAge: budget.oldestAge ?? null,
  youngestApplicantAge:
    budget.youngestAge === budget.oldestAge ? null : (budget.youngestAge ?? null),
});

/** A form without ages gets those of the applicants. */
export const withAges = (form: LoanForm, budget: ApplicantsBudget | undefined): LoanForm => {
  if (form.applicantAge !== null) return form;
  const { applicantAge, youngestApplicantAge } = fieldsOfBudget(budget);
  return { ...form, applicantAge, youngestApplicantAge };
};

/** A form that says nothing of incomes and obligations gets the household's; what it says stays. */
export function withBudget(form: LoanForm, budget: ApplicantsBudget | undefined): LoanForm {
  // An offer that was saved with an age alone has zeros.
  if (form.netMonthlyIncome || form.monthlyInstallments || form.otherDebt) return form;
  const { netMonthlyIncome, monthlyInstallments, otherDebt } = fieldsOfBudget(budget);
  return {
    ...form,
    netMonthlyIncome: netMonthlyIncome ?? form.netMonthlyIncome,
    monthlyInstallments: monthlyInstallments ?? form.monthlyInstallments,
    otherDebt: otherDebt ?? form.otherDebt,
  };
}
