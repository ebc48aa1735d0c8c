import type { CreditPolicy } from '@advisor/lending/affordability/credit-policy';
import fc from 'fast-check';
import { plain } from '../../testing/hub';
import { assess } from './assess';
import type { AssessmentInputs } from './inputs';

/** What the bank sets, beside what does not matter here: a single with 5,500 CZK and no reserve. */
const policy: CreditPolicy = {
  incomes: {
    acceptedPercent: {
      salary: 100,
      enterprise: 100,
      rent: 70,
      diets: 50,
      maternity: 0,
      parental: 100,
      alimony: 100,
      pension: 100,
      foreign: 80,
      other: 50,
    },
    supplementaryKinds: [],
    supplementaryMaxPercent: 100,
    countsInProbation: false,
    countsInNotice: false,
    shortestContractMonths: 12,
  },
  obligations: { revolvingPercent: 5, countsWholeLimit: true },
  livingMinimum: {
    tables: [
      {
        validFrom: '2026-10-01',
        single: 5_500,
        firstAdult: 5_000,
        furtherAdult: 3_750,
        children: [],
      },
    ],
    coefficient: 1,
  },
  housingMinimum: 0,
  reserve: 0,
  limits: { ltv: 80, dti: 8.5, dsti: 45 },
  youngLimits: { ltv: 90, dti: 9.5, dsti: 50 },
  youngUnderAge: 36,
  stressPoints: 2,
  loanStep: 10_000,
  assessmentValidDays: 30,
  taxReturns: {
    expensePercent: 60,
    expensePercentByNace: {},
    fallToLower: 20,
    shortestBusinessMonths: 12,
  },
};

interface Case {
  income: number;
  housing?: number;
  amount?: number;
  months?: number;
  collateralValue?: number;
  obligations?: AssessmentInputs['households'][number]['facts']['obligations'];
  /** Of the purposes of the mortgage, CZK. */
  refinancingAmount?: number;
}

const inputsOf = ({
  income,
  housing = 8_000,
  amount = 3_000_000,
  months = 360,
  collateralValue = 5_000_000,
  obligations = [],
  ...refinancing
}: Case): AssessmentInputs => ({
  day: '2026-11-20',
  policy,
  loan: {
    productTypeId: 20001,
    amount,
    ratePercent: 4.89,
    months,
    instalment: 15_904,
    collateralValue,
    maximumAge: 70,
    maximumMonths: 360,
    ...refinancing,
  },
  people: [
    {
      customerOnSAId: 1,
      name: 'Jan Novotný',
      roleId: 1,
      dateOfBirth: '1988-04-01',
      isIdentified: true,
    },
  ],
  households: [
    {
      householdId: 1,
      householdTypeId: 1,
      facts: {
        members: { adults: 1, childrenAges: [] },
        incomes: income === 0 ? [] : [{ kind: 'salary', netMonthlyIncome: income }],
        obligations,
        expenses: { housing },
      },
    },
  ],
  registerEntries: [],
});

const reasonsOf = (inputs: AssessmentInputs) =>
  assess(inputs).reasons.map(({ code, description }) => [code, plain(description)]);

test.each([
  { name: 'the collateral', case: { income: 65_000 }, maximum: 4_000_000, binding: 'ltv' },
  {
    name: 'instalments',
    case: { income: 65_000, obligations: [{ obligationTypeId: 3, creditCardLimit: 70_000 }] },
    maximum: 3_910_000,
    binding: 'dsti',
  },
  {
    name: 'what is left',
    case: { income: 25_000, housing: 20_000 },
    maximum: 0,
    binding: 'surplus',
  },
  {
    name: 'all debt',
    case: {
      income: 65_000,
      obligations: [
        { obligationTypeId: 1, installmentAmount: 100, loanPrincipalAmount: 4_000_000 },
      ],
    },
    maximum: 2_630_000,
    binding: 'dti',
  },
] as const)('the highest loan is bound by $name', ({ case: facts, maximum, binding }) => {
  expect(assess(inputsOf(facts as Case))).toMatchObject({
    maximumLoan: maximum,
    bindingLimit: binding,
  });
});

