import aprVectors from '../../test-vectors/apr.json';
import datedVectors from '../../test-vectors/dated-schedule.json';
import ratioVectors from '../../test-vectors/ratios.json';
import { roundToHaler, sumOf } from '../calendar-and-money/money';
import { type MortgageSimulationInput, simulateMortgage } from './mortgage-simulation';
import { type SimulationStepCode } from './simulation-step';

const wish: MortgageSimulationInput = {
  amount: 3_000_000,
  months: 360,
  ratePercent: 4.49,
  fixationMonths: null,
  drawingDate: '2026-01-20',
  paymentDay: 20,
};

interface CostVector {
  principal?: string;
  nominal_rate_pct?: string;
  months?: number;
  upfront_fees?: string;
  monthly_fee?: string;
  other_fees?: { amount: string }[];
}

const costVectors = aprVectors
  .map(({ id, input, expected }) => ({ id, input: input as CostVector, expected }))
  .filter(({ input }) => input.principal !== undefined);

it.each(costVectors)('loan $id has its rate of charge and total', ({ input, expected }) => {
  const result = simulateMortgage({
    ...wish,
    amount: Number(input.principal),
    months: input.months ?? 0,
    ratePercent: Number(input.nominal_rate_pct),
    fees: [
      { amount: Number(input.upfront_fees), when: 'opening' },
      { amount: Number(input.monthly_fee), when: 'monthly' },
      ...(input.other_fees ?? []).map(({ amount }) => ({
        amount: Number(amount),
        when: 'closing' as const,
      })),
    ],
  });
  expect(result.rpsn.toFixed(2)).toBe(expected.apr_pct_2dp);
  expect(result.totalPayable.toFixed(2)).toBe(expected.total_payable);
  expect(result.totalPaid).toBe(result.totalPayable);
});

it.each(ratioVectors)('$id: $description', ({ input, expected }) => {
  const result = simulateMortgage({
    ...wish,
    amount: Number(input.loan),
    months: input.months,
    ratePercent: Number(input.nominal_rate_pct),
    collateralValue: Number(input.collateral_value),
    household: {
      netMonthlyIncome: Number(input.net_monthly_income),
      otherMonthlyInstalments: Number(input.other_monthly_instalments),
      otherDebt: Number(input.other_debt),
    },
    stressPoints: Number(input.stress_pp),
  });
  expect(result.instalment).toBe(Number(expected.instalment));
  const shown = [result.ltv, result.dti, result.dsti, result.dstiStressed].map((ratio) =>
    roundToHaler(ratio ?? Number.NaN).toFixed(2),
  );
  expect(shown).toEqual([
    expected.ltv_pct,
    expected.dti,
    expected.dsti_pct,
    expected.dsti_stressed_pct,
  ]);
});

it.each(datedVectors)('$id ends as its schedule does', ({ input, expected }) => {
  const result = simulateMortgage({
    ...wish,
    amount: Number(input.principal),
    months: input.months,
    ratePercent: Number(input.nominal_rate_pct),
    drawingDate: input.drawdown,
    paymentDay: Number(input.first_due.slice(8)),
    dayCount: 'act/360',
  });
  const solved = expected.solved_instalment['act/360'];
  expect(result).toMatchObject({
    firstPaymentDate: input.first_due,
    maturityDate: expected.by_convention['act/360'].last.due,
    instalment: Number(solved.smallest_whole_czk_instalment),
    lastInstalment: Number(solved.last_instalment),
    numberOfInstalments: solved.instalments,
  });
});

const halere = (amount: number): number => Math.round(amount * 100);

describe('the instalments of a loan, in short', () => {
  // Twenty days more than a month: their interest alone is more than an instalment.
  const longFirst: MortgageSimulationInput = {
    ...wish,
    ratePercent: 4.59,
    drawingDate: '2026-12-01',
  };

  it('has a first one of interest alone when the first period is long', () => {
    const { instalment, firstInstalment, regularInstalments, lastInstalment, schedule } =
      simulateMortgage(longFirst);
    expect({ instalment, firstInstalment, regularInstalments, lastInstalment }).toEqual({
      instalment: 15_382,
      // 3 000 000 × 4.59 % × 49 / 360
      firstInstalment: 18_742.5,
      regularInstalments: 358,
      lastInstalment: 14_869.97,
    });
    expect(schedule[0]).toMatchObject({ date: '2027-01-20', principal: 0 });
  });

  it.each([1, 5, 14, 20, 28])('adds up to all that is repaid, payment day %d', (paymentDay) => {
    const loan = simulateMortgage({ ...longFirst, paymentDay });
    const isFirstRegular = loan.firstInstalment === loan.instalment;
    expect(
      (isFirstRegular ? 0 : halere(loan.firstInstalment)) +
        loan.regularInstalments * halere(loan.instalment) +
        halere(loan.lastInstalment),
    ).toBe(halere(loan.totalPaid));
  });
});

