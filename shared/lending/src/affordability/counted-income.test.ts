import fc from 'fast-check';
import vectors from '../../test-vectors/counted-income.json';
import limits from '../../test-vectors/income-limits.json';
import { referencePolicy } from '../../testing/reference-policy';
import { countIncomes, type DeclaredIncome, incomeRoom } from './counted-income';
import { type IncomeKind, type IncomePolicy } from './credit-policy';
import { sumOf } from '../calendar-and-money/money';

const policy = referencePolicy.incomes;
const day = '2026-11-23';
const kinds = Object.keys(policy.acceptedPercent).filter(
  (kind): kind is IncomeKind => kind in policy.acceptedPercent,
);

it.each(vectors)('$id: $input.incomes', ({ input, expected }) => {
  const { accept_pct: shares, supplementary_max_pct: supplementaryMaxPercent } = input.settings;
  const acceptedPercent = { ...policy.acceptedPercent, ...shares };
  const incomes = input.incomes.map(({ kind, net }) => ({
    kind: kinds.find((one) => one === kind) ?? 'other',
    netMonthlyIncome: net,
  }));
  const sum = (settings: IncomePolicy) =>
    sumOf(countIncomes(incomes, settings, day).map(({ counted }) => counted)).toFixed(2);
  expect(sum({ ...policy, acceptedPercent, supplementaryMaxPercent })).toBe(expected.accepted);
  expect(sum({ ...policy, acceptedPercent, supplementaryMaxPercent: 100 })).toBe(
    expected.sum_after_haircut,
  );
});

const salary: DeclaredIncome = { kind: 'salary', netMonthlyIncome: 40_000 };

it.each<[string, Partial<DeclaredIncome>, { counted: number; reason: string }]>([
  ['as declared', {}, { counted: 40_000, reason: 'full' }],
  ['in probation', { isInProbation: true }, { counted: 0, reason: 'probation' }],
  ['in notice', { isInNotice: true }, { counted: 0, reason: 'notice' }],
  ['ended', { until: '2026-11-22' }, { counted: 0, reason: 'ended' }],
  ['on its last day', { until: day }, { counted: 40_000, reason: 'full' }],
  [
    'by a contract a day short of a year',
    { since: '2026-01-01', until: '2026-12-30' },
    { counted: 0, reason: 'shortContract' },
  ],
  [
    'by a contract of a year',
    { since: '2026-01-01', until: '2026-12-31' },
    { counted: 40_000, reason: 'full' },
  ],
  [
    'by a short contract after another',
    { since: '2026-07-01', until: '2026-12-31', isRenewed: true },
    { counted: 40_000, reason: 'full' },
  ],
  ['with a deduction', { wageDeduction: 4_124 }, { counted: 35_876, reason: 'deduction' }],
  ['below its deduction', { wageDeduction: 50_000 }, { counted: 0, reason: 'deduction' }],
  ['from abroad', { kind: 'foreign' }, { counted: 32_000, reason: 'share' }],
  ['of a kind that the bank refuses', { kind: 'maternity' }, { counted: 0, reason: 'notAccepted' }],
])('counts an income %s', (_, changes, expected) => {
  expect(countIncomes([{ ...salary, ...changes }], policy, day)).toEqual([
    expect.objectContaining({ declared: 40_000, ...expected }),
  ]);
});

it('counts probation and notice where the bank does', () => {
  const generous = { ...policy, countsInProbation: true, countsInNotice: true };
  const [one] = countIncomes([{ ...salary, isInProbation: true, isInNotice: true }], generous, day);
  expect(one).toMatchObject({ counted: 40_000, reason: 'full' });
});

it('says which incomes the limit of supplementary ones cut, and by how much', () => {
  const counted = countIncomes(
    [
      { kind: 'salary', netMonthlyIncome: 15_000 },
      { kind: 'parental', netMonthlyIncome: 13_000 },
      { kind: 'alimony', netMonthlyIncome: 6_000 },
    ],
    policy,
    day,
  );
  expect(counted.map(({ counted: amount, reason }) => [amount, reason])).toEqual([
    [15_000, 'full'],
    [10_263.16, 'supplementary'],
    [4_736.84, 'supplementary'],
  ]);
});

it('never counts more than was declared, nor supplementary incomes above their share', () => {
  const income = fc.record({
    kind: fc.constantFrom(...kinds),
    netMonthlyIncome: fc.integer({ min: 0, max: 50_000_000 }).map((halere) => halere / 100),
    wageDeduction: fc.integer({ min: 0, max: 20_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(income, { maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      (incomes, percent) => {
        const counted = countIncomes(incomes, { ...policy, supplementaryMaxPercent: percent }, day);
        for (const one of counted) {
          expect(one.counted).toBeGreaterThanOrEqual(0);
          expect(one.counted).toBeLessThanOrEqual(one.declared);
        }
        const sum = (amounts: typeof counted) => sumOf(amounts.map((one) => one.counted));
        const supplementary = sum(
          counted.filter((_, index) =>
            policy.supplementaryKinds.includes(incomes[index]?.kind ?? 'other'),
          ),
        );
        // Half a haléř of rounding.
        expect(supplementary).toBeLessThanOrEqual((sum(counted) * percent) / 100 + 0.01);
      },
    ),
  );
});

it.each(limits)('$id: $input', ({ input, expected }) => {
  const counts = Object.fromEntries(
    Object.entries(input.counts_by_type).map(([type, count]) => [Number(type), Number(count)]),
  );
  expect(incomeRoom(counts, { 1: 3, 2: 1, 3: 1, 4: 10 })).toEqual({
    overLimit: expected.over_limit.map(Number),
    canAdd: expected.can_add,
  });
});

it('refuses an income that is not a number', () => {
  expect(() => countIncomes([{ ...salary, netMonthlyIncome: Number.NaN }], policy, day)).toThrow(
    expect.objectContaining({ field: 'netMonthlyIncome' }),
  );
});
