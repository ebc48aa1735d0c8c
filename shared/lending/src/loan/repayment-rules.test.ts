import { type RepaymentRules } from './repayment-rules';
import { type MortgageSimulationInput, simulateMortgage } from './mortgage-simulation';
import { sumOf } from '../calendar-and-money/money';

const loan: MortgageSimulationInput = {
  amount: 3_000_000,
  months: 360,
  ratePercent: 4.59,
  fixationMonths: 60,
  drawingDate: '2026-12-01',
  paymentDay: 20,
};

const ruled = (rules: Partial<RepaymentRules>, change: Partial<MortgageSimulationInput> = {}) =>
  simulateMortgage({ ...loan, ...change, ...rules });

/** 3 000 000 × 4.59 % × 49 / 360 */
const interestOfFirstPeriod = 18_742.5;
/** 3 000 000 × 4.59 % / 12 */
const interestOfMonth = 11_475;
/** The annuity of equal months, 15 361.41, up to crowns. */
const ofWholeMonths = 15_362;

describe('a first period longer than a month', () => {
  it('is paid by its interest where that is more than an instalment', () => {
    const { instalment, schedule, numberOfInstalments } = ruled({});
    expect(instalment).toBe(15_382);
    expect(schedule[0]).toMatchObject({ instalment: interestOfFirstPeriod, principal: 0 });
    expect(numberOfInstalments).toBe(360);
  });

  it('has its interest paid apart, and all instalments after it', () => {
    const { instalment, schedule, numberOfInstalments, maturityDate } = ruled({
      firstPeriod: 'interestApart',
    });
    expect(instalment).toBe(ofWholeMonths);
    expect(schedule[0]).toMatchObject({ instalment: interestOfFirstPeriod, principal: 0 });
    expect(schedule[1]).toMatchObject({ instalment, interest: interestOfMonth });
    expect(numberOfInstalments).toBe(361);
    expect(maturityDate).toBe('2057-01-20');
  });

  it('is paid by a whole instalment and the interest for what is beyond a month', () => {
    const { instalment, firstInstalment, schedule, numberOfInstalments } = ruled({
      firstPeriod: 'wholeInstalment',
    });
    expect(instalment).toBe(ofWholeMonths);
    expect(firstInstalment).toBe(ofWholeMonths + interestOfFirstPeriod - interestOfMonth);
    expect(schedule[0]?.principal).toBe(ofWholeMonths - interestOfMonth);
    expect(numberOfInstalments).toBe(360);
  });
});

it('takes the interest of missing days off a whole instalment', () => {
  const { instalment, firstInstalment } = ruled(
    { firstPeriod: 'wholeInstalment' },
    { drawingDate: '2026-12-30' },
  );
  // 20 days of 30.
  expect(firstInstalment).toBe(instalment - interestOfMonth / 3);
});

it('pays the interest of a short first period apart, too', () => {
  const { schedule } = ruled({ firstPeriod: 'interestApart' }, { drawingDate: '2026-12-30' });
  expect(schedule[0]).toMatchObject({ instalment: (interestOfMonth * 20) / 30, principal: 0 });
});

it.each([
  ['2026-11-30', 1, '2026-12-01', '2027-01-01'],
  ['2026-11-30', 30, '2026-12-30', '2026-12-30'],
  ['2026-12-01', 1, '2027-01-01', '2027-01-01'],
  ['2027-01-31', 28, '2027-02-28', '2027-02-28'],
  ['2027-01-31', 27, '2027-02-27', '2027-03-27'],
])('drawn on %s and paid on day %d: first on %s, or after a month on %s', (...row) => {
  const [drawingDate, paymentDay, nextMonth, afterWholeMonth] = row;
  const change = { drawingDate, paymentDay };
  expect(ruled({ firstDue: 'nextMonth' }, change).firstPaymentDate).toBe(nextMonth);
  expect(ruled({ firstDue: 'afterWholeMonth' }, change).firstPaymentDate).toBe(afterWholeMonth);
});

it.each([
  [0.01, 15_361.41],
  [1, 15_362],
  [10, 15_370],
  [100, 15_400],
])('rounds up to multiples of %d CZK', (instalmentStep, instalment) => {
  const whole = { drawingDate: '2026-12-20' };
  const result = ruled({ instalmentStep }, whole);
  expect(result.instalment).toBe(instalment);
  expect(result.lastInstalment).toBeLessThanOrEqual(instalment);
  expect(result.schedule.at(-1)?.balance).toBe(0);
});

const everyRule = (['interestAtLeast', 'interestApart', 'wholeInstalment'] as const).flatMap(
  (firstPeriod) =>
    (['30E/360', 'act/360', 'act/365'] as const).map((dayCount) => ({ firstPeriod, dayCount })),
);

it.each(everyRule)(
  '%j repays the loan, no instalment above the regular one but the first',
  (rules) => {
    const { schedule, instalment, totalPaid, totalInterest, lastInstalment } = ruled(rules);
    expect(schedule.at(-1)?.balance).toBe(0);
    expect(sumOf(schedule.map(({ principal }) => principal))).toBe(loan.amount);
    expect(sumOf([loan.amount, totalInterest])).toBe(totalPaid);
    expect(lastInstalment).toBeLessThanOrEqual(instalment);
    expect(new Set(schedule.slice(1, -1).map((row) => row.instalment))).toEqual(
      new Set([instalment]),
    );
  },
);

const stepOf = (code: string, ...change: Parameters<typeof ruled>) =>
  ruled(...change).steps.find((step) => step.code === code);

describe('the steps of the instalment', () => {
  it('name the formula of the instalments that repay, beside a first one of interest', () => {
    expect(stepOf('instalment', {})).toMatchObject({
      operands: { formula: 'wholeMonths', payments: 359, firstDays: 30, ofWholeMonths },
      result: 15_382,
    });
    expect(stepOf('firstInstalment', {})).toEqual({
      code: 'firstInstalment',
      operands: {
        amount: 3_000_000,
        rate: 4.59,
        days: 49,
        yearDays: 360,
        interest: interestOfFirstPeriod,
        principal: 0,
      },
      result: interestOfFirstPeriod,
    });
  });

  it('count with a first period that is shorter', () => {
    const change = { drawingDate: '2026-12-30' };
    expect(stepOf('instalment', {}, change)).toMatchObject({
      operands: { formula: 'firstPeriod', payments: 360, firstDays: 20 },
    });
    expect(stepOf('firstInstalment', {}, change)).toBeUndefined();
  });

  it('know equal months, no interest, and days that no formula has', () => {
    const formulas = [
      stepOf('instalment', {}, { drawingDate: '2026-12-20' }),
      stepOf('instalment', {}, { ratePercent: 0 }),
      stepOf('instalment', { dayCount: 'act/360' }),
      stepOf('instalment', { firstPeriod: 'wholeInstalment' }),
      stepOf('instalment', { firstPeriod: 'interestApart' }),
    ].map((step) => step?.operands['formula']);
    expect(formulas).toEqual([
      'wholeMonths',
      'interestFree',
      'dated',
      'wholeMonths',
      'wholeMonths',
    ]);
  });

  it.each(Array.from({ length: 28 }, (_, index) => index + 1))(
    'are right to the crown, payment day %d',
    (paymentDay) => {
      const { steps, instalment } = ruled({}, { drawingDate: '2026-11-24', paymentDay });
      const step = steps.find(({ code }) => code === 'instalment');
      expect(step?.operands['formula']).not.toBe('dated');
      expect(Math.ceil(Number(step?.operands['exact']))).toBe(instalment);
    },
  );
});
