import type { TaxReturn, TaxReturnIncomes } from '@advisor/contracts/customer/tax-return';
import { businessInsurance } from '@advisor/lending/income-tax';
import {
  businessIncome,
  countBusinessYears,
  expensePercentOf,
} from '@advisor/lending/self-employed';
import { calculateTaxForm } from '@advisor/lending/tax-form';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { creditPolicyOn, type CreditPolicyVersion } from './credit-policy/read-credit-policy';
import { readTaxForms, readTaxReturns, type TaxForm } from './tax-return/read-tax-returns';

function incomeOfYear(
  { year, expenseMethod, naceCode, monthsInBusiness, rows, ...taxReturn }: TaxReturn,
  { form }: TaxForm,
  { policy }: CreditPolicyVersion,
) {
  const amounts = calculateTaxForm(form.rows, rows, form.rules);
  const row = (number: string) => amounts[number] ?? 0;
  const { social, health } = businessInsurance(row('37'), form.rules, 'main');
  const income = businessIncome({
    method: expenseMethod,
    row37: row('37'),
    row42: row('42'),
    row74: row('74'),
    row101: row('101'),
    insurancePaid: taxReturn.insurancePaid ?? social + health,
    oneOffIncome: taxReturn.oneOffIncome,
    bankExpensePercent: expensePercentOf(naceCode, policy.taxReturns),
  });
  return {
    year,
    monthsInBusiness,
    monthlyIncome: income.monthly,
    monthlyIncomeByTurnover: income.byTurnover,
    steps: income.steps,
  };
}

/**
 * What the bank counts of tax returns, year by year. An older return counts only when it is of the
 * year before the latest.
 * @param returns the latest year first
 */
export function taxReturnIncome(
  returns: readonly TaxReturn[],
  forms: readonly TaxForm[],
  policy: CreditPolicyVersion,
): TaxReturnIncomes {
  const years = returns.flatMap((taxReturn) => {
    const form = forms.find(({ id }) => id === taxReturn.versionId);
    return form === undefined ? [] : [incomeOfYear(taxReturn, form, policy)];
  });
  const [newest, older] = years.map((one) => ({ ...one, monthly: one.monthlyIncome }));
  const shown = years.map(({ monthsInBusiness: _months, ...one }) => one);
  if (newest === undefined) return { monthlyIncome: 0, years: [] };
  const isBefore = older?.year === newest.year - 1;
  const counted = countBusinessYears(
    isBefore && older !== undefined ? [newest, older] : [newest],
    policy.policy.taxReturns,
  );
  return { monthlyIncome: counted.monthly, rule: counted.rule, years: shown };
}

/** The same of the stored returns of a person, by what the bank sets on a day. */
export async function readTaxReturnIncome(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  customerOnSAId: number,
  day: string,
): Promise<TaxReturnIncomes> {
  const [stored] = await readTaxReturns(db, sealer, [customerOnSAId]);
  if (stored === undefined) return { monthlyIncome: 0, years: [] };
  return taxReturnIncome(stored.taxReturns, await readTaxForms(db), await creditPolicyOn(db, day));
}
