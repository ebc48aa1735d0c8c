import fc from 'fast-check';
import { annuityPayment } from '../loan/annuity';
import { addMonths } from '../calendar-and-money/calendar';
import {
  compareProjections,
  instalmentStep,
  interestStep,
  projectionUntil,
  rateRises,
  savingStep,
  sumStep,
} from './loan-projection';
import { loanAtNewRate } from './rate-change';
import type { RunningLoan } from './repayment-on-day';

/** 2 mil. CZK at 4.8 % with 20 years left: `annuityPayment` gives 12 979.16. */
const running: RunningLoan = {
  balance: 2_000_000,
  ratePercent: 4.8,
  instalment: 12_980,
  paymentDay: 15,
  nextPaymentOn: '2026-12-15',
  maturityOn: '2046-11-15',
};
const newRate = {
  day: '2027-11-15',
  fixedRatePeriod: 60,
  interestRate: 4.69,
  interestRateDiscount: 0.2,
};

const halere = (amount: number) => Math.round(amount * 100);

describe('lives of a loan', () => {
  const projections = compareProjections(running, newRate);

  it('begin with the same balance, and end on the same day', () => {
    const { balance, alone, listed, offered } = projections;
    for (const { rows } of [alone, listed, offered]) {
      expect(rows[0]?.date).toBe('2027-12-15');
      expect(rows.at(-1)?.date).toBe('2046-11-15');
      expect(halere((rows[0]?.principal ?? 0) + (rows[0]?.balance ?? 0))).toBe(halere(balance));
    }
    expect([alone, listed, offered].map(({ ratePercent }) => ratePercent)).toEqual([
      4.8, 4.69, 4.49,
    ]);
    expect(alone.instalment).toBe(12_980);
    expect(offered.instalment).toBeLessThan(listed.instalment);
  });

  it('are told until the end of the fixation and until maturity', () => {
    expect(projections.fixedUntil).toBe('2032-11-15');
    expect(projections.offered.untilFixationEnd.instalments).toBe(60);
    expect(projections.offered.untilMaturity).toMatchObject({ instalments: 228, balance: 0 });
    expect(projections.offered.untilFixationEnd.interest).toBeLessThan(
      projections.alone.untilFixationEnd.interest,
    );
  });

  it('are told until maturity when that comes before the end of the fixation', () => {
    const long = compareProjections(running, { ...newRate, fixedRatePeriod: 360 });
    expect(long.fixedUntil).toBe('2046-11-15');
    expect(long.offered.untilFixationEnd).toEqual(long.offered.untilMaturity);
    expect(rateRises(long.offered, [1, 2])).toEqual([]);
  });

  it('have paid nothing before their first instalment', () => {
    expect(projectionUntil(projections.alone.rows, projections.balance, '2027-11-30')).toEqual({
      instalments: 0,
      paid: 0,
      interest: 0,
      balance: projections.balance,
    });
  });

  it('save what the loan at the new rate saves', () => {
    const { interestSaved } = loanAtNewRate(running, newRate);
    const { alone, offered } = projections;
    expect(savingStep(alone.untilMaturity, offered.untilMaturity).result).toBe(interestSaved);
  });
});

describe('a rise of the rate after the new fixation', () => {
  it('is repaid in the months that are left then', () => {
    const { offered } = compareProjections(running, newRate);
    const [one, two] = rateRises(offered, [1, 2]);
    expect(one).toMatchObject({ points: 1, ratePercent: 5.49 });
    expect(one!.instalment).toMatchObject({
      amount: offered.untilFixationEnd.balance,
      ratePercent: 5.49,
      months: 168,
    });
    expect(one!.instalment.result).toBeGreaterThan(offered.instalment);
    expect(two!.instalment.result).toBeGreaterThan(one!.instalment.result);
  });
});

const loans = fc.record({
  balance: fc.integer({ min: 500_000, max: 9_000_000 }),
  months: fc.integer({ min: 48, max: 360 }),
  tenths: fc.integer({ min: 10, max: 90 }),
  next: fc.integer({ min: 10, max: 90 }),
  discount: fc.integer({ min: 0, max: 9 }),
  years: fc.constantFrom(1, 2, 3, 5, 7, 10),
});

describe('what explains a number', () => {
  it('evaluates to the same haléř', () => {
    fc.assert(
      fc.property(loans, ({ balance: owed, months, tenths, next, discount, years }) => {
        const ratePercent = tenths / 10;
        const loan: RunningLoan = {
          ...running,
          balance: owed,
          ratePercent,
          instalment: Math.ceil(annuityPayment(owed, ratePercent, months).toNumber()),
          maturityOn: addMonths('2026-11-15', months),
        };
        const { alone, listed, offered, balance } = compareProjections(loan, {
          day: '2027-11-15',
          fixedRatePeriod: 12 * years,
          interestRate: next / 10,
          interestRateDiscount: discount / 10,
        });
        for (const projection of [alone, listed, offered])
          for (const until of [projection.untilFixationEnd, projection.untilMaturity]) {
            const { parts, result } = interestStep(balance, until);
            expect(result).toBe(until.interest);
            expect(halere(parts.paid) + halere(parts.repaid)).toBe(halere(result));
            // Against the rows themselves.
            const due = projection.rows.slice(0, until.instalments);
            const interest = due.reduce((sum, row) => sum + halere(row.interest), 0);
            expect(interest).toBe(halere(result));
          }
        const { result } = sumStep({ list: next / 10, discount: -discount / 10 });
        expect(result).toBe(offered.ratePercent);
        const { result: anew } = instalmentStep(balance, offered.ratePercent, offered.rows.length);
        expect(offered.ratePercent === ratePercent ? loan.instalment : anew).toBe(
          offered.instalment,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('rounds the formula as it says: up to haléře, and these up to crowns', () => {
    fc.assert(
      fc.property(loans, ({ balance, months, tenths }) => {
        const { exact, result } = instalmentStep(balance, tenths / 10, months);
        const monthly = tenths / 10 / 1200;
        const formula = (balance * monthly) / (1 - (1 + monthly) ** -months);
        expect(exact - formula).toBeGreaterThan(-1e-5);
        expect(exact - formula).toBeLessThan(0.01 + 1e-5);
        expect(result).toBe(Math.ceil(exact));
      }),
      { numRuns: 100 },
    );
  });
});
