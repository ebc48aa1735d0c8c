import maximumLoans from '../../test-vectors/maximum-loan.json';
import vectors from '../../test-vectors/ratios.json';
import {
  instalmentRoom,
  maximumLoanByDsti,
  maximumLoanByDti,
  maximumLoanByLtv,
} from '../loan/max-loan';
import { annuityPayment, annuityPrincipal } from '../loan/annuity';
import { ceilToCrown, floorTo, roundToHaler } from '../calendar-and-money/money';
import { debtServiceToIncome, debtToIncome, isWithinLimit, loanToValue } from './ratios';

const shown = (value: number | undefined) => roundToHaler(value ?? Number.NaN).toFixed(2);

it.each(vectors)('$id: $description', ({ input, expected }) => {
  const rate = Number(input.nominal_rate_pct);
  const instalment = ceilToCrown(annuityPayment(input.loan, rate, input.months));
  const stressedRate = rate + Number(input.stress_pp);
  const stressed = ceilToCrown(annuityPayment(input.loan, stressedRate, input.months));
  expect(instalment).toBe(Number(expected.instalment));
  expect(stressed).toBe(Number(expected.stressed_instalment));

  const dsti = (amount: number) =>
    debtServiceToIncome({
      instalment: amount,
      otherMonthlyInstalments: input.other_monthly_instalments,
      netMonthlyIncome: input.net_monthly_income,
    });
  const ltv = loanToValue(input.loan, input.collateral_value);
  const dti = debtToIncome({
    loan: input.loan,
    otherDebt: input.other_debt,
    netMonthlyIncome: input.net_monthly_income,
  });
  expect(shown(ltv)).toBe(expected.ltv_pct);
  expect(shown(dti)).toBe(expected.dti);
  expect(shown(dsti(instalment))).toBe(expected.dsti_pct);
  expect(shown(dsti(stressed))).toBe(expected.dsti_stressed_pct);

  const limits: { ltv_limit_pct: string; ltv_ok: boolean; dti_limit?: string; dti_ok?: boolean } =
    expected.cnb_2026;
  const ltvLimit = Number(limits.ltv_limit_pct);
  const dtiLimit = limits.dti_limit === undefined ? null : Number(limits.dti_limit);
  expect(isWithinLimit(ltv, ltvLimit)).toBe(limits.ltv_ok);
  expect(isWithinLimit(dti, dtiLimit)).toBe(limits.dti_ok ?? true);
  expect(maximumLoanByLtv(input.collateral_value, ltvLimit).toFixed(2)).toBe(
    expected.max_loan_by_ltv_limit,
  );
});

it('compares what is not rounded: 7.0000012 is shown as 7.00 and is over 7', () => {
  const dti = debtToIncome({ loan: 4_200_000.72, otherDebt: 0, netMonthlyIncome: 50_000 });
  expect(roundToHaler(dti ?? 0)).toBe(7);
  expect(isWithinLimit(dti, 7)).toBe(false);
});

it.each([
  [57, 100],
  [4.41, 6.3],
  [0.07, 0.1],
])('has the exact percentage of %d in %d where doubles miss it', (loan, value) => {
  const percent = loanToValue(loan, value) ?? 0;
  expect(percent).toBe(roundToHaler(percent));
});

it('has no ratio to nothing, and nothing keeps a limit by that', () => {
  expect(loanToValue(1, 0)).toBeUndefined();
  expect(loanToValue(0, 0)).toBeUndefined();
  expect(loanToValue(Number.NaN, 1)).toBeUndefined();
  expect(loanToValue(1, -1)).toBeUndefined();
  expect(debtToIncome({ loan: 1, otherDebt: 0, netMonthlyIncome: 0 })).toBeUndefined();
  expect(isWithinLimit(undefined, 80)).toBe(false);
  expect(isWithinLimit(undefined, null)).toBe(true);
});

describe('the highest loan', () => {
  const [byDti, ...byDsti] = maximumLoans;

  it('by DTI, as published', () => {
    const { net_monthly_income, dti } = byDti?.input ?? {};
    expect(maximumLoanByDti(net_monthly_income ?? 0, 0, Number(dti)).toFixed(2)).toBe(
      byDti?.expected.max_loan,
    );
  });

  it.each(byDsti)('by DSTI $id', ({ input, expected }) => {
    const loan = {
      netMonthlyIncome: input.net_monthly_income,
      otherMonthlyInstalments: input.other_instalments ?? 0,
      limit: Number(input.dsti_pct),
      ratePercent: Number(input.nominal_rate_pct),
      months: input.months ?? 0,
    };
    expect(instalmentRoom(loan).toFixed(2)).toBe(expected.room);
    const exact = annuityPrincipal(instalmentRoom(loan), loan.ratePercent, loan.months);
    expect(exact.toFixed(2)).toBe(expected.max_loan_exact);
    expect(maximumLoanByDsti(loan)).toBe(floorTo(exact, 0.01));
    expect(floorTo(maximumLoanByDsti(loan), 10_000)).toBe(Number(expected.max_loan_floor_10000));
  });

  it('is nothing where other debts fill the limit', () => {
    expect(maximumLoanByDti(40_000, 5_000_000, 9.5)).toBe(0);
    expect(
      instalmentRoom({ netMonthlyIncome: 10_000, otherMonthlyInstalments: 9_000, limit: 50 }),
    ).toBe(0);
  });
});
