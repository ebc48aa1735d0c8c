import type { DeclaredIncome } from './counted-income';
import type { IncomeKind } from './credit-policy';
import { incomeInCzk, type IncomeToCheck } from './income-rules';

/** An income as it was entered; codes are those of the bank's codebooks. */
export interface EnteredIncome extends IncomeToCheck {
  incomeTypeId: number;
  otherIncomeTypeId?: number;
  isInTrialPeriod?: boolean;
  isInNoticePeriod?: boolean;
  isTermRenewed?: boolean;
}

const kindOfType: Readonly<Record<number, IncomeKind>> = {
  1: 'salary',
  2: 'enterprise',
  3: 'rent',
};

/** Of other incomes: pensions, allowances and what is paid by order of a court. */
const kindOfOther: Readonly<Record<number, IncomeKind>> = {
  1: 'pension',
  2: 'pension',
  3: 'pension',
  4: 'pension',
  5: 'pension',
  6: 'parental',
  7: 'maternity',
  8: 'alimony',
  11: 'diets',
};

/** How the bank judges an income; what is paid in another currency is judged as such. */
const kindOf = ({ incomeTypeId, otherIncomeTypeId, foreignCurrency }: EnteredIncome): IncomeKind =>
  foreignCurrency === undefined
    ? (kindOfType[incomeTypeId] ?? kindOfOther[otherIncomeTypeId ?? 0] ?? 'other')
    : 'foreign';

/** An entered income as the bank counts it, in CZK. */
export const declaredIncome = (income: EnteredIncome): DeclaredIncome => ({
  kind: kindOf(income),
  netMonthlyIncome: incomeInCzk(income),
  wageDeduction:
    income.wageDeduction === undefined
      ? undefined
      : incomeInCzk({ ...income, netMonthlyIncome: income.wageDeduction }),
  isInProbation: income.isInTrialPeriod,
  isInNotice: income.isInNoticePeriod,
  since: income.employedSince,
  until: income.employedUntil ?? income.validUntil,
  isRenewed: income.isTermRenewed,
});
