import { loanInputSchema, type LoanResult } from '@advisor/contracts/offer/loan-offer';
import { goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { type LoanTerms, simulateLoan } from './calculations';

const terms: LoanTerms = {
  listInterestRate: 4.79,
  discounts: [{ discountId: 2, percentagePoints: -0.2 }],
  insurance: { life: 900, property: 0 },
  fees: [
    { feeId: 1, amount: 3_000, isInRpsn: false },
    { feeId: 2, amount: 4_900, isInRpsn: true },
  ],
  stressPoints: 2,
};

const longFirst = loanInputSchema.parse({
  ...goodMortgage,
  expectedDateOfDrawing: '2026-12-01',
  paymentDay: 20,
});
const shortFirst = loanInputSchema.parse({ ...goodMortgage, paymentDay: 1 });
const unsecured = loanInputSchema.parse(goodUnsecured);

type Calculation = LoanResult['calculation'];
const second = (rules: Partial<NonNullable<Calculation>>): Calculation => ({
  version: 2,
  dayCount: '30E/360',
  instalmentStep: 1,
  firstDue: 'nextMonth',
  firstPeriod: 'interestAtLeast',
  ...rules,
});

/**
 * Numbers that clients were told. They are never written anew: when a change of the code moves one, it
 * needs a calculation of its own. A program in exact decimals that shares no code gives the same.
 */
const shown = [
  {
    name: 'the first, a long first period',
    calculation: undefined,
    input: longFirst,
    expected: [18_742.5, 15_382, 358, 14_869.97, 5_872_268.47, 5_869_268.47, 5.22, 5.11],
  },
  {
    name: 'the first, a short first period',
    calculation: undefined,
    input: shortFirst,
    expected: [15_335, 15_335, 359, 14_633.86, 5_851_798.86, 5_848_798.86, 5.22, 5.12],
  },
  {
    name: 'the first, without collateral',
    calculation: undefined,
    input: unsecured,
    expected: [4_763, 4_763, 71, 4_721.86, 415_594.86, 412_594.86, 12.17, undefined],
  },
  {
    name: 'the second by the usual rules',
    calculation: second({}),
    input: longFirst,
    expected: [18_742.5, 15_382, 358, 14_869.97, 5_872_268.47, 5_869_268.47, 5.22, 5.11],
  },
  {
    name: 'the second by actual days and tens of crowns, interest apart',
    calculation: second({ dayCount: 'act/360', instalmentStep: 10, firstPeriod: 'interestApart' }),
    input: longFirst,
    expected: [19_125, 15_490, 359, 8_009.63, 5_920_844.63, 5_917_844.63, 5.29, 5.18],
  },
  {
    name: 'the second after a whole month, instalments in haléře',
    calculation: second({
      dayCount: 'act/365',
      instalmentStep: 0.01,
      firstDue: 'afterWholeMonth',
      firstPeriod: 'wholeInstalment',
    }),
    input: shortFirst,
    expected: [21_779.34, 15_365.92, 358, 15_360.88, 5_870_039.58, 5_867_039.58, 5.22, 5.12],
  },
];

test.each(shown)('calculation: $name', ({ calculation, input, expected }) => {
  const loan = simulateLoan(input, { ...terms, ...(calculation && { calculation }) });
  expect([
    loan.firstInstalment,
    loan.instalment,
    loan.regularInstalments,
    loan.lastInstalment,
    loan.totalPaid,
    loan.totalPayable,
    loan.rpsn,
    loan.rpsnToFixationEnd,
  ]).toEqual(expected);
});

test('a calculation of a later release is refused, not guessed', () => {
  const calculation = { ...second({}), version: 99 } as NonNullable<Calculation>;
  expect(() => simulateLoan(longFirst, { ...terms, calculation })).toThrow('calculation 99');
});