test('a loan that keeps every limit passes, and nothing is proposed', () => {
  expect(assess(inputsOf({ income: 65_000 }))).toMatchObject({
    result: 501,
    reasons: [],
    proposals: [],
    ltv: 60,
  });
});

test('each reason says by how much, and where it is mended', () => {
  expect(reasonsOf(inputsOf({ income: 40_000, amount: 4_500_000 }))).toEqual([
    ['dti', 'Dluhy jsou 9,38násobek ročního čistého příjmu, nejvýše smí být 8,5násobek.'],
    ['dsti', 'Při sazbě vyšší o 2 p. b. berou splátky 74,02 % čistého příjmu, nejvýše smí 45 %.'],
    ['surplus', 'Po výdajích a všech splátkách chybí žadatelům 3 107 Kč měsíčně.'],
    ['ltv', 'Úvěr je 90 % hodnoty zajištění, nejvýše smí být 80 %.'],
  ]);
});

test('people who are unknown, too old or late with other loans are told by name', () => {
  const inputs = inputsOf({ income: 65_000 });
  const [person] = inputs.people;
  const people = [{ ...person!, isIdentified: false, dateOfBirth: '1960-01-01' }];
  const registerEntries = [{ customerOnSAId: 1, register: 'banks' as const }];
  expect(reasonsOf({ ...inputs, people, registerEntries })).toEqual([
    ['unidentified', 'Jan Novotný: klient zatím není identifikovaný.'],
    [
      'register',
      'Jan Novotný: neuhrazené splátky podle registru Bankovní registr klientských informací (BRKI).',
    ],
    ['age', 'Jan Novotný: při poslední splátce 96 let, nejvýše smí být 70 let.'],
  ]);
});

describe('a debt of 5,000,000 at 40,000 a month beside a loan of 3,000,000', () => {
  const debt = { obligationTypeId: 1, installmentAmount: 40_000, loanPrincipalAmount: 5_000_000 };
  const consolidating = (amountConsolidated: number) => ({
    ...debt,
    amountConsolidated,
    correction: { correctionTypeId: 3 },
  });
  const figures = (of: Partial<Case>) => {
    const {
      dti = 0,
      dsti = 0,
      maximumLoan,
      reasons,
      result,
    } = assess(inputsOf({ income: 65_000, ...of }));
    return {
      result,
      dti: dti.toFixed(2),
      dsti: dsti.toFixed(2),
      maximumLoan,
      reasons: reasons.map(({ code }) => code),
    };
  };
  const refused = {
    result: 502,
    dti: '10.26',
    dsti: '86.01',
    maximumLoan: 0,
    reasons: ['dti', 'dsti', 'surplus'],
  };
  const short = { ...refused, reasons: ['consolidation', ...refused.reasons] };

  test.each<[string, Partial<Case>, object]>([
    ['nothing is consolidated', { obligations: [debt] }, refused],
    ['one crown of it is consolidated', { obligations: [consolidating(1)] }, short],
    [
      'one crown of it is consolidated, for which the loan has enough',
      { obligations: [consolidating(1)], refinancingAmount: 1 },
      refused,
    ],
    [
      'the whole of it is consolidated by a loan for a purchase',
      { obligations: [consolidating(5_000_000)] },
      short,
    ],
    [
      'the whole of it is consolidated by a loan that has less for it',
      { obligations: [consolidating(5_000_000)], refinancingAmount: 3_000_000 },
      short,
    ],
  ])('%s', (_name, of, expected) => {
    expect(figures(of)).toEqual(expected);
  });

  test('a loan that repays the whole of it has no other debt', () => {
    expect(
      figures({
        amount: 5_000_000,
        refinancingAmount: 5_000_000,
        collateralValue: 9_000_000,
        obligations: [consolidating(5_000_000)],
      }),
    ).toMatchObject({ dti: '6.41', dsti: '24.47' });
  });
});

