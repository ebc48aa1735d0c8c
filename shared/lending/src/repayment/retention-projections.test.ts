import fc from 'fast-check';
import vectors from '../../test-vectors/retention-compare.json';
import { annuityPayment } from '../loan/annuity';
import { addMonths } from '../calendar-and-money/calendar';
import { instalmentStep, interestStep } from './loan-projection';
import { ceilToCrown } from '../calendar-and-money/money';
import { loanAtNewRate } from './rate-change';
import type { RunningLoan } from './repayment-on-day';
import { compareRetention } from './retention';
import { breakEvenStep, retentionProjections, type RetentionTerms } from './retention-projections';

const start = '2026-11-15';
/** A loan with its usual instalment, the first of `months` due in December. */
const loanOf = (balance: number, months: number, ratePercent: number): RunningLoan => ({
  balance,
  ratePercent,
  instalment: ceilToCrown(annuityPayment(balance, ratePercent, months)),
  paymentDay: 15,
  nextPaymentOn: '2026-12-15',
  maturityOn: addMonths(start, months),
});
const halere = (amount: number) => Math.round(amount * 100);

describe('against another bank', () => {
  it.each(vectors)('agrees with the comparison of whole months $id', ({ input, expected }) => {
    const { balance, remaining_months: months, months_to_fixation_end: fixed } = input;
    const [currentRate, offeredRate, rate] = [
      input.current_rate_pct,
      input.offer_rate_pct,
      input.competitor_rate_pct,
    ].map(Number) as [number, number, number];
    const competitor = { rate, costs: input.competitor_costs };
    const terms: RetentionTerms = {
      day: start,
      fixedRateValidTo: addMonths(start, fixed),
      listRate: offeredRate,
      fee: 0,
      competitor: { ratePercent: rate, costs: competitor.costs },
    };
    const projections = retentionProjections(loanOf(balance, months, currentRate), terms);
    const whole = compareRetention({
      balance,
      remainingMonths: months,
      monthsToFixationEnd: fixed,
      currentRate,
      offeredRate,
      competitor,
    });
    const { alone, offered, leaving } = projections;
    expect([alone, offered, leaving!].map(({ instalment }) => instalment)).toEqual(
      Object.values(expected.instalments),
    );
    expect(offered.untilFixationEnd.instalments).toBe(fixed);
    // Instalments up to crowns pay a little more than the formula, which rounds nothing.
    for (const [projection, side] of [
      [alone, whole.current],
      [offered, whole.offer],
      [leaving!, whole.competitor!],
    ] as const)
      expect(Math.abs(projection.untilFixationEnd.interest - side.interest)).toBeLessThan(10);
    expect(Math.abs(offered.net.result - whole.offer.saving)).toBeLessThan(10);
    expect(Math.abs(leaving!.net.result - whole.competitor!.saving)).toBeLessThan(10);
    expect(leaving!.breakEven.result).toBe(expected.competitor_break_even_months);
    expect(projections.isOfferBetter).toBe(expected.offer_beats_competitor);
  });
});

const loans = fc.record({
  balance: fc.integer({ min: 300_000, max: 9_000_000 }),
  months: fc.integer({ min: 24, max: 360 }),
  tenths: fc.integer({ min: 10, max: 90 }),
  list: fc.integer({ min: 10, max: 90 }),
  discount: fc.integer({ min: 0, max: 9 }),
  fixed: fc.integer({ min: 1, max: 22 }),
  fee: fc.integer({ min: 0, max: 5_000 }),
  other: fc.integer({ min: 10, max: 90 }),
});
type Drawn = typeof loans extends fc.Arbitrary<infer Value> ? Value : never;
const projectionsOf = ({ balance, months, tenths, list, discount, fixed, fee, other }: Drawn) =>
  retentionProjections(loanOf(balance, months, tenths / 10), {
    day: '2026-12-15',
    fixedRateValidTo: addMonths(start, fixed + 1),
    listRate: list / 10,
    interestRateDiscount: discount / 10,
    fee,
    competitor: { ratePercent: other / 10, costs: 10_000 },
  });

