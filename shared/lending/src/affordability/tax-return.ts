import { type TaxReturnPolicy } from './credit-policy';
import {
  type BusinessActivity,
  businessInsurance,
  type ExpenseRate,
  flatRateExpenses,
  type IncomeTaxRules,
} from './income-tax';
import {
  type BusinessIncomeRule,
  type BusinessIncomeStep,
  businessIncome,
  countBusinessYears,
  expensePercentOf,
  type ExpenseMethod,
} from './self-employed';
import {
  calculateTaxForm,
  checkTaxForm,
  type TaxFormAmounts,
  type TaxFormFinding,
  type TaxFormRow,
} from './tax-form';

/** A version of the form with the amounts of its year. */
export interface TaxForm {
  readonly rows: readonly TaxFormRow[];
  readonly rules: IncomeTaxRules;
}

/** A return as it was filed; amounts are CZK a year. */
export interface FiledTaxReturn {
  year: number;
  expenseMethod: ExpenseMethod;
  /** Of a lump sum, %; absent where activities have several. */
  expenseRate?: ExpenseRate | undefined;
  /** Main when absent. */
  activity?: BusinessActivity | undefined;
  /** Code of CZ-NACE. */
  naceCode?: string | undefined;
  monthsInBusiness: number;
  rows: TaxFormAmounts;
  /** Insurance by law when absent; of the flat tax its payments. */
  insurancePaid?: number | undefined;
  oneOffIncome?: number | undefined;
}

/** Rows that a return has: who paid the flat tax filed none, only the turnover is known. */
export const rowsOfMethod = (
  { rows }: Pick<TaxForm, 'rows'>,
  method: ExpenseMethod,
): readonly TaxFormRow[] => (method === 'flatTax' ? rows.filter(({ row }) => row === '101') : rows);

/** Row 102 of a lump sum of one rate, with its highest amount, CZK; otherwise it is filled in. */
export function lumpSumExpenses(
  {
    expenseMethod,
    expenseRate,
    rows,
  }: Pick<FiledTaxReturn, 'expenseMethod' | 'expenseRate' | 'rows'>,
  { highestExpenses }: IncomeTaxRules,
): number | undefined {
  const income = rows['101'] ?? 0;
  return expenseMethod !== 'lumpSum' || expenseRate === undefined || income < 0
    ? undefined
    : flatRateExpenses([{ income, expenseRate }], highestExpenses);
}

export type TaxReturnFinding =
  | TaxFormFinding
  | { row: '102'; code: 'lumpSum'; rate: number; expected: number };

/** Checks the rows of a return against one another. */
export function checkTaxReturn(taxReturn: FiledTaxReturn, form: TaxForm): TaxReturnFinding[] {
  const { rows, expenseMethod, expenseRate } = taxReturn;
  const findings = checkTaxForm(rowsOfMethod(form, expenseMethod), rows, form.rules);
  const expected = lumpSumExpenses(taxReturn, form.rules);
  return expected === undefined ||
    expenseRate === undefined ||
    Math.abs(expected - (rows['102'] ?? 0)) < 1
    ? findings
    : [...findings, { row: '102', code: 'lumpSum', rate: expenseRate, expected }];
}

export interface TaxReturnYear {
  year: number;
  /** CZK a month. */
  monthlyIncome: number;
  monthlyIncomeByTurnover: number;
  steps: BusinessIncomeStep[];
}

export interface TaxReturnIncome {
  /** What the bank counts with, CZK a month. */
  monthlyIncome: number;
  /** Absent without a return. */
  rule?: BusinessIncomeRule;
  years: TaxReturnYear[];
}

function incomeOfYear(taxReturn: FiledTaxReturn, form: TaxForm, policy: TaxReturnPolicy) {
  const { year, expenseMethod, naceCode, oneOffIncome } = taxReturn;
  const amounts = calculateTaxForm(form.rows, taxReturn.rows, form.rules);
  const row = (number: string) => amounts[number] ?? 0;
  const insurance = businessInsurance(row('37'), form.rules, taxReturn.activity ?? 'main');
  const income = businessIncome({
    method: expenseMethod,
    row37: row('37'),
    row42: row('42'),
    row74: row('74'),
    row101: row('101'),
    insurancePaid: taxReturn.insurancePaid ?? insurance.social + insurance.health,
    oneOffIncome,
    bankExpensePercent: expensePercentOf(naceCode, policy),
  });
  return {
    year,
    monthlyIncome: income.monthly,
    monthlyIncomeByTurnover: income.byTurnover,
    steps: income.steps,
  };
}

/**
 * What the bank counts of tax returns, year by year. An older return counts only when it is of the
 * year before the latest.
 * @param returns each with its form, the latest year first
 */
export function taxReturnIncome(
  returns: readonly { taxReturn: FiledTaxReturn; form: TaxForm }[],
  policy: TaxReturnPolicy,
): TaxReturnIncome {
  const years = returns.map(({ taxReturn, form }) => incomeOfYear(taxReturn, form, policy));
  const [newest, older] = returns.map(({ taxReturn: { year, monthsInBusiness } }, index) => ({
    year,
    monthsInBusiness,
    monthly: years[index]?.monthlyIncome ?? 0,
  }));
  if (newest === undefined) return { monthlyIncome: 0, years };
  const isBefore = older?.year === newest.year - 1;
  const { monthly, rule } = countBusinessYears(
    isBefore && older !== undefined ? [newest, older] : [newest],
    policy,
  );
  return { monthlyIncome: monthly, rule, years };
}
