import vectors from '../../test-vectors/period-interest.json';
import payoffs from '../../test-vectors/full-repayment.json';
import { type DayCount, interestHalere, periodInterest } from './day-count';
import { fullRepayment } from '../repayment/full-repayment';
import { buildSchedule } from '../loan/schedule';

const conventions: DayCount[] = ['30E/360', 'act/360', 'act/365'];

it.each(vectors.flatMap((vector) => conventions.map((dayCount) => ({ ...vector, dayCount }))))(
  '$id by $dayCount',
  ({ input, expected, dayCount }) => {
    const period = periodInterest({
      balance: Number(input.balance),
      ratePercent: Number(input.nominal_rate_pct),
      from: input.from_date,
      to: input.to_date,
      dayCount,
    });
    expect({ days: period.days, interest: period.interest.toFixed(2) }).toEqual(expected[dayCount]);
  },
);

it.each(payoffs)('$id of $input', ({ input, expected }) => {
  const ratePercent = Number(input.nominal_rate_pct);
  const { rows } = buildSchedule({
    amount: Number(input.principal),
    months: input.months,
    ratePercent,
    instalment: Number(input.instalment),
    drawingDate: '2026-01-20',
    paymentDay: 20,
  });
  const balance = rows[input.paid_instalments - 1]?.balance ?? 0;
  expect(balance).toBe(Number(expected.principal_outstanding));
  const dayCount = conventions.find((name) => name === input.daycount) ?? '30E/360';
  expect(
    fullRepayment({ balance, ratePercent, days: input.days_since_last_due, dayCount }),
  ).toEqual({
    accruedInterest: Number(expected.accrued_interest),
    amount: Number(expected.payoff_before_fee),
  });
});

it.each([
  ['a half up', 1_000, 600_000, 30, 360, 1],
  ['just below a half', 999, 600_000, 30, 360, 0],
  ['the largest amount at the highest rate', 214_748_364_700, 100e6, 366, 365, 215_336_716_384],
])('rounds %s', (_, balance, rateUnits, days, yearDays, expected) => {
  expect(interestHalere(balance, rateUnits, days, yearDays)).toBe(expected);
});