describe('a loan that has not enough for what it is to repay', () => {
  const card = {
    obligationTypeId: 3,
    creditCardLimit: 50_000,
    amountConsolidated: 50_000,
    correction: { correctionTypeId: 3 },
  };

  test('says what it has, and what would pass', () => {
    const { reasons, proposals } = assess(
      inputsOf({ income: 65_000, obligations: [card], refinancingAmount: 20_000 }),
    );
    expect(reasons.map(({ description }) => plain(description))).toEqual([
      'Úvěr má splatit závazky za 50 000 Kč, na jejich splacení v něm je 20 000 Kč.',
    ]);
    expect(proposals).toMatchObject([{ kind: 'refinancing', loanAmount: 3_030_000 }]);
  });

  test('passes once it has', () => {
    const of = { income: 65_000, obligations: [card], amount: 3_030_000 };
    expect(assess(inputsOf({ ...of, refinancingAmount: 50_000 }))).toMatchObject({
      result: 501,
      proposals: [],
    });
  });

  test('is none where nobody asks for a purpose', () => {
    const inputs = inputsOf({ income: 65_000, obligations: [card] });
    const american = { ...inputs, loan: { ...inputs.loan, productTypeId: 20010 } };
    expect(assess(american).result).toBe(501);
  });
});

test('a debt that is proposed to be repaid is repaid whole', () => {
  const reduced = {
    obligationTypeId: 2,
    installmentAmount: 12_000,
    loanPrincipalAmount: 150_000,
    correction: {
      correctionTypeId: 4,
      installmentAmountCorrection: 9_000,
      loanPrincipalAmountCorrection: 100_000,
    },
  };
  const { proposals } = assess(inputsOf({ income: 52_000, obligations: [reduced] }));
  expect(proposals).toContainEqual(
    expect.objectContaining({ kind: 'consolidation', loanAmount: 3_150_000 }),
  );
});

test('without an income one reason says so', () => {
  expect(reasonsOf(inputsOf({ income: 0 }))).toEqual([
    ['noIncome', 'Žadatelé nemají žádný příjem, který by banka započítala.'],
  ]);
});

test("a guarantor's income does not raise what is lent", () => {
  const inputs = inputsOf({ income: 40_000 });
  const [main] = inputs.households;
  const guarantor = { ...main!, householdId: 2, householdTypeId: 128 };
  const { maximumLoan } = assess(inputs);
  expect(assess({ ...inputs, households: [main!, guarantor] }).maximumLoan).toBe(maximumLoan);
});

test.each([
  { kind: 'smallerLoan', case: { income: 42_000 }, loanAmount: 2_870_000 },
  { kind: 'longerTerm', case: { income: 48_000, months: 240 }, loanAmount: 3_000_000 },
  {
    kind: 'consolidation',
    case: {
      income: 52_000,
      obligations: [
        { obligationTypeId: 2, installmentAmount: 9_000, loanPrincipalAmount: 150_000 },
      ],
    },
    loanAmount: 3_150_000,
  },
])('proposes what would pass: $kind', ({ kind, case: facts, loanAmount }) => {
  const found = assess(inputsOf(facts)).proposals.find((one) => one.kind === kind);
  expect(found).toMatchObject({ loanAmount });
});

test('whatever is proposed passes by the same rules', () => {
  fc.assert(
    fc.property(
      fc.record({
        income: fc.integer({ min: 15_000, max: 120_000 }),
        amount: fc.integer({ min: 300_000, max: 8_000_000 }),
        months: fc.integer({ min: 60, max: 348 }),
      }),
      (facts) => {
        const inputs = inputsOf(facts);
        for (const { kind, loanAmount, months } of assess(inputs).proposals) {
          if (kind === 'consolidation') continue;
          expect(assess(inputsOf({ ...facts, amount: loanAmount, months })).reasons).toEqual([]);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('more debt never raises the highest loan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 0, max: 30_000 }),
      (income, installmentAmount) => {
        const debt = [
          { obligationTypeId: 2, installmentAmount, loanPrincipalAmount: installmentAmount * 20 },
        ];
        const before = assess(inputsOf({ income })).maximumLoan;
        expect(assess(inputsOf({ income, obligations: debt })).maximumLoan).toBeLessThanOrEqual(
          before,
        );
      },
    ),
    { numRuns: 100 },
  );
});
