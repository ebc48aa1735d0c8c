import flatTaxVectors from '../../test-vectors/flat-tax-band.json';
import quickVectors from '../../test-vectors/self-employed.json';
import vectors from '../../test-vectors/self-employed-tax.json';
import { referencePolicy } from '../../testing/reference-policy';
import {
  businessInsurance,
  childCredit,
  expenseRates,
  flatRateExpenses,
  flatTaxBand,
} from './income-tax';
import { roundToHaler } from '../calendar-and-money/money';
import {
  expensePercentOf,
  businessIncome,
  type BusinessYear,
  countBusinessYears,
} from './self-employed';
import { calculateTaxForm } from './tax-form';
import { flatTaxPayments, taxFormVersions } from './tax-form-versions';

const formOf = (year: number) => {
  const form = taxFormVersions.find((one) => one.year === year);
  if (form === undefined) throw new Error(`no form of ${year}`);
  return form;
};

interface Activity {
  income: number;
  rate: number;
}

const activitiesOf = (activities: readonly Activity[]) =>
  activities.map(({ income, rate }) => ({
    income,
    expenseRate: expenseRates.find((one) => one === rate) ?? 30,
  }));

/** Rows as filled in. */
function rowsOf(
  year: number,
  activities: readonly Activity[],
  actualExpenses: number | null,
  others: Record<string, number>,
) {
  const { rows, rules } = formOf(year);
  const entered = {
    '101': activities.reduce((sum, { income }) => sum + income, 0),
    '102': actualExpenses ?? flatRateExpenses(activitiesOf(activities), rules.highestExpenses),
    ...others,
  };
  return calculateTaxForm(rows, entered, rules);
}

/** Income by each method, as the vectors name them. */
function incomesOf(
  rows: Readonly<Record<string, number>>,
  insurancePaid: number,
  expensePercent: number,
) {
  const year: Omit<BusinessYear, 'method'> = {
    row37: rows['37'] ?? 0,
    row42: rows['42'] ?? 0,
    row74: rows['74'] ?? 0,
    row101: rows['101'] ?? 0,
    insurancePaid,
    bankExpensePercent: expensePercent,
  };
  const byLumpSum = businessIncome({ ...year, method: 'lumpSum' });
  const byEvidence = businessIncome({ ...year, method: 'evidence' });
  return {
    bank_income_lump_sum_method: byLumpSum.monthly.toFixed(2),
    bank_income_evidence_method: byEvidence.monthly.toFixed(2),
    bank_income_turnover_method: byEvidence.byTurnover.toFixed(2),
    tax_part_of_s7: (byLumpSum.steps.find(({ code }) => code === 'tax')?.result ?? 0).toFixed(2),
  };
}

it.each(vectors)('$id: $description', ({ input, expected }) => {
  const { tax_year: year, activities } = input;
  const { rules } = formOf(year);
  const rows = rowsOf(year, activities, input.actual_expenses, {
    '36': input.r36,
    '38': input.r38,
    '39': input.r39,
    '40': input.r40,
    '105': input.r105,
    '106': input.r106,
    '44': input.loss_brought_forward,
    '54': input.deductions_r54,
    '70': input.credits_r70,
    '72': childCredit(input.child_months, rules),
  });
  const names = [101, 102, 104, 113, 37, 41, 42, 44, 45, 54, 55, 56, 60, 70, 71, 72, 73, 74];
  const expectedRows: Readonly<Record<string, unknown>> = expected;
  for (const name of names) expect([name, rows[name]]).toEqual([name, expectedRows[`r${name}`]]);
  expect(rows['57']?.toFixed(2)).toBe(expected.r57);
  const insurance = businessInsurance(
    rows['37'] ?? 0,
    rules,
    input.activity === 'main' ? 'main' : 'secondary',
  );
  expect(insurance).toEqual({
    socialBase: expected.social_base,
    social: expected.social,
    healthBase: expected.health_base,
    health: expected.health,
  });
  const paid = insurance.social + insurance.health;
  expect(expected).toMatchObject(incomesOf(rows, paid, input.bank_expense_rate_pct));
});

/** A loss is shown by the vectors as it is; the bank counts nothing. */
const notNegative = (amount: string) => Math.max(Number(amount), 0).toFixed(2);

