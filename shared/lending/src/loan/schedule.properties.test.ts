import fc from 'fast-check';
import { addDays } from '../calendar-and-money/calendar';
import { type DayCount } from '../calendar-and-money/day-count';
import { lastInstalment } from './instalment';
import { sumOf } from '../calendar-and-money/money';
import { simulateMortgage } from './mortgage-simulation';
import { debtServiceToIncome, debtToIncome, loanToValue } from '../affordability/ratios';
import { buildSchedule, type ExtraPayment, type ScheduleTerms } from './schedule';

/* What holds of every loan. */

const dayCount = fc.constantFrom<DayCount>('30E/360', 'act/360', 'act/365');
const amount = fc.integer({ min: 100, max: 1_000_000_000 }).map((halere) => halere / 100);
/** Of hundredths of a percent up to 25 %. */
const rate = fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100);
const extraPayment: fc.Arbitrary<ExtraPayment> = fc.record({
  afterInstalment: fc.integer({ min: 1, max: 480 }),
  amount,
  effect: fc.constantFrom('shorterTerm', 'lowerInstalment'),
});

const plain: fc.Arbitrary<ScheduleTerms> = fc.record({
  amount,
  months: fc.integer({ min: 1, max: 480 }),
  ratePercent: rate,
  drawingDate: fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days)),
  paymentDay: fc.integer({ min: 1, max: 31 }),
  dayCount,
});

const anyTerms: fc.Arbitrary<ScheduleTerms> = fc
  .tuple(
    plain,
    fc.record({
      rateChanges: fc.array(
        fc.record({ afterInstalment: fc.integer({ min: 1, max: 480 }), ratePercent: rate }),
        { maxLength: 2 },
      ),
      extraPayments: fc.array(extraPayment, { maxLength: 3 }),
      fees: fc.array(
        fc.record({
          amount: fc.integer({ min: 0, max: 10_000 }),
          when: fc.constantFrom('opening', 'monthly', 'yearly', 'closing'),
        }),
        { maxLength: 3 },
      ),
      insuranceMonthly: fc.integer({ min: 0, max: 1_000 }),
    }),
  )
  .map(([terms, rest]) => ({ ...terms, ...rest }));

const check = <T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void =>
  fc.assert(fc.property(arbitrary, predicate), { numRuns: 100 });

it('ends at zero, and principal with extra payments is the amount', () => {
  check(anyTerms, (terms) => {
    const { rows, totals } = buildSchedule(terms);
    expect(rows.at(-1)?.balance).toBe(0);
    expect(rows.length).toBeLessThanOrEqual(terms.months);
    expect(sumOf([totals.principal, totals.extraPayments])).toBe(terms.amount);
  });
});

it('pays interest and principal by instalments, row by row, year by year and in all', () => {
  check(anyTerms, (terms) => {
    const { rows, years, totals } = buildSchedule(terms);
    const wrong = rows.filter((row, index) => {
      const before = rows[index - 1]?.balance ?? terms.amount;
      return (
        row.interest < 0 ||
        row.principal < 0 ||
        sumOf([row.interest, row.principal]) !== row.instalment ||
        sumOf([before, -row.principal, -row.extraPayment]) !== row.balance
      );
    });
    expect(wrong).toEqual([]);
    expect(sumOf([totals.interest, totals.principal])).toBe(totals.instalments);
    for (const key of ['instalments', 'interest', 'principal', 'fees', 'insurance'] as const)
      expect(sumOf(years.map((year) => year[key]))).toBe(totals[key]);
  });
});

it('has due dates on the payment day, each in the next month', () => {
  check(plain, (terms) => {
    const dates = buildSchedule(terms).rows.map(({ date }) => date);
    const months = dates.map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
    expect(months).toEqual(months.map((_, index) => (months[0] ?? 0) + index));
    const wrong = dates.filter((date) => {
      const day = Number(date.slice(8));
      return (
        day > terms.paymentDay || (day < terms.paymentDay && !addDays(date, 1).endsWith('-01'))
      );
    });
    expect(wrong).toEqual([]);
  });
});

