import fc from 'fast-check';
import listVectors from '../../test-vectors/refixation-list.json';
import { annuityPayment } from '../loan/annuity';
import { addDays, addMonths } from '../calendar-and-money/calendar';
import { LendingError } from '../calendar-and-money/lending-error';
import { ceilToCrown, roundToHaler, sumOf } from '../calendar-and-money/money';
import { loanAtNewRate, owedOn } from './rate-change';
import { refixationOffers } from './refixation-offers';
import { runningSchedule, type RunningLoan } from './repayment-on-day';
import { buildSchedule, type ScheduleRow } from '../loan/schedule';

const start = '2026-11-15';
/** A loan with its usual instalment, the first of `months` due in December. */
const runningOf = (balance: number, months: number, ratePercent: number): RunningLoan => ({
  balance,
  ratePercent,
  instalment: buildSchedule({
    amount: balance,
    months,
    ratePercent,
    drawingDate: start,
    paymentDay: 15,
  }).instalment,
  paymentDay: 15,
  nextPaymentOn: '2026-12-15',
  maturityOn: addMonths(start, months),
});

const interestOf = (rows: readonly ScheduleRow[]) => sumOf(rows.map(({ interest }) => interest));

describe('offers of a refixation', () => {
  it.each(listVectors)('are those of the list where the rate differs $id', ({ input }) => {
    const loan: RunningLoan = {
      balance: input.balance,
      ratePercent: 3.19,
      instalment: ceilToCrown(annuityPayment(input.balance, 3.19, input.remaining_months)),
      paymentDay: 15,
      nextPaymentOn: '2026-12-15',
      maturityOn: addMonths(start, input.remaining_months),
    };
    const rates = input.offers.map(({ years, rate, discount }) => ({
      fixedRatePeriod: 12 * years,
      interestRate: Number(rate),
      interestRateDiscount: Number(discount),
    }));
    const offers = rates.map((rate) => loanAtNewRate(loan, { day: start, ...rate }).offer);
    expect(offers).toEqual(refixationOffers(input.balance, input.remaining_months, rates));
  });
});

const loans = fc.record({
  balance: fc.integer({ min: 500_000, max: 9_000_000 }),
  months: fc.integer({ min: 48, max: 360 }),
  tenths: fc.integer({ min: 10, max: 90 }),
  fixed: fc.integer({ min: 0, max: 36 }),
});
type Drawn = { balance: number; months: number; tenths: number; fixed: number };
const drawn = ({ balance, months, tenths, fixed }: Drawn) => ({
  loan: runningOf(balance, months, tenths / 10),
  day: addMonths(start, fixed),
});

describe('a loan whose rate changes', () => {
  it('keeps its maturity and instalment at the same rate', () => {
    fc.assert(
      fc.property(loans, (terms) => {
        const { loan, day } = drawn(terms);
        const interestRate = loan.ratePercent;
        const at = (points: number) =>
          loanAtNewRate(loan, {
            day,
            fixedRatePeriod: 36,
            interestRate: roundToHaler(interestRate + points),
            interestRateDiscount: points,
          });
        for (const same of [at(0), at(0.4)]) {
          expect(same.rows).toEqual(same.rowsAlone);
          expect(same.interestSaved).toBe(0);
          const change = same.offer.loanPaymentAmountDiscounted - loan.instalment;
          expect(Math.abs(change)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its maturity at any rate, and repays what is owed', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 120 }), (terms, tenths) => {
        const { loan, day } = drawn(terms);
        const change = { day, fixedRatePeriod: 36, interestRate: tenths / 10 };
        const { rows, rowsAlone, balance } = loanAtNewRate(loan, change);
        expect(rows.map(({ date }) => date)).toEqual(rowsAlone.map(({ date }) => date));
        expect(sumOf(rows.map(({ principal }) => principal))).toBe(balance);
        expect(rows.at(-1)?.balance).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('never costs more interest at a lower rate', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 60 }), (terms, tenths) => {
        const { loan, day } = drawn(terms);
        const at = (interestRateDiscount: number) =>
          loanAtNewRate(loan, {
            day,
            fixedRatePeriod: 36,
            interestRate: roundToHaler((terms.tenths + 13) / 10),
            interestRateDiscount,
          });
        const [dearer, cheaper] = [at((tenths - 1) / 10), at(tenths / 10)];
        expect(interestOf(cheaper.rows)).toBeLessThanOrEqual(interestOf(dearer.rows));
        expect(cheaper.offer.loanPaymentAmountDiscounted).toBeLessThanOrEqual(
          dearer.offer.loanPaymentAmountDiscounted,
        );
        expect(cheaper.interestSaved).toBeGreaterThanOrEqual(dearer.interestSaved);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is owed on a day', () => {
  const loan = runningOf(2_000_000, 240, 4.8);
  const [first, second] = runningSchedule(loan).rows;

  it('is less by the instalments due till then', () => {
    expect(owedOn(loan, addDays('2026-12-15', -1))).toMatchObject({
      balance: 2_000_000,
      since: start,
    });
    const owed = owedOn(loan, '2026-12-15');
    expect(owed).toMatchObject({ balance: first!.balance, since: '2026-12-15' });
    expect(owed.rowsAlone[0]).toEqual(second);
  });

  it('is refused when the loan is repaid by then', () => {
    const refusal = expect.objectContaining({ field: 'day', reason: 'tooLate' });
    expect(() => owedOn(loan, loan.maturityOn)).toThrow(LendingError);
    expect(() => owedOn(loan, loan.maturityOn)).toThrow(refusal);
  });
});
