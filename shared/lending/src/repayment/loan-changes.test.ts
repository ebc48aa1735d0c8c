import extraPayments from '../../test-vectors/extra-payment.json';
import discounts from '../../test-vectors/rate-discount.json';
import refixations from '../../test-vectors/refixation.json';
import { instalmentCount } from '../loan/annuity';
import { extraPaymentOptions } from './extra-payment';
import { discountedRate, discountEffect } from '../loan/rate-discount';
import { afterFixation, refixation } from './refixation';
import { buildSchedule } from '../loan/schedule';

const dates = { drawingDate: '2026-01-20', paymentDay: 20 } as const;

it.each(extraPayments)('extra payment $id', ({ input, expected }) => {
  const terms = {
    ...dates,
    amount: Number(input.principal),
    months: input.months,
    ratePercent: Number(input.nominal_rate_pct),
    instalment: Number(input.instalment),
  };
  const options = extraPaymentOptions(terms, input.paid_instalments, Number(input.extra_payment));
  expect(options).toMatchObject({
    balanceBefore: Number(expected.balance_before),
    balanceAfter: Number(expected.balance_after),
    instalmentsLeft: expected.remaining_instalments_before,
    lowerInstalment: {
      instalment: Number(expected.keep_term.new_instalment),
      instalments: expected.keep_term.instalments,
      monthsShortened: 0,
      lastInstalment: Number(expected.keep_term.last_instalment),
      interestSaved: Number(expected.keep_term.interest_saved),
    },
    shorterTerm: {
      instalment: Number(expected.keep_instalment.instalment),
      instalments: expected.keep_instalment.instalments,
      monthsShortened: expected.keep_instalment.months_shortened,
      lastInstalment: Number(expected.keep_instalment.last_instalment),
      interestSaved: Number(expected.keep_instalment.interest_saved),
    },
  });
  expect(instalmentCount(expected.balance_after, terms.ratePercent, input.instalment)).toBe(
    expected.keep_instalment.instalments,
  );
});

it.each(refixations)('refixation $id', ({ input, expected }) => {
  const terms = {
    ...dates,
    amount: Number(input.principal),
    months: input.months,
    ratePercent: Number(input.old_rate_pct),
    instalment: Number(input.instalment),
  };
  expect(refixation(terms, input.fixation_months, Number(input.new_rate_pct))).toEqual({
    balance: Number(expected.balance_at_refixation),
    remainingMonths: expected.remaining_months,
    instalment: Number(expected.new_instalment),
    instalmentChange: Number(expected.instalment_change),
    lastInstalment: Number(expected.last_instalment),
    interestToMaturity: Number(expected.interest_to_maturity),
  });
});

it.each(refixations)('instalments after the fixation of $id', ({ input, expected }) => {
  const { rows } = buildSchedule({
    ...dates,
    amount: Number(input.principal),
    months: input.months,
    ratePercent: Number(input.old_rate_pct),
    instalment: Number(input.instalment),
  });
  const ratePercent = Number(input.new_rate_pct);
  expect(afterFixation(rows, input.fixation_months, [ratePercent])).toEqual({
    balance: Number(expected.balance_at_refixation),
    months: expected.remaining_months,
    instalments: [{ ratePercent, instalment: Number(expected.new_instalment) }],
  });
});

it('knows nothing after a rate that never changes, or changes with the last instalment', () => {
  const { rows } = buildSchedule({ ...dates, amount: 100_000, months: 12, ratePercent: 5 });
  expect(afterFixation(rows, null, [5])).toBeUndefined();
  expect(afterFixation(rows, 12, [5])).toBeUndefined();
});

it.each(discounts)('discount $id', ({ input, expected }) => {
  const terms = {
    ...dates,
    amount: Number(input.principal),
    months: input.months,
    ratePercent: Number(input.list_rate_pct),
  };
  const given = [{ code: 'energy', points: Number(input.discount_pp) }];
  expect(discountEffect(terms, given, input.fixation_months)).toEqual({
    ratePercent: Number(expected.final_rate_pct),
    instalmentAtListRate: Number(expected.instalment_list),
    instalment: Number(expected.instalment_discounted),
    monthlySaving: Number(expected.monthly_saving),
    interestSaving: Number(expected.interest_saving_in_fixation),
  });
});

it.each([
  [4.89, [0.1, 0.2], 4.59],
  [4.89, [-0.3], 5.19],
  [0.1, [0.3], 0],
  [4.49 + 0.01, [0.1 + 0.2], 4.2],
])('%d %% less %p is %d %%', (rate, points, expected) => {
  const given = points.map((part) => ({ code: 'part', points: part }));
  expect(discountedRate(rate, given)).toBe(expected);
});

it('refuses a change after the last instalment', () => {
  const terms = { ...dates, amount: 100_000, months: 12, ratePercent: 5 };
  expect(() => extraPaymentOptions(terms, 13, 1_000)).toThrow(
    expect.objectContaining({ field: 'afterInstalment' }),
  );
  expect(() => refixation(terms, 12, 6)).toThrow(
    expect.objectContaining({ field: 'fixationMonths' }),
  );
});

it('says by how much whole crowns end a small rest sooner', () => {
  const terms = { ...dates, amount: 2_000_000, months: 180, ratePercent: 5 };
  const { balanceBefore } = extraPaymentOptions(terms, 1, 1_000);
  const { lowerInstalment, balanceAfter } = extraPaymentOptions(terms, 1, balanceBefore - 100);
  expect(balanceAfter).toBe(100);
  const { instalment, instalments, monthsShortened, lastInstalment } = lowerInstalment;
  expect(instalment).toBe(1);
  expect(monthsShortened).toBe(179 - instalments);
  expect(instalments - 1 + lastInstalment).toBeGreaterThan(100);
  expect(monthsShortened).toBeGreaterThan(0);
});

it('repays all with an extra payment above the balance', () => {
  const terms = { ...dates, amount: 100_000, months: 12, ratePercent: 5 };
  const { lowerInstalment, balanceAfter } = extraPaymentOptions(terms, 6, 1_000_000);
  expect(balanceAfter).toBe(0);
  expect(lowerInstalment).toMatchObject({ instalment: 0, instalments: 0, monthsShortened: 6 });
});
