import annuityVectors from '../../test-vectors/annuity.json';
import datedVectors from '../../test-vectors/dated-schedule.json';
import { type DayCount } from '../calendar-and-money/day-count';
import { buildSchedule, type Schedule } from './schedule';

const equalMonths = { drawingDate: '2026-01-20', paymentDay: 20 } as const;

const summary = ({ rows, lastInstalment, totals }: Schedule) => ({
  instalments: rows.length,
  last_instalment: lastInstalment.toFixed(2),
  total_interest: totals.interest.toFixed(2),
  total_paid: totals.instalments.toFixed(2),
});

describe('equal months', () => {
  it.each(annuityVectors)('$id of $input', ({ input, expected }) => {
    const terms = {
      ...equalMonths,
      amount: Number(input.principal),
      months: input.months,
      ratePercent: Number(input.nominal_rate_pct),
    };
    const solved = buildSchedule(terms);
    expect(solved.instalment).toBe(Number(expected.payment_ceil_czk));
    expect(summary(solved)).toEqual(expected.schedule_ceil);
    expect(summary(buildSchedule({ ...terms, instalment: Number(expected.payment_2dp) }))).toEqual(
      expected.schedule_2dp,
    );
  });
});

describe('dates', () => {
  const conventions: DayCount[] = ['30E/360', 'act/360', 'act/365'];
  const cases = datedVectors.flatMap((vector) =>
    conventions.map((dayCount) => ({ ...vector, dayCount })),
  );

  it.each(cases)('$id by $dayCount', ({ input, expected, dayCount }) => {
    const terms = {
      amount: Number(input.principal),
      months: input.months,
      ratePercent: Number(input.nominal_rate_pct),
      drawingDate: input.drawdown,
      paymentDay: Number(input.first_due.slice(8)),
      dayCount,
    };
    const given = expected.by_convention[dayCount];
    const schedule = buildSchedule({ ...terms, instalment: Number(expected.instalment) });
    const inVector = schedule.rows.map((row) => ({
      k: row.number,
      due: row.date,
      days: row.days,
      instalment: row.instalment,
      interest: row.interest.toFixed(2),
      principal: row.principal.toFixed(2),
      balance: row.balance.toFixed(2),
    }));
    for (const row of [...given.first3, given.row_12, given.last])
      expect(inVector[row.k - 1]).toEqual({ ...row, instalment: Number(row.instalment) });
    expect(schedule.rows).toHaveLength(given.instalments);
    expect(schedule.totals.interest.toFixed(2)).toBe(given.total_interest);

    const solved = buildSchedule(terms);
    const { smallest_whole_czk_instalment, instalments, last_instalment } =
      expected.solved_instalment[dayCount];
    expect(solved.instalment).toBe(Number(smallest_whole_czk_instalment));
    expect(solved.rows).toHaveLength(instalments);
    expect(solved.lastInstalment).toBe(Number(last_instalment));
  });
});
