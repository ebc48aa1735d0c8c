import vectors from '../../test-vectors/gradual-drawing.json';
import { apr } from './apr';
import { type DayCount } from '../calendar-and-money/day-count';
import { loanFlows } from './loan-flows';
import { simulateMortgage } from './mortgage-simulation';
import { buildSchedule, type ScheduleTerms } from './schedule';

const money = (amount: number) => amount.toFixed(2);

// Calculated day by day in exact fractions, with the instalment found by halving.
describe.each(vectors)('gradual drawing $id', ({ input, expected }) => {
  const terms: ScheduleTerms = { ...input, dayCount: input.dayCount as DayCount };
  const schedule = buildSchedule(terms);
  const interestOnly = schedule.rows.filter(({ principal }) => principal === 0);

  it('has interest of what is drawn, and an annuity of all', () => {
    expect(
      interestOnly
        .slice(0, 30)
        .map(({ date, interest, balance }) => [date, money(interest), money(balance)]),
    ).toEqual(expected.interestOnly);
    const { date, interest, principal, balance } = schedule.rows[interestOnly.length] ?? {};
    expect([date, ...[interest, principal, balance].map((amount = 0) => money(amount))]).toEqual(
      expected.firstRepaid,
    );
    expect(schedule.instalment).toBe(expected.instalment);
    expect(schedule.rows).toHaveLength(expected.rows);
    expect(money(schedule.lastInstalment)).toBe(expected.last);
    expect(money(schedule.totals.interest)).toBe(expected.totalInterest);
    expect(schedule.totals.principal).toBe(input.amount);
  });

  it('has the rate of charge of its drawings on their days', () => {
    const fees = [{ amount: 4_900, when: 'opening' as const }];
    expect(apr(loanFlows(schedule, { ...terms, fees })).toFixed(4)).toBe(
      expected.aprWithFee4900.toFixed(4),
    );
  });
});

const terms: ScheduleTerms = {
  amount: 4_000_000,
  furtherDrawings: [
    { date: '2027-03-01', amount: 900_000 },
    { date: '2027-06-01', amount: 1_900_000 },
  ],
  months: 360,
  ratePercent: 4.79,
  drawingDate: '2027-01-01',
  paymentDay: 1,
};

it('repays from the first whole period of the whole loan', () => {
  const { rows } = buildSchedule(terms);
  expect(rows.slice(0, 6).map(({ interest }) => interest)).toEqual([
    4_790, 4_790, 8_382.5, 8_382.5, 8_382.5, 15_966.67,
  ]);
  expect(rows.slice(0, 6).map(({ principal }) => principal > 0)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

it('is owed at the end of a year what was drawn in it', () => {
  const furtherDrawings = [{ date: '2027-12-20', amount: 1_000_000 }];
  const { years } = buildSchedule({ ...terms, furtherDrawings });
  expect(years[0]).toMatchObject({ year: 2027, balance: 4_000_000, principal: 0 });
});

it('takes a new rate before all is drawn', () => {
  const rateChanges = [{ afterInstalment: 2, ratePercent: 6 }];
  const { rows } = buildSchedule({ ...terms, rateChanges });
  expect(rows[2]?.interest).toBe(10_500);
  expect(rows.at(-1)?.balance).toBe(0);
  expect(rows.at(-1)?.instalment).toBeLessThanOrEqual(rows[10]?.instalment ?? 0);
});

it('names the formula of the instalment and the interest before it', () => {
  const { steps, instalment, rpsn, totalInterest } = simulateMortgage({
    ...terms,
    fixationMonths: 60,
  });
  expect(steps.find(({ code }) => code === 'instalment')?.operands).toMatchObject({
    formula: 'wholeMonths',
    payments: 355,
    ofWholeMonths: instalment,
  });
  expect(steps.find(({ code }) => code === 'interestWhileDrawing')).toMatchObject({
    operands: { payments: 5, rate: 4.79 },
    result: 34_727.5,
  });
  const atOnce = simulateMortgage({ ...terms, furtherDrawings: [], fixationMonths: 60 });
  expect(rpsn).toBe(atOnce.rpsn);
  expect(totalInterest).toBeLessThan(atOnce.totalInterest);
});

it.each([
  [{ date: '2027-01-01', amount: 1 }, 'furtherDrawings[0].date: tooEarly 2027-01-01'],
  [{ date: '2056-12-02', amount: 1 }, 'furtherDrawings[0].date: tooLate 2056-12-01'],
  [{ date: '2060-01-01', amount: 1 }, 'furtherDrawings[0].date: tooLate 2056-12-01'],
  [{ date: '2027-02-30', amount: 1 }, 'furtherDrawings[0].date: notADate'],
  [{ date: '2027-02-01', amount: 4_000_000 }, 'furtherDrawings: aboveMaximum 4000000'],
])('refuses a drawing: %j', (drawing, message) => {
  expect(() => buildSchedule({ ...terms, furtherDrawings: [drawing] })).toThrow(message);
});

it('takes no extra payment before all is drawn', () => {
  const extra = { amount: 1_000, effect: 'shorterTerm' as const };
  const paidAfter = (afterInstalment: number) =>
    buildSchedule({ ...terms, extraPayments: [{ ...extra, afterInstalment }] });
  expect(() => paidAfter(5)).toThrow('extraPayments[0].afterInstalment: belowMinimum 6');
  expect(paidAfter(6).totals.extraPayments).toBe(1_000);
});
