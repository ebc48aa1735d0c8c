import fc from 'fast-check';
import { LendingError } from '../calendar-and-money/lending-error';
import vectors from '../../test-vectors/extra-payment.json';
import { addDays, addMonths } from '../calendar-and-money/calendar';
import { extraPaymentOptions } from './extra-payment';
import { repayOnDay, runningSchedule, type RunningLoan } from './repayment-on-day';
import { quoteRepayment, type RepaidLoan } from './repayment-quote';
import { lostInterest } from './interest-difference';
import { buildSchedule } from '../loan/schedule';

/** 2 mil. CZK at 4.8 % with 20 years left: `annuityPayment` gives 12 979.16. */
const running: RunningLoan = {
  balance: 2_000_000,
  ratePercent: 4.8,
  instalment: 12_980,
  paymentDay: 15,
  nextPaymentOn: '2026-12-15',
  maturityOn: '2046-11-15',
};
const shorterTerm = 'shorterTerm' as const;
const lowerInstalment = 'lowerInstalment' as const;

const runningOf = ({ balance, months, ratePercent }: Record<string, number>): RunningLoan => {
  const { instalment } = buildSchedule({
    amount: balance!,
    months: months!,
    ratePercent: ratePercent!,
    drawingDate: '2026-11-15',
    paymentDay: 15,
  });
  const maturityOn = addMonths('2026-11-15', months!);
  return { ...running, balance: balance!, ratePercent: ratePercent!, instalment, maturityOn };
};

/** Of the loans of the reference. */
const due = (number: number) => addMonths('2026-01-20', number);

const dayOf = (number: number) => addDays('2026-11-15', number);

const sum = (...amounts: number[]) => amounts.reduce((all, one) => all + Math.round(one * 100), 0);

