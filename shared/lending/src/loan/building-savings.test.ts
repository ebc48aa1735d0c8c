import vectors from '../../test-vectors/building-savings.json';
import { projectBuildingSavings } from './building-savings';

const inputOf = (input: (typeof vectors)[number]['input']) => ({
  targetAmount: Number(input.target_amount),
  monthlyDeposit: Number(input.monthly_deposit),
  ratePercent: Number(input.rate_pct),
  months: input.years * 12,
  startMonth: `2026-${String(input.first_month).padStart(2, '0')}`,
  extraDeposits: Object.entries(input.extra_deposits).map(([month, amount]) => ({
    month: Number(month),
    amount: Number(amount),
  })),
  contractFeePercent: Number(input.contract_fee_pct),
  annualFee: Number(input.annual_account_fee),
  stateSupport: input.state_support,
});

it.each(vectors)('$id: $description', ({ input, expected }) => {
  const { targetReachedInMonth, ...projection } = projectBuildingSavings(inputOf(input));
  expect(projection).toEqual({
    totalDeposits: Number(expected.total_deposits),
    totalInterest: Number(expected.total_interest),
    totalTax: Number(expected.total_tax),
    totalFees: Number(expected.total_fees),
    totalStateSupport: Number(expected.total_state_support),
    finalAmount: Number(expected.final_amount),
    effectiveYieldPercent: Number(expected.effective_yield_pct_2dp),
    years: expected.years.map((year) => ({
      year: 2025 + year.year,
      deposits: Number(year.deposits),
      interest: Number(year.interest),
      tax: Number(year.tax),
      fees: Number(year.fees),
      savedAmount: Number(year.saved_amount),
      support: Number(year.support),
      carryForward: Number(year.carry_forward),
      balance: Number(year.balance_31_12),
    })),
  });
  expect(targetReachedInMonth).toBeUndefined();
});

const saving = {
  targetAmount: 200_000,
  monthlyDeposit: 2_000,
  ratePercent: 2,
  months: 72,
  startMonth: '2026-01',
  stateSupport: true,
};

it('has one support more when it starts in December', () => {
  const { years, totalStateSupport } = projectBuildingSavings({
    ...saving,
    startMonth: '2026-12',
    extraDeposits: [{ month: 1, amount: 18_000 }],
  });
  expect(years.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032]);
  expect(totalStateSupport).toBe(7_000);
});

it('pays the support of two years at the end when saving ends before April', () => {
  const projection = projectBuildingSavings({ ...saving, months: 14 });
  const last = projection.years.at(-1);
  expect(projection.finalAmount).toBeCloseTo(
    (last?.balance ?? 0) + projection.totalStateSupport,
    2,
  );
});

it('says when the target is reached', () => {
  const projection = projectBuildingSavings({ ...saving, targetAmount: 50_000, ratePercent: 0 });
  expect(projection.targetReachedInMonth).toBe(25);
});

it.each([
  [1, 12],
  [16, 6],
  [30, 0.4],
  [31, 0],
])('bears interest from day %d of the month that it starts in', (startDay, interest) => {
  const december = { ...saving, months: 1, startMonth: '2026-12', startDay };
  // 7 200 × 2 % / 12 in a whole month of 30 days.
  const { totalInterest } = projectBuildingSavings({ ...december, monthlyDeposit: 7_200 });
  expect(totalInterest).toBe(interest);
});

it('has no yield without deposits', () => {
  expect(
    projectBuildingSavings({ ...saving, monthlyDeposit: 0 }).effectiveYieldPercent,
  ).toBeUndefined();
});

it.each([
  [{ months: 0 }, 'months'],
  [{ startMonth: '2026-13' }, 'startMonth'],
  [{ startDay: 32 }, 'startDay'],
  [{ targetAmount: 0 }, 'targetAmount'],
  [{ monthlyDeposit: -1 }, 'monthlyDeposit'],
  [{ contractFeePercent: -1 }, 'contractFeePercent'],
  [{ taxPercent: Number.NaN }, 'taxPercent'],
  [{ extraDeposits: [{ month: 73, amount: 1 }] }, 'extraDeposits[0].month'],
])('refuses %j', (changes, field) => {
  expect(() => projectBuildingSavings({ ...saving, ...changes })).toThrow(
    expect.objectContaining({ field }),
  );
});