it('counts every day of interest once', () => {
  check(plain, (terms) => {
    const { rows } = buildSchedule({ ...terms, dayCount: 'act/365' });
    const days = rows.reduce((sum, row) => sum + row.days, 0);
    expect(addDays(terms.drawingDate, days)).toBe(rows.at(-1)?.date);
  });
});

it('has the smallest instalment in whole crowns that repays the loan in time', () => {
  check(plain, (terms) => {
    const { instalment, lastInstalment: last, rows } = buildSchedule(terms);
    const [first] = rows;
    expect(Number.isInteger(instalment)).toBe(true);
    expect(last).toBeLessThanOrEqual(Math.max(instalment, first?.instalment ?? 0));
    const periods = {
      days: buildSchedule({ ...terms, instalment: 0.01 }).rows.map(({ days }) => days),
      yearDays: terms.dayCount === 'act/365' ? 365 : 360,
    };
    const lower = (instalment - 1) * 100;
    const rateUnits = Math.round(terms.ratePercent * 1e6);
    const halere = Math.round(terms.amount * 100);
    expect(lastInstalment(halere, rateUnits, periods, 0, lower)).toBeGreaterThan(lower);
  });
});

it('costs more at a higher rate, and over a longer time', () => {
  check(plain, (terms) => {
    const { instalment } = buildSchedule(terms);
    const dearer = buildSchedule({ ...terms, ratePercent: terms.ratePercent + 1 });
    expect(dearer.instalment).toBeGreaterThanOrEqual(instalment);
    // With the same instalment: one rounded up to the next crown may repay a small loan so much
    // sooner that it costs less in all, at the higher rate.
    const cheaper = buildSchedule({ ...terms, instalment: dearer.instalment });
    expect(dearer.totals.interest).toBeGreaterThanOrEqual(cheaper.totals.interest);
    const longer = buildSchedule({ ...terms, months: terms.months + 12 });
    expect(longer.instalment).toBeLessThanOrEqual(instalment);
  });
});

it('has less interest, and not more instalments, for an extra payment', () => {
  check(fc.tuple(plain, extraPayment), ([terms, extra]) => {
    const alone = buildSchedule(terms);
    const { totals, rows } = buildSchedule({ ...terms, extraPayments: [extra] });
    expect(rows.length).toBeLessThanOrEqual(alone.rows.length);
    expect(totals.interest).toBeLessThanOrEqual(alone.totals.interest);
  });
});

it('has a rate of charge that is not below the rate, and rises with fees', () => {
  const loan = fc.record({
    amount: fc.integer({ min: 20_000, max: 20_000_000 }),
    months: fc.integer({ min: 6, max: 480 }),
    ratePercent: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
    paymentDay: fc.integer({ min: 1, max: 28 }),
  });
  check(fc.tuple(loan, fc.integer({ min: 0, max: 5_000 })), ([terms, fee]) => {
    const input = {
      ...terms,
      fixationMonths: null,
      // A day whose month after is a whole one, so that nothing is rounded in the client's favour.
      drawingDate: `2026-04-${String(terms.paymentDay).padStart(2, '0')}`,
    };
    const bare = simulateMortgage(input).rpsn;
    const charged = simulateMortgage({
      ...input,
      fees: [
        { amount: fee, when: 'opening' },
        { amount: 50, when: 'monthly' },
      ],
    }).rpsn;
    expect(bare).toBeGreaterThanOrEqual(terms.ratePercent - 0.005);
    expect(charged).toBeGreaterThanOrEqual(bare);
    expect(charged).toBeGreaterThanOrEqual(terms.ratePercent);
  });
});

it('never has a ratio that is not a number', () => {
  const money = fc.double({ min: 0, max: 1e10, noNaN: true });
  check(fc.tuple(money, money, money), ([one, two, three]) => {
    const ratios = [
      loanToValue(one, two),
      debtToIncome({ loan: one, otherDebt: two, netMonthlyIncome: three }),
      debtServiceToIncome({
        instalment: one,
        otherMonthlyInstalments: two,
        netMonthlyIncome: three,
      }),
    ];
    for (const ratio of ratios) expect(ratio === undefined || ratio >= 0).toBe(true);
  });
});