const full: MortgageSimulationInput = {
  ...wish,
  ratePercent: 4.99,
  discounts: [
    { code: 'energy', points: 0.1 },
    { code: 'correction', points: 0.4 },
  ],
  fixationMonths: 60,
  rateAfterFixationPercent: 5.49,
  fees: [
    { code: 'valuation', amount: 4_900, when: 'opening' },
    { code: 'notary', amount: 2_000, when: 'opening', inRpsn: false },
    { code: 'account', amount: 50, when: 'monthly' },
    { code: 'statement', amount: 100, when: 'yearly' },
    { code: 'pledge', amount: 2_000, when: 'closing' },
  ],
  insuranceMonthly: 250,
  extraPayments: [{ afterInstalment: 24, amount: 100_000, effect: 'lowerInstalment' }],
  collateralValue: 4_000_000,
  household: { netMonthlyIncome: 75_000 },
};

describe('a loan with everything', () => {
  const result = simulateMortgage(full);

  it('takes the discounts off', () => {
    expect(result.rate).toBe(4.49);
    expect(result.instalment).toBe(15_183);
    expect(result.instalmentWithFees).toBe(15_183 + 50 + 250);
  });

  it('calculates anew after the extra payment and after the fixation', () => {
    const { schedule } = result;
    expect(schedule[23]).toMatchObject({ instalment: 15_183, extraPayment: 100_000 });
    expect(schedule[24]?.instalment).toBeLessThan(15_183);
    expect(schedule[59]).toMatchObject({ ratePercent: 4.49, balance: result.balanceAtFixationEnd });
    expect(schedule[60]).toMatchObject({
      ratePercent: 5.49,
      instalment: result.instalmentAfterFixation,
    });
    expect(result.numberOfInstalments).toBe(360);
  });

  it('adds everything up', () => {
    expect(result.totalFees).toBe(4_900 + 2_000 + 360 * 50 + 30 * 100 + 2_000);
    expect(result.totalInsurance).toBe(360 * 250);
    expect(result.totalPaid).toBe(
      sumOf([3_000_000, result.totalInterest, result.totalFees, result.totalInsurance]),
    );
    expect(sumOf(result.years.map(({ interest }) => interest))).toBe(result.totalInterest);
    expect(sumOf(result.years.map(({ fees }) => fees))).toBe(result.totalFees);
    expect(result.years[0]).toMatchObject({ year: 2026, balance: result.schedule[10]?.balance });
    expect(result.years.at(-1)).toMatchObject({ year: 2056, balance: 0 });
  });

  it('charges the contract alone: without later rates, extra payments and what is voluntary', () => {
    const contract = simulateMortgage({
      ...full,
      rateAfterFixationPercent: undefined,
      extraPayments: [],
      fees: full.fees?.filter(({ code }) => code !== 'notary'),
    });
    expect(result.rpsn).toBe(contract.rpsn);
    expect(result.totalPayable).toBe(contract.totalPaid);
    const withoutInsurance = simulateMortgage({ ...full, insuranceInRpsn: false });
    expect(withoutInsurance.rpsn).toBeLessThan(result.rpsn);
    expect(withoutInsurance.totalPayable).toBe(result.totalPayable - 360 * 250);
  });

  it('says what each number was made from', () => {
    const codes: SimulationStepCode[] = [
      'rate',
      'instalment',
      'instalmentWithFees',
      'instalmentAfterFixation',
      'totalInterest',
      'totalFees',
      'totalInsurance',
      'totalPaid',
      'totalPayable',
      'rpsn',
      'rpsnToFixationEnd',
      'ltv',
      'dti',
      'dsti',
      'dstiStressed',
    ];
    expect(result.steps.map(({ code }) => code)).toEqual(codes);
    expect(result.steps[0]).toEqual({
      code: 'rate',
      operands: { listRate: 4.99, energy: 0.1, correction: 0.4 },
      result: 4.49,
    });
    expect(result.steps.find(({ code }) => code === 'totalFees')?.operands).toEqual({
      valuation: 4_900,
      notary: 2_000,
      account: 360 * 50,
      statement: 30 * 100,
      pledge: 2_000,
    });
    for (const { code, result: number } of result.steps)
      expect(number).toBe(code === 'rate' ? result.rate : result[code]);
  });

  it('gives the same answer each time and leaves its input alone', () => {
    const frozen = Object.freeze({ ...full });
    expect(simulateMortgage(frozen)).toEqual(result);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
});

it('illustrates the rate of charge of a fixation from five years, as the Commission does', () => {
  const example: MortgageSimulationInput = {
    ...wish,
    amount: 200_000,
    months: 240,
    ratePercent: 5,
    fees: [{ amount: 4_000, when: 'opening' }],
    fixationMonths: 60,
  };
  // Example 24: 5.370286 % and 5.635609 %; the instalment there has two decimals.
  expect(simulateMortgage(example)).toMatchObject({ rpsn: 5.37, rpsnToFixationEnd: 5.64 });
  expect(simulateMortgage({ ...example, fixationMonths: 36 })).not.toHaveProperty(
    'rpsnToFixationEnd',
  );
  expect(simulateMortgage({ ...example, fixationMonths: 240 })).not.toHaveProperty(
    'rpsnToFixationEnd',
  );
});

it('has no ratio where a part of it is missing', () => {
  const result = simulateMortgage({
    ...wish,
    collateralValue: 0,
    household: { netMonthlyIncome: 0 },
  });
  expect(result).not.toHaveProperty('ltv');
  expect(result).not.toHaveProperty('dti');
  expect(result).not.toHaveProperty('dsti');
});

it.each([
  [{ drawingDate: '2026-12-07', paymentDay: 15 }, '2027-01-15', 38],
  [{ drawingDate: '2026-12-31', paymentDay: 1 }, '2027-01-01', 1],
  [{ drawingDate: '2027-01-31', paymentDay: 31 }, '2027-02-28', 28],
  [{ drawingDate: '2026-12-07', firstPaymentDate: '2026-12-20' }, '2026-12-20', 13],
])('%j pays first on %s after %d days of interest', (changes, date, days) => {
  const { schedule, firstPaymentDate } = simulateMortgage({ ...wish, ...changes });
  expect(firstPaymentDate).toBe(date);
  expect(schedule[0]).toMatchObject({ date, days });
});

it('raises an instalment that a long first period with interest would exceed', () => {
  const { schedule, instalment } = simulateMortgage({
    ...wish,
    ratePercent: 9,
    firstPaymentDate: '2026-03-31',
  });
  expect(schedule[0]).toMatchObject({ principal: 0, balance: 3_000_000 });
  expect(schedule[0]?.instalment).toBeGreaterThan(instalment);
  expect(schedule.at(-1)?.balance).toBe(0);
});

it.each<[Partial<MortgageSimulationInput>, string]>([
  [{ amount: 0 }, 'amount'],
  [{ amount: -5 }, 'amount'],
  [{ amount: 2_147_483_648 }, 'amount'],
  [{ amount: 1_000.001 }, 'amount'],
  [{ amount: Number.NaN }, 'amount'],
  [{ amount: Infinity }, 'amount'],
  [{ months: 0 }, 'months'],
  [{ months: 601 }, 'months'],
  [{ months: 12.5 }, 'months'],
  [{ ratePercent: -0.1 }, 'ratePercent'],
  [{ ratePercent: 101 }, 'ratePercent'],
  [{ ratePercent: 4.123_456_7 }, 'ratePercent'],
  [{ discounts: [{ code: 'energy', points: Number.NaN }] }, 'discounts[0].points'],
  [{ paymentDay: 0 }, 'paymentDay'],
  [{ paymentDay: 32 }, 'paymentDay'],
  [{ drawingDate: '2026-02-30' }, 'drawingDate'],
  [{ drawingDate: '20. 1. 2026' }, 'drawingDate'],
  [{ firstPaymentDate: '2026-01-20' }, 'firstPaymentDate'],
  [{ fixationMonths: 0 }, 'fixationMonths'],
  [{ rateAfterFixationPercent: 200, fixationMonths: 12 }, 'rateChanges[0].ratePercent'],
  [{ fees: [{ amount: -1, when: 'opening' }] }, 'fees[0].amount'],
  [{ fees: [{ amount: 3_000_000, when: 'opening' }] }, 'payments'],
  [{ insuranceMonthly: -1 }, 'insuranceMonthly'],
  [
    { extraPayments: [{ afterInstalment: 0, amount: 1, effect: 'shorterTerm' }] },
    'extraPayments[0].afterInstalment',
  ],
  [
    { extraPayments: [{ afterInstalment: 1, amount: -1, effect: 'shorterTerm' }] },
    'extraPayments[0].amount',
  ],
  [{ collateralValue: -1 }, 'collateralValue'],
  [{ household: { netMonthlyIncome: -1 } }, 'household.netMonthlyIncome'],
  [{ stressPoints: 21 }, 'stressPoints'],
])('refuses %j by naming %s', (changes, field) => {
  expect(() => simulateMortgage({ ...wish, ...changes })).toThrow(
    expect.objectContaining({ name: 'LendingError', field }),
  );
});

it.each([
  ['the largest loan', { amount: 2_147_483_647 }],
  ['the smallest loan', { amount: 0.01, months: 1 }],
  ['the longest at the highest rate', { months: 600, ratePercent: 100 }],
  ['no interest', { ratePercent: 0 }],
  ['discounts beyond the rate', { discounts: [{ code: 'gift', points: 10 }] }],
  ['a crown over forty years', { amount: 1, months: 480 }],
])('repays %s', (_, changes) => {
  const result = simulateMortgage({ ...wish, ...changes });
  expect(result.schedule.at(-1)?.balance).toBe(0);
  expect(sumOf(result.schedule.map(({ principal }) => principal))).toBe(
    { ...wish, ...changes }.amount,
  );
  expect(result.rpsn).toBeGreaterThanOrEqual(0);
});
