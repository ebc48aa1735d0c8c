import type { FieldPath } from 'react-hook-form';
import type { LoanForm } from './loan-form.schema';

const fieldOf: Readonly<Record<string, FieldPath<LoanForm>>> = {
  loanDuration: 'years',
  loanPurposes: 'loanPurposes.0.loanPurposeId',
  'household.applicantAge': 'applicantAge',
  'household.youngestApplicantAge': 'youngestApplicantAge',
  'household.netMonthlyIncome': 'netMonthlyIncome',
  'household.monthlyInstallments': 'monthlyInstallments',
  'household.otherDebt': 'otherDebt',
};

/** The form's field that a finding speaks of. */
export const formFieldOf = (field: string): FieldPath<LoanForm> =>
  fieldOf[field] ?? (field as FieldPath<LoanForm>);