it.each(quickVectors)('$id: $description', ({ input, expected }) => {
  const rows = rowsOf(input.tax_year, input.activities, input.actual_expenses, {
    '54': input.deductions_r54,
    '70': input.credits_r70,
    '72': input.child_credit_r72,
  });
  const expectedRows: Readonly<Record<string, unknown>> = expected;
  for (const name of [101, 102, 104, 113, 37, 56, 60, 71, 74])
    expect([name, rows[name]]).toEqual([name, expectedRows[`r${name}`]]);
  const { bank_income_lump_sum_method: lumpSum, bank_income_evidence_method: evidence } = incomesOf(
    rows,
    input.social_paid + input.health_paid,
    input.bank_expense_rate_pct ?? 60,
  );
  expect([lumpSum, evidence]).toEqual(
    [expected.bank_income_lump_sum_method, expected.bank_income_evidence_method].map(notNegative),
  );
});

it.each(flatTaxVectors)('$id: the lowest band of $input', ({ input, expected }) => {
  const activities = Object.entries(input.income_by_lump_rate).map(([rate, income]) => ({
    rate: Number(rate),
    income: Number(income),
  }));
  expect(flatTaxBand(activitiesOf(activities))).toBe(expected.lowest_band ?? undefined);
});

const paidFlatTax = flatTaxVectors.filter(({ expected }) => expected.lowest_band !== null);

it.each(paidFlatTax)('$id: what is paid in a year', ({ input, expected }) => {
  const payments: readonly number[] = flatTaxPayments[input.year as keyof typeof flatTaxPayments];
  expect(payments[(expected.lowest_band ?? 0) - 1]).toBe(expected.annual_payment);
});

const year: BusinessYear = {
  method: 'lumpSum',
  row37: 480_000,
  row42: 480_000,
  row74: 41_160,
  row101: 1_200_000,
  insurancePaid: 104_592,
  bankExpensePercent: 50,
};

it('explains the income step by step', () => {
  const { steps } = businessIncome({ ...year, method: 'evidence', oneOffIncome: 30_000 });
  expect(steps.map(({ code, result }) => [code, result])).toEqual([
    ['tax', 41_160],
    ['base', 450_000],
    ['net', 304_248],
    ['month', 25_354],
  ]);
});

it('has only the turnover where flat tax was paid', () => {
  const { monthly, steps } = businessIncome({ ...year, method: 'flatTax', row37: 0, row74: 0 });
  expect(monthly).toBe(roundToHaler((600_000 - 104_592) / 12));
  expect(steps.map(({ code }) => code)).toEqual(['turnover', 'net', 'month']);
});

it.each<[string, Partial<BusinessYear>, string]>([
  ['a negative turnover', { row101: -1 }, 'row101'],
  ['a tax that is no number', { row74: Number.NaN }, 'row74'],
  ['expenses above the turnover', { bankExpensePercent: 101 }, 'bankExpensePercent'],
])('refuses %s', (_, changes, field) => {
  expect(() => businessIncome({ ...year, ...changes })).toThrow(expect.objectContaining({ field }));
});

const policy = referencePolicy.taxReturns;
const whole = (monthly: number) => ({ monthly, monthsInBusiness: 12 });

it.each([
  ['one year', [whole(30_000)], 30_000, 'oneYear'],
  ['a rise', [whole(40_000), whole(30_000)], 35_000, 'average'],
  ['a fall within the limit', [whole(24_000), whole(30_000)], 27_000, 'average'],
  ['a fall over the limit', [whole(23_999.99), whole(30_000)], 23_999.99, 'lowerAfterFall'],
  ['a loss after a good year', [whole(0), whole(30_000)], 0, 'lowerAfterFall'],
  ['a business of half a year', [{ monthly: 30_000, monthsInBusiness: 6 }], 0, 'shortBusiness'],
] as const)('counts %s', (_, years, monthly, rule) => {
  const [newest, ...others] = years;
  expect(countBusinessYears([newest, ...others], policy)).toEqual({ monthly, rule });
});

it('finds the bank’s expenses by the longest code', () => {
  const byNace = { ...policy, expensePercentByNace: { '62': 50, '6202': 40 } };
  expect(expensePercentOf('620200', byNace)).toBe(40);
  expect(expensePercentOf('620100', byNace)).toBe(50);
  expect(expensePercentOf('432100', byNace)).toBe(60);
  expect(expensePercentOf(undefined, byNace)).toBe(60);
});
