import fc from 'fast-check';
import { consolidationLimit, isConsolidationCovered } from './consolidation';
import { countObligation, type ObligationFacts } from './counted-obligation';
import { exposure } from './exposure';
import { countObligations } from './paired-obligations';

const policy = { revolvingPercent: 5, countsWholeLimit: true };
const loan = { obligationTypeId: 2, installmentAmount: 40_000, loanPrincipalAmount: 5_000_000 };
const card = { obligationTypeId: 3, creditCardLimit: 50_000, drawingAmount: 12_000 };
const consolidating = <Facts extends ObligationFacts>(
  facts: Facts,
  amountConsolidated?: number,
) => ({
  ...facts,
  amountConsolidated,
  correction: { correctionTypeId: 3 },
});

it.each<[string, ObligationFacts, object]>([
  [
    'one crown of a loan',
    consolidating(loan, 1),
    { instalment: 40_000, debt: 4_999_999, toConsolidate: 1, reason: 'partlyConsolidated' },
  ],
  [
    'all but one crown',
    consolidating(loan, 4_999_999),
    { instalment: 40_000, debt: 1, toConsolidate: 4_999_999, reason: 'partlyConsolidated' },
  ],
  [
    'the whole loan',
    consolidating(loan, 5_000_000),
    { instalment: 0, debt: 0, toConsolidate: 5_000_000, reason: 'consolidated' },
  ],
  [
    'a loan of which nobody knows what is owed',
    consolidating({ obligationTypeId: 2, installmentAmount: 3_000 }, 100_000),
    { instalment: 3_000, debt: 0, toConsolidate: 100_000, reason: 'partlyConsolidated' },
  ],
  [
    'what is drawn of a card, which is closed by it',
    consolidating(card, 12_000),
    { instalment: 0, debt: 0, toConsolidate: 12_000, reason: 'consolidated' },
  ],
  [
    'less than is drawn of a card, which can be drawn again',
    consolidating(card, 11_999),
    { instalment: 2_500, debt: 50_000, toConsolidate: 11_999, reason: 'partlyConsolidated' },
  ],
  [
    'less than the limit of a card of which nobody knows what is drawn',
    consolidating({ obligationTypeId: 3, creditCardLimit: 50_000 }, 49_999),
    { instalment: 2_500, debt: 50_000, toConsolidate: 49_999, reason: 'partlyConsolidated' },
  ],
  [
    'the limit of such a card',
    consolidating({ obligationTypeId: 3, creditCardLimit: 50_000 }, 50_000),
    { instalment: 0, debt: 0, toConsolidate: 50_000, reason: 'consolidated' },
  ],
])('consolidating %s', (_name, facts, expected) => {
  expect(countObligation(facts, policy)).toEqual(expected);
});

it('repays what is drawn where the bank counts that alone', () => {
  expect(
    countObligation(consolidating(card, 5_000), { ...policy, countsWholeLimit: false }),
  ).toMatchObject({ instalment: 2_500, debt: 7_000 });
});

it('a loan that does not repay it leaves an obligation as it is', () => {
  expect(countObligation(consolidating(loan, 5_000_000), policy, false)).toEqual({
    instalment: 40_000,
    debt: 5_000_000,
    toConsolidate: 5_000_000,
    reason: 'notCovered',
  });
});

it.each([
  ['a mortgage for a purchase', { productTypeId: 20001 }, 0],
  ['a mortgage that refinances', { productTypeId: 20001, refinancingAmount: 500_000 }, 500_000],
  ['an american mortgage', { productTypeId: 20010 }, 3_000_000],
  ['an unsecured loan', { productTypeId: 1 }, 3_000_000],
])('what %s has for other loans', (_name, loanOf, expected) => {
  expect(consolidationLimit({ ...loanOf, amount: 3_000_000 })).toBe(expected);
});

it('what is consolidated together has to be within the loan', () => {
  const two = [consolidating(loan, 5_000_000), consolidating(card, 12_000), loan];
  expect(isConsolidationCovered(two, 5_012_000)).toBe(true);
  expect(isConsolidationCovered(two, 5_011_999)).toBe(false);
  expect(isConsolidationCovered([loan, card], 0)).toBe(true);
  // Nobody has said yet which loan it is going to be.
  expect(isConsolidationCovered(two, undefined)).toBe(true);
});

it('counts what a duplicate consolidates once', () => {
  const creditor = { name: 'Banka' };
  const stated = {
    id: 1,
    personId: 1,
    obligation: { ...consolidating(loan, 5_000_000), creditor },
  };
  const reported = { id: 2, personId: 1, report: 'CB1', obligation: { ...loan, creditor } };
  const reasons = (limit: number) =>
    countObligations([stated, reported], policy, limit).map(({ counted }) => counted.reason);
  expect(reasons(5_000_000)).toEqual(['duplicate', 'consolidated']);
  expect(reasons(4_999_999)).toEqual(['duplicate', 'notCovered']);
});

const anyObligation: fc.Arbitrary<ObligationFacts> = fc.record(
  {
    obligationTypeId: fc.constantFrom(1, 2, 3, 4, 5),
    installmentAmount: fc.nat(50_000),
    loanPrincipalAmount: fc.nat(6_000_000),
    creditCardLimit: fc.nat(500_000),
    drawingAmount: fc.nat(500_000),
  },
  { requiredKeys: ['obligationTypeId'] },
);

it('less than the whole debt improves the assessment by no more than is repaid', () => {
  fc.assert(
    fc.property(
      anyObligation,
      fc.integer({ min: 1, max: 6_000_000 }),
      fc.boolean(),
      fc.integer({ min: 10_000, max: 300_000 }),
      (facts, amount, countsWholeLimit, netMonthlyIncome) => {
        const rules = { ...policy, countsWholeLimit };
        const before = countObligation(facts, rules);
        const after = countObligation(consolidating(facts, amount), rules);
        if (after.reason === 'consolidated') return;
        expect(after.instalment).toBe(before.instalment);
        expect(before.debt - after.debt).toBeLessThanOrEqual(amount);
        const dti = (debt: number, loanAmount: number) =>
          exposure({
            obligations: { instalments: 0, debt, toConsolidate: 0 },
            netMonthlyIncome,
            loan: loanAmount,
            instalment: 0,
          }).dti ?? 0;
        // The loan is higher by what it repays: nothing is gained.
        expect(dti(after.debt, 3_000_000 + amount)).toBeGreaterThanOrEqual(
          dti(before.debt, 3_000_000) - 1e-9,
        );
      },
    ),
  );
});