describe('a repayment on a day', () => {
  it('on the due date costs no interest, and is that of the schedule', () => {
    const inSchedule = extraPaymentOptions(
      { ...running, amount: 2_000_000, months: 240, drawingDate: '2026-11-15', instalment: 12_980 },
      1,
      300_000,
    );
    const on = (effect: typeof shorterTerm | typeof lowerInstalment) =>
      repayOnDay(running, { date: '2026-12-15', amount: 300_000, effect });
    const sooner = on(shorterTerm);
    expect(sooner).toMatchObject({ days: 0, accruedInterest: 0, principal: 300_000 });
    expect(sooner.balanceAfter).toBe(inSchedule.balanceAfter);
    expect(sooner.monthsShortened).toBe(inSchedule.shorterTerm.monthsShortened);
    expect(sooner.interestSaved).toBe(inSchedule.shorterTerm.interestSaved);
    expect(on(lowerInstalment).instalment).toBe(inSchedule.lowerInstalment.instalment);
    expect(on(lowerInstalment).maturityOn).toBe('2046-11-15');
  });

  it('between due dates pays interest of its days first', () => {
    // 30E/360: 15 days of 2 mil. at 4.8 % are 2 000 000 × 0.048 × 15 / 360 = 4 000 CZK.
    const paid = repayOnDay(running, { date: '2026-11-30', amount: 104_000, effect: shorterTerm });
    expect(paid).toMatchObject({
      days: 15,
      accruedInterest: 4_000,
      principal: 100_000,
      balanceAfter: 1_900_000,
      instalment: 12_980,
    });
    // The other 15 days: 1 900 000 × 0.048 × 15 / 360.
    expect(paid.rows[0]).toMatchObject({ date: '2026-12-15', days: 15, interest: 3_800 });
  });

  it('of all is the balance with its interest', () => {
    const paid = repayOnDay(running, { date: '2026-11-30', effect: shorterTerm });
    expect(paid).toMatchObject({
      amount: 2_004_000,
      balanceAfter: 0,
      rows: [],
      maturityOn: '2026-11-30',
      monthsShortened: 240,
    });
    const { totals } = runningSchedule(running);
    expect(paid.interestSaved).toBe(Math.round((totals.interest - 4_000) * 100) / 100);
  });

  it.each([
    ['2026-11-14', 100_000, 'date', 'tooEarly'],
    ['2046-11-15', 100_000, 'date', 'tooLate'],
    ['2026-11-30', 4_000, 'amount', 'belowMinimum'],
    ['2026-11-30', 2_004_000.01, 'amount', 'aboveMaximum'],
  ])('on %s of %d is refused for its %s', (date, amount, field, reason) => {
    const refused = () => repayOnDay(running, { date, amount, effect: shorterTerm });
    expect(refused).toThrow(LendingError);
    expect(refused).toThrow(expect.objectContaining({ field, reason }));
  });

  it.each(vectors)('on the due date gives $id of the reference', ({ input, expected }) => {
    const paid = input.paid_instalments;
    const then: RunningLoan = {
      balance: Number(expected.balance_before),
      ratePercent: Number(input.nominal_rate_pct),
      instalment: Number(input.instalment),
      paymentDay: 20,
      nextPaymentOn: due(paid + 1),
      maturityOn: due(input.months),
    };
    const on = (effect: typeof shorterTerm | typeof lowerInstalment) =>
      repayOnDay(then, { date: due(paid), amount: Number(input.extra_payment), effect });
    const { keep_term: lower, keep_instalment: sooner } = expected;
    expect(on(lowerInstalment)).toMatchObject({
      balanceAfter: Number(expected.balance_after),
      instalment: Number(lower.new_instalment),
      interestSaved: Number(lower.interest_saved),
    });
    expect(on(shorterTerm)).toMatchObject({
      instalment: Number(sooner.instalment),
      monthsShortened: sooner.months_shortened,
      interestSaved: Number(sooner.interest_saved),
    });
  });

  const loans = fc.record({
    balance: fc.integer({ min: 50_000, max: 9_000_000 }),
    months: fc.integer({ min: 13, max: 360 }),
    ratePercent: fc.integer({ min: 100, max: 900 }).map((rate) => rate / 100),
    share: fc.integer({ min: 3, max: 99 }),
    // Before the last instalment of the shortest.
    day: fc.integer({ min: 0, max: 380 }),
  });

  it.each([shorterTerm, lowerInstalment])('never costs more interest (%s)', (effect) => {
    fc.assert(
      fc.property(loans, ({ share, day, ...loan }) => {
        const date = dayOf(day);
        const before = runningOf(loan);
        const { amount: owed } = repayOnDay(before, { date, effect });
        // More than the interest of its days.
        const amount = Math.ceil(owed * (0.04 + (share / 100) * 0.95));
        const { interestSaved, rowsAlone, rows, instalment } = repayOnDay(before, {
          date,
          amount: Math.min(owed, amount),
          effect,
        });
        expect(interestSaved).toBeGreaterThanOrEqual(0);
        expect(rows.length).toBeLessThanOrEqual(rowsAlone.length);
        expect(instalment).toBeLessThanOrEqual(Math.max(...rowsAlone.map((row) => row.instalment)));
      }),
      { numRuns: 60 },
    );
  });

  // Instalments so high that whole crowns, rounded up, never shorten the loan by a month.
  const large = loans.map(({ balance, months, ...rest }) => ({
    ...rest,
    balance: balance + 1_000_000,
    months: Math.min(months, 240),
  }));

  it.each([shorterTerm, lowerInstalment])('in two payments on a day is one (%s)', (effect) => {
    fc.assert(
      fc.property(large, fc.integer({ min: 1, max: 99 }), ({ day, share, ...terms }, part) => {
        const date = dayOf(day);
        const before = runningOf(terms);
        const { balanceBefore, accruedInterest } = repayOnDay(before, { date, effect });
        // Up to six tenths of what is owed, in haléře.
        const whole = Math.round(balanceBefore * 0.6 * share) + 2;
        const first = Math.ceil((whole * part) / 100);
        const paying = (halere: number) =>
          repayOnDay(before, { date, amount: sum(accruedInterest, halere / 100) / 100, effect });
        const once = paying(whole);
        const one = paying(first);
        const second = (whole - first) / 100;
        const after = {
          ...before,
          balance: one.balanceAfter,
          instalment: one.instalment,
          nextPaymentOn: one.rows[0]!.date,
          interestPaidUntil: date,
        };
        const two = repayOnDay(after, { date, amount: second, effect });
        expect(two).toMatchObject({ accruedInterest: 0, days: 0, principal: second });
        expect(two.balanceAfter).toBe(once.balanceAfter);
        expect(two.rows).toEqual(once.rows);
        expect(sum(one.interestSaved, two.interestSaved)).toBe(sum(once.interestSaved));
      }),
      { numRuns: 60 },
    );
  });
});

