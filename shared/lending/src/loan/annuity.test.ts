import vectors from '../../test-vectors/annuity.json';
import { annuityBalance, annuityPayment, annuityPrincipal, instalmentCount } from './annuity';
import { ceilToCrown, roundToCrown, roundToHaler } from '../calendar-and-money/money';

it.each(vectors)('$id of $input', ({ input, expected }) => {
  const rate = Number(input.nominal_rate_pct);
  const payment = annuityPayment(input.principal, rate, input.months);
  expect(payment.toFixed(10)).toBe(expected.payment_exact_10dp);
  expect(roundToHaler(payment)).toBe(Number(expected.payment_2dp));
  expect(ceilToCrown(payment)).toBe(Number(expected.payment_ceil_czk));
  expect(payment.times(input.months).minus(input.principal).toFixed(2)).toBe(
    expected.total_interest_exact,
  );
  expect(annuityPrincipal(payment, rate, input.months).toFixed(8)).toBe(
    `${input.principal}.00000000`,
  );
  expect(annuityBalance(input.principal, rate, payment, input.months).abs().lt(1e-6)).toBe(true);
  expect(instalmentCount(input.principal, rate, payment)).toBe(input.months);
  expect(instalmentCount(input.principal, rate, expected.payment_ceil_czk)).toBe(input.months);
});

it.each(vectors.filter(({ published }) => published?.matches))(
  '$id is printed as $published.value',
  ({ input, published }) => {
    const payment = annuityPayment(input.principal, Number(input.nominal_rate_pct), input.months);
    // Portals print the nearest crown, the Commission two decimals.
    const round = published?.value.includes('.') ? roundToHaler : roundToCrown;
    expect(round(payment)).toBe(Number(published?.value));
  },
);

it.each([
  [120_000, 0, 1_000, 120],
  [120_000, 0, 1_001, 120],
  [100_000, 12, 1_000, undefined],
  [100_000, 12, 999, undefined],
  [100_000, 12, 0, undefined],
])('repays %d at %d %% by %d in %p instalments', (principal, rate, payment, count) => {
  expect(instalmentCount(principal, rate, payment)).toBe(count);
});

it('owes without interest what is not paid yet', () => {
  expect(annuityBalance(120_000, 0, 1_000, 20).toNumber()).toBe(100_000);
});

it.each([
  [-1, 12, 'ratePercent'],
  [101, 12, 'ratePercent'],
  [Number.NaN, 12, 'ratePercent'],
  [5, 0, 'months'],
  [5, 1.5, 'months'],
  [5, 1201, 'months'],
])('refuses %d %% over %d months', (rate, months, field) => {
  expect(() => annuityPayment(1, rate, months)).toThrow(expect.objectContaining({ field }));
  expect(() => annuityPrincipal(1, rate, months)).toThrow(expect.objectContaining({ field }));
});
