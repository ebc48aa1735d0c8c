import fc from 'fast-check';
import vectors from '../../test-vectors/highest-loan.json';
import { referencePolicy } from '../../testing/reference-policy';
import { highestLoan, type HighestLoanInput } from './highest-loan';
import { householdTotals } from '../affordability/household-totals';
import { Decimal, floorTo, sumOf } from '../calendar-and-money/money';

/** Down to 0.01, as the vectors are not: they round half up. */
const withinHaler = (caps: object) =>
  Object.fromEntries(
    Object.entries(caps).map(([cap, amount]) => [cap, expect.closeTo(Number(amount), 1)]),
  );

it.each(vectors)('$id: $input', ({ input, expected }) => {
  const surplus = sumOf([
    input.net_monthly_income,
    -new Decimal(input.living_minimum).times(input.living_minimum_coef).toNumber(),
    -input.housing_cost,
    -input.other_instalments,
    -input.reserve,
  ]);
  expect(surplus.toFixed(2)).toBe(expected.household_surplus);
  const result = highestLoan({
    netMonthlyIncome: input.net_monthly_income,
    otherMonthlyInstalments: input.other_instalments,
    otherDebt: input.other_debt,
    surplus,
    collateralValue: input.collateral_value ?? undefined,
    limits: {
      ltv: input.ltv_limit_pct,
      dti: input.dti_limit === null ? null : Number(input.dti_limit),
      dsti: input.dsti_limit_pct === null ? null : Number(input.dsti_limit_pct),
    },
    ratePercent: Number(input.nominal_rate_pct),
    stressPoints: Number(input.stress_pp),
    months: input.months,
    loanStep: input.rounding,
  });
  expect(result).toEqual({
    amount: expected.max_loan,
    instalment: expected.instalment_at_max_ceil,
    binding: expected.binding,
    caps: withinHaler(expected.caps),
  });
});

const anyInput: fc.Arbitrary<HighestLoanInput> = fc.record({
  netMonthlyIncome: fc.integer({ min: 0, max: 300_000 }),
  otherMonthlyInstalments: fc.integer({ min: 0, max: 50_000 }),
  otherDebt: fc.integer({ min: 0, max: 10_000_000 }),
  surplus: fc.integer({ min: -50_000, max: 200_000 }),
  collateralValue: fc.option(fc.integer({ min: 1, max: 20_000_000 }), { nil: undefined }),
  limits: fc.constantFrom(referencePolicy.limits, { ltv: null, dti: null, dsti: null }),
  ratePercent: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
  stressPoints: fc.integer({ min: 0, max: 3 }),
  months: fc.integer({ min: 12, max: 360 }),
  loanStep: fc.constant(10_000),
});

it('is below every cap, and more debt never raises it', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(1_000_000), fc.nat(20_000), (input, debt, instalment) => {
      const { amount, caps, binding } = highestLoan(input);
      expect(amount).toBe(floorTo(caps[binding] ?? 0, 10_000));
      for (const cap of Object.values(caps)) expect(amount).toBeLessThanOrEqual(cap);
      const indebted = highestLoan({
        ...input,
        otherDebt: input.otherDebt + debt,
        otherMonthlyInstalments: input.otherMonthlyInstalments + instalment,
        surplus: input.surplus - instalment,
      });
      expect(indebted.amount).toBeLessThanOrEqual(amount);
    }),
  );
});

describe('a household', () => {
  const couple = { adults: 2, childrenAges: [] };
  const incomes = [{ kind: 'salary' as const, netMonthlyIncome: 65_000 }];
  const day = '2026-09-30';

  it('has left what ML02 says', () => {
    const totals = householdTotals(
      {
        members: couple,
        incomes,
        obligations: [{ obligationTypeId: 3, creditCardLimit: 70_000 }],
        expenses: { housing: 8_000 },
      },
      referencePolicy,
      day,
    );
    expect(totals).toMatchObject({
      incomeDeclared: 65_000,
      incomeCounted: 65_000,
      livingMinimum: 8_510,
      housing: 8_000,
      instalments: 3_500,
      debt: 70_000,
      left: 44_990,
    });
  });

  it('spends at least what the bank sets, its alimony is an instalment and its saving no cost', () => {
    const policy = { ...referencePolicy, housingMinimum: 9_500, reserve: 2_000 };
    const totals = householdTotals(
      {
        members: couple,
        incomes,
        obligations: [],
        expenses: { housing: 8_000, insurance: 6_000, other: 4_000, saving: 5_000, alimony: 3_000 },
      },
      policy,
      day,
    );
    expect(totals).toMatchObject({
      expensesDeclared: 26_000,
      livingCosts: 10_000,
      housing: 9_500,
      instalments: 3_000,
      reserve: 2_000,
      left: 65_000 - 10_000 - 9_500 - 3_000 - 2_000,
    });
  });

  it('multiplies the living minimum of the day', () => {
    const policy = {
      ...referencePolicy,
      livingMinimum: { ...referencePolicy.livingMinimum, coefficient: 1.3 },
    };
    const facts = { members: couple, incomes: [], obligations: [], expenses: {} };
    const totals = householdTotals(facts, policy, '2026-10-01');
    expect(totals).toMatchObject({ livingMinimum: 8_750, livingCosts: 11_375, left: -11_375 });
  });
});