const loan: RepaidLoan = {
  ...running,
  kind: 'housingPurpose',
  contractDate: '2025-05-10',
  totalCredit: 2_100_000,
  fixationStart: '2025-05-15',
  fixationEnd: '2030-05-15',
};
const policy = { costs: 800, anniversaryIncluded: false, averageRatePercent: 4.3 };
const paid = (change: object = {}, at: Partial<RepaidLoan> = {}) =>
  quoteRepayment(
    { ...loan, ...at },
    { date: '2026-12-15', amount: 500_000, effect: shorterTerm, ...change },
    policy,
  );

describe('the fee of a repayment', () => {
  it('is the lost interest with the costs, below the cap', () => {
    const { fee, total } = paid();
    // Four years commenced: the cap is 1 % of 500 000.
    expect(fee).toMatchObject({ regime: 'fixation2024', yearsCommenced: 4, cap: 5_000 });
    expect(fee.interestPart).toBe(5_000);
    expect(fee.costsPart).toBe(800);
    expect(total).toBe(505_800);
  });

  it('is asked for the principal alone, not for the interest of the days', () => {
    const { fee, principal, accruedInterest } = paid({ date: '2026-11-30' });
    expect(accruedInterest).toBe(4_000);
    expect(fee.chargeableAmount).toBe(principal);
  });

  it('is none for a quarter of the credit before the anniversary, and asked for one haléř more', () => {
    const inWindow = { date: '2027-04-15' };
    expect(paid({ ...inWindow, amount: 525_000 }).fee).toMatchObject({
      freeAmount: 525_000,
      totalFee: 0,
    });
    const above = paid({ ...inWindow, amount: 525_000.01 }).fee;
    expect(above.chargeableAmount).toBe(0.01);
    const already = paid({ ...inWindow, amount: 500_000, alreadyRepaidInWindow: 100_000 }).fee;
    expect(already).toMatchObject({ freeAmount: 425_000, chargeableAmount: 75_000 });
  });

  it('is never more than the interest that the part would have cost', () => {
    const { fee, principal } = paid({ date: '2030-05-14', amount: 10_000 });
    // One more month at 4.8 %.
    expect(fee.totalFee).toBe(Math.round(principal * 0.4) / 100);
    expect(fee.totalFee).toBeLessThan(fee.costsPart);
  });

  it.each([
    [{ newRateNotified: '2026-12-01' }, {}, 'newRateNotice'],
    [{ reason: 'insurancePayout' }, {}, 'insurancePayout'],
    [{ reason: 'deathIllnessDisability' }, {}, 'deathIllnessDisability'],
    [{ reason: 'propertySale' }, { contractDate: '2024-10-10' }, 'propertySaleAfter24Months'],
    [
      { reason: 'divorceSettlement' },
      { contractDate: '2024-10-10' },
      'divorceSettlementAfter24Months',
    ],
    [{}, { fixationEnd: undefined }, 'noFixedRate'],
  ])('is none: %j %j', (change, at, freeReason) => {
    expect(paid(change, at as Partial<RepaidLoan>).fee).toMatchObject({ freeReason, totalFee: 0 });
  });

  it.each([
    [{ fixationStart: '2024-08-31' }, 'costsOnly', 800],
    [{ kind: 'americanMortgage' as const }, 'costsOnly', 800],
    [{ fixationStart: '2016-11-30' }, 'contract', undefined],
    [{ kind: 'unsecured' as const }, 'consumerCredit', 5_000],
  ])('of %j is that of its regime', (at, regime, totalFee) => {
    const { fee, total } = paid({}, at);
    expect(fee).toMatchObject({ regime });
    expect(fee.totalFee).toBe(totalFee);
    expect(total).toBe(totalFee === undefined ? undefined : 500_000 + totalFee);
  });

  it('adds up from its parts to the haléř', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 199_000_000 }),
        fc.integer({ min: 0, max: 40 }),
        (halere, month) => {
          const date = addMonths('2026-12-15', month);
          const { fee, total, amount, principal, accruedInterest } = paid({
            date,
            amount: Math.min(halere / 100, 1_000_000),
          });
          expect(sum(principal, accruedInterest)).toBe(sum(amount));
          expect(sum(fee.freeAmount, fee.chargeableAmount)).toBe(sum(principal));
          expect(sum(total ?? 0)).toBe(sum(amount, fee.totalFee ?? 0));
          expect(sum(fee.totalFee ?? 0)).toBeLessThanOrEqual(sum(fee.interestPart, fee.costsPart));
          expect(sum(fee.interestPart)).toBeLessThanOrEqual(sum(fee.cap ?? 0));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('loses interest on what is charged alone', () => {
    // 4.7 % against 4.8 %: less is lost than the cap allows.
    const near = { ...policy, averageRatePercent: 4.7 };
    const request = { date: '2027-04-15', amount: 1_000_000, effect: shorterTerm };
    // On a due date, so that the principal is the amount.
    const inWindow = quoteRepayment(loan, request, near).fee;
    expect(inWindow).toMatchObject({ freeAmount: 525_000, chargeableAmount: 475_000 });
    expect(inWindow.interestPart).toBeLessThan(inWindow.cap!);
    const asked = { monthsToMaturity: 235, monthsToFixationEnd: 37, contractRatePercent: 4.8 };
    expect(inWindow.interestPart).toBe(
      lostInterest({ ...asked, amount: 475_000, averageRatePercent: 4.7 }),
    );
  });

  const regimes = fc.constantFrom<Partial<RepaidLoan>>(
    {},
    { fixationStart: '2024-08-31' },
    { kind: 'americanMortgage' },
    { kind: 'unsecured' },
  );

  it('is never above the cap of its regime', () => {
    fc.assert(
      fc.property(
        regimes,
        fc.integer({ min: 0, max: 1_200 }),
        fc.integer({ min: 1_000_000, max: 170_000_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.constantFrom(null, 0.5, 4.3, 4.79, 9),
        (at, day, halere, costs, averageRatePercent) => {
          const date = addDays('2026-11-15', day);
          const repaid = { ...loan, ...at };
          const { fee, principal } = quoteRepayment(
            repaid,
            { date, amount: halere / 100, effect: shorterTerm },
            { ...policy, costs, averageRatePercent },
          );
          const charged = fee.chargeableAmount;
          const years = yearsTo(date, repaid.fixationEnd!);
          const caps = {
            // Lost interest by commenced years, and 1 000 CZK of costs.
            fixation2024: charged * Math.min(0.01, 0.0025 * years) + Math.min(costs, 1_000),
            costsOnly: costs,
            consumerCredit: charged * 0.01,
            contract: 0,
          };
          expect(fee.totalFee).toBeLessThanOrEqual(caps[fee.regime] + 0.006);
          expect(charged === 0 && fee.totalFee !== 0).toBe(false);
          expect(charged).toBeLessThanOrEqual(principal);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Each commenced one counts. */
const yearsTo = (from: string, to: string): number =>
  [0, 1, 2, 3, 4, 5].find((years) => addMonths(from, 12 * years) >= to)!;