describe('lives of a retention', () => {
  it('end on the same day, repaid, after one change of the rate at the end of the fixation', () => {
    fc.assert(
      fc.property(loans, (drawn) => {
        const { alone, offered, leaving, balance } = projectionsOf(drawn);
        for (const projection of [alone, offered, leaving!]) {
          expect(projection.untilFixationEnd.instalments).toBe(drawn.fixed);
          expect(projection.rows.map(({ date }) => date)).toEqual(
            alone.rows.map(({ date }) => date),
          );
          expect(projection.rows.at(-1)?.balance).toBe(0);
          expect(projection.rows.reduce((sum, row) => sum + halere(row.principal), 0)).toBe(
            halere(balance),
          );
          const rates = projection.rows.map(({ ratePercent }) => ratePercent);
          expect(new Set(rates.slice(0, drawn.fixed))).toEqual(new Set([projection.ratePercent]));
          expect(new Set(rates.slice(drawn.fixed))).toEqual(new Set([drawn.list / 10]));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never save less in the fixation with a larger discount', () => {
    fc.assert(
      fc.property(loans, (drawn) => {
        const [less, more] = [
          projectionsOf(drawn),
          projectionsOf({ ...drawn, discount: drawn.discount + 1 }),
        ];
        expect(more.offered.net.result).toBeGreaterThanOrEqual(less.offered.net.result);
      }),
      { numRuns: 60 },
    );
  });

  it('go on with their instalment when the list rate is their own', () => {
    const { offered } = projectionsOf({
      balance: 2_000_000,
      months: 240,
      tenths: 55,
      list: 48,
      discount: 0,
      fixed: 20,
      fee: 0,
      other: 50,
    });
    expect(offered.after).toEqual({ instalment: offered.instalment, step: undefined });
  });

  it('end with the fixation when the loan does', () => {
    const loan = loanOf(300_000, 24, 5);
    const { alone } = retentionProjections(loan, {
      day: '2026-12-15',
      fixedRateValidTo: loan.maturityOn,
      listRate: 4,
      fee: 0,
    });
    expect(alone.after).toBeUndefined();
    expect(alone.untilFixationEnd).toEqual(alone.untilMaturity);
  });

  it('tell the interest if a rate held to maturity, as the paper of the offer does', () => {
    const loan = loanOf(2_000_000, 240, 5.49);
    const day = '2026-12-15';
    const { alone, offered } = retentionProjections(loan, {
      day,
      fixedRateValidTo: '2030-05-15',
      listRate: 4.89,
      interestRateDiscount: 0.3,
      fee: 0,
    });
    const { interestSaved, rows } = loanAtNewRate(loan, {
      day,
      fixedRatePeriod: 0,
      interestRate: 4.89,
      interestRateDiscount: 0.3,
    });
    expect(halere(alone.ifHeld.interest - offered.ifHeld.interest)).toBe(halere(interestSaved));
    expect(offered.ifHeld).toMatchObject({ instalments: rows.length, balance: 0 });
    expect(offered.ifHeld.interest).toBeLessThan(offered.untilMaturity.interest);
  });

  it('compare with nobody unless another bank is named', () => {
    const projections = retentionProjections(loanOf(300_000, 24, 5), {
      day: '2026-12-15',
      fixedRateValidTo: '2027-11-15',
      listRate: 4,
      fee: 0,
    });
    expect(projections.leaving).toBeUndefined();
    expect(projections.isOfferBetter).toBeUndefined();
  });
});

describe('what explains a number', () => {
  it('evaluates to the same haléř', () => {
    fc.assert(
      fc.property(loans, (drawn) => {
        const { alone, offered, leaving, balance } = projectionsOf(drawn);
        for (const projection of [alone, offered, leaving!])
          for (const until of [
            projection.untilFixationEnd,
            projection.untilMaturity,
            projection.ifHeld,
          ]) {
            const { parts, result } = interestStep(balance, until);
            expect(halere(parts.paid) + halere(parts.repaid)).toBe(halere(until.interest));
            expect(result).toBe(until.interest);
          }
        for (const projection of [offered, leaving!]) {
          const { savedInFixation, saved, net, costs, breakEven } = projection;
          for (const { parts, result } of [savedInFixation, saved])
            expect(halere(parts.alone) + halere(parts.other)).toBe(halere(result));
          expect(halere(savedInFixation.result) - halere(costs)).toBe(halere(net.result));
          expect(projection.instalmentStep?.result ?? alone.instalment).toBe(projection.instalment);
          const { instalment, step } = projection.after!;
          const again = step && instalmentStep(step.amount, step.ratePercent, step.months);
          expect(again?.result ?? projection.instalment).toBe(instalment);
          const { monthly, result } = breakEven;
          const months = result ?? Infinity;
          expect(months * Math.max(0, monthly) >= costs || monthly <= 0).toBe(true);
          expect((months - 1) * monthly < costs || monthly <= 0).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the month in which the costs are back', () => {
  it.each([
    [3_000, 125, 24, 24],
    [3_000, 124, 24.19, 25],
    [0, 500, 0, 0],
    [0, -20, undefined, 0],
    [3_000, 0, undefined, undefined],
    [3_000, -20, undefined, undefined],
  ])('is counted from costs %d and a saving of %d a month', (costs, monthly, exact, result) => {
    expect(breakEvenStep(costs, monthly)).toEqual({ costs, monthly, exact, result });
  });
});
