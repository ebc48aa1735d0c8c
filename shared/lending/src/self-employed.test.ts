import vectors from '../test-vectors/self-employed.json';
import { type ExpenseRate, selfEmployedIncome, type TaxReturn } from './self-employed';

const expenseRates: ExpenseRate[] = [80, 60, 40, 30];
const rules2025 = {
  percent: 15,
  higherPercent: 23,
  higherAbove: 1_676_052,
  highestExpenses: { 80: 1_600_000, 60: 1_200_000, 40: 800_000, 30: 600_000 },
};

it.each(vectors)('$id: $description', ({ input, expected }) => {
  const { rows, ...income } = selfEmployedIncome({
    activities: input.activities.map((activity) => ({
      income: activity.income,
      expenseRate: expenseRates.find((rate) => rate === activity.rate) ?? 30,
    })),
    actualExpenses: input.actual_expenses ?? undefined,
    deductions: input.deductions_r54,
    credits: input.credits_r70,
    childCredit: input.child_credit_r72,
    socialInsurancePaid: input.social_paid,
    healthInsurancePaid: input.health_paid,
    taxRules: rules2025,
    bankExpensePercent: input.bank_expense_rate_pct ?? undefined,
  });
  expect(rows).toEqual({
    row101: expected.r101,
    row102: expected.r102,
    row104: expected.r104,
    row113: expected.r113,
    row37: expected.r37,
    row56: expected.r56,
    row57: Number(expected.r57),
    row60: expected.r60,
    row71: expected.r71,
    row74: expected.r74,
  });
  const turnover: string | undefined = expected.bank_income_turnover_method;
  const byFlatRate = Number(expected.bank_income_lump_sum_method);
  const byTaxEvidence = Number(expected.bank_income_evidence_method);
  expect(income).toEqual({
    byFlatRate,
    byTaxEvidence,
    byTurnover: turnover === undefined ? undefined : Number(turnover),
    recommended: expected.use === 'bank_income_lump_sum_method' ? byFlatRate : byTaxEvidence,
  });
});

const nothingElse: Omit<TaxReturn, 'activities'> = {
  socialInsurancePaid: 0,
  healthInsurancePaid: 0,
  taxRules: rules2025,
};

it('shares the highest expenses among activities of one rate only', () => {
  const { rows } = selfEmployedIncome({
    ...nothingElse,
    activities: [
      { income: 1_500_000, expenseRate: 60 },
      { income: 1_500_000, expenseRate: 60 },
      { income: 100_000, expenseRate: 80 },
    ],
  });
  expect(rows.row102).toBe(1_200_000 + 80_000);
});

it('takes the limits of another year', () => {
  const highestExpenses = { 80: 800_000, 60: 600_000, 40: 400_000, 30: 300_000 };
  const { rows } = selfEmployedIncome({
    ...nothingElse,
    taxRules: { ...rules2025, higherAbove: 500_000, highestExpenses },
    activities: [{ income: 2_000_000, expenseRate: 60 }],
  });
  expect(rows).toMatchObject({ row102: 600_000, row57: 500_000 * 0.15 + 900_000 * 0.23 });
});

it('rounds the tax up to a crown and the base down to a hundred', () => {
  const { rows } = selfEmployedIncome({
    ...nothingElse,
    activities: [{ income: 1_733_199, expenseRate: 60 }],
    actualExpenses: 0,
  });
  expect(rows).toMatchObject({ row56: 1_733_100, row57: 264_528.84, row60: 264_529 });
});

it.each<[Partial<TaxReturn>, string]>([
  [{ activities: [{ income: -1, expenseRate: 60 }] }, 'activities[0].income'],
  [{ actualExpenses: -1 }, 'actualExpenses'],
  [{ credits: Number.NaN }, 'credits'],
  [{ socialInsurancePaid: -1 }, 'socialInsurancePaid'],
  [{ bankExpensePercent: 101 }, 'bankExpensePercent'],
])('refuses %j', (changes, field) => {
  expect(() => selfEmployedIncome({ ...nothingElse, activities: [], ...changes })).toThrow(
    expect.objectContaining({ field }),
  );
});
