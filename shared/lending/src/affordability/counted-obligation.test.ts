import vectors from '../../test-vectors/counted-obligation.json';
import exposures from '../../test-vectors/exposure.json';
import { countObligation, type ObligationFacts, obligationTotals } from './counted-obligation';
import { exposure } from './exposure';
import { roundToHaler } from '../calendar-and-money/money';
import { pairFacts, pairObligations } from './paired-obligations';

const policy = { revolvingPercent: 5, countsWholeLimit: true };

interface VectorObligation extends ObligationFacts {
  correctionTypeId?: number;
  correction_installmentAmount?: number;
  correction_loanPrincipalAmount?: number;
  correction_creditCardLimit?: number;
}

const factsOf = ({ correctionTypeId, ...row }: VectorObligation): ObligationFacts => ({
  ...row,
  correction:
    correctionTypeId === undefined
      ? undefined
      : {
          correctionTypeId,
          installmentAmountCorrection: row.correction_installmentAmount,
          loanPrincipalAmountCorrection: row.correction_loanPrincipalAmount,
          creditCardLimitCorrection: row.correction_creditCardLimit,
        },
});

it.each(vectors)('$id: $input.obligation', ({ input, expected }) => {
  const revolvingPercent = Number(input.settings.revolving_pct);
  const counted = countObligation(factsOf(input.obligation), { ...policy, revolvingPercent });
  expect(counted.instalment.toFixed(2)).toBe(expected.monthly_instalment_counted);
  expect(counted.debt.toFixed(2)).toBe(expected.debt_counted);
});

const shown = (value: number | undefined) => roundToHaler(value ?? Number.NaN).toFixed(2);

it.each(exposures)('$id: $input', ({ input, expected }) => {
  const revolvingPercent = Number(input.settings.revolving_pct);
  const obligations: VectorObligation[] = input.obligations;
  const totals = obligationTotals(
    obligations.map((one) => countObligation(factsOf(one), { ...policy, revolvingPercent })),
  );
  expect(totals.instalments.toFixed(2)).toBe(expected.other_instalments);
  expect(totals.debt.toFixed(2)).toBe(expected.other_debt);
  expect(totals.toConsolidate).toBe(expected.to_consolidate);
  const { dti, dsti, leftAfterInstalments } = exposure({
    obligations: totals,
    netMonthlyIncome: input.net_monthly_income,
    loan: input.new_loan,
    instalment: input.new_instalment,
  });
  expect(shown(dti)).toBe(expected.dti);
  expect(shown(dsti)).toBe(expected.dsti_pct);
  expect(leftAfterInstalments.toFixed(2)).toBe(expected.net_after_all_instalments);
});

it('never counts a correction above what was declared', () => {
  const obligation = {
    obligationTypeId: 2,
    installmentAmount: 5_000,
    loanPrincipalAmount: 100_000,
    correction: {
      correctionTypeId: 4,
      installmentAmountCorrection: 6_000,
      loanPrincipalAmountCorrection: 90_000,
    },
  };
  expect(countObligation(obligation, policy)).toEqual({
    instalment: 5_000,
    debt: 90_000,
    toConsolidate: 0,
    reason: 'reduced',
  });
});

it('counts only what is drawn of a limit where the bank does', () => {
  const card = { obligationTypeId: 3, creditCardLimit: 50_000, loanPrincipalAmount: 12_000 };
  expect(countObligation(card, { ...policy, countsWholeLimit: false }).debt).toBe(12_000);
  expect(countObligation(card, policy)).toMatchObject({ debt: 50_000, reason: 'shareOfLimit' });
});

it('consolidates the whole debt where no part is said', () => {
  const loan = {
    obligationTypeId: 2,
    loanPrincipalAmount: 98_000,
    correction: { correctionTypeId: 3 },
  };
  expect(countObligation(loan, policy).toConsolidate).toBe(98_000);
});

describe('one loan declared and reported', () => {
  const declared = { obligationTypeId: 2, loanPrincipalAmount: 98_000, installmentAmount: 3_035 };
  const creditor = { creditorId: '0800', name: 'Banka' };
  const reported = { ...declared, loanPrincipalAmount: 101_500, installmentAmount: 3_000 };

  it('is one row with the higher values', () => {
    const pairs = pairObligations(
      [{ ...declared, creditor: { name: ' banka' } }],
      [
        { ...reported, creditor, loanPrincipalAmount: 400_000 },
        { ...reported, creditor },
        { ...reported, creditor, obligationTypeId: 1 },
      ],
    );
    expect(pairs).toHaveLength(3);
    const [pair] = pairs;
    expect(pair?.registered?.loanPrincipalAmount).toBe(101_500);
    expect(pairFacts(pair ?? {})).toMatchObject({
      loanPrincipalAmount: 101_500,
      installmentAmount: 3_035,
    });
  });

  it('stays two rows of two creditors, and of none', () => {
    const other = { creditorId: '0100', name: 'Banka' };
    const ofTwo = pairObligations([{ ...declared, creditor }], [{ ...reported, creditor: other }]);
    expect(ofTwo).toHaveLength(2);
    expect(ofTwo.map((pair) => pairFacts(pair)?.loanPrincipalAmount)).toEqual([98_000, 101_500]);
    expect(pairObligations([declared], [reported])).toHaveLength(2);
  });

  it('keeps the correction of either', () => {
    const correction = { correctionTypeId: 2 };
    expect(
      pairFacts({ declared: { ...declared, correction }, registered: reported }),
    ).toMatchObject({
      correction,
    });
  });
});
