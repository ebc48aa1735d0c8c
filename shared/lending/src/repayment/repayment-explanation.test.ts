import fc from 'fast-check';
import { addDays } from '../calendar-and-money/calendar';
import { explainRepayment } from './repayment-explanation';
import { quoteRepayment, type RepaidLoan, type RepaymentRequest } from './repayment-quote';

const loan: RepaidLoan = {
  kind: 'housingPurpose',
  balance: 2_000_000,
  ratePercent: 4.8,
  instalment: 12_980,
  paymentDay: 15,
  nextPaymentOn: '2026-12-15',
  maturityOn: '2046-11-15',
  contractDate: '2025-05-10',
  totalCredit: 2_100_000.01,
  fixationStart: '2025-05-15',
  fixationEnd: '2030-05-15',
};
const policy = { costs: 800, anniversaryIncluded: false, averageRatePercent: 4.3 };

const explained = (request: RepaymentRequest, change: object = {}, discount = 0) => {
  const [repaid, rules] = [
    { ...loan, ...change },
    { ...policy, ...change },
  ];
  const quote = quoteRepayment(repaid, request, rules);
  return { quote, steps: explainRepayment(repaid, request, rules, quote, discount) };
};

const halere = (amount: number) => Math.round(amount * 100);
const sum = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((all, part) => all + halere(part), 0);
/** Half up of a quotient of whole numbers. */
const halfUp = (over: bigint, under: bigint) => Number((2n * over + under) / (2n * under));

/** Interest by whole numbers alone: haléře × hundredths of a percent × days. */
const interestHalere = (step: {
  balance: number;
  ratePercent: number;
  days: number;
  yearDays: number;
}) =>
  halfUp(
    BigInt(halere(step.balance)) * BigInt(halere(step.ratePercent)) * BigInt(step.days),
    10_000n * BigInt(step.yearDays),
  );

const requests = fc.record({
  // While the fixation runs.
  day: fc.integer({ min: 0, max: 1_270 }),
  share: fc.integer({ min: 3, max: 1_000 }),
  effect: fc.constantFrom('shorterTerm' as const, 'lowerInstalment' as const),
  already: fc.integer({ min: 0, max: 60_000_000 }),
  discount: fc.integer({ min: 0, max: 300_000 }),
  averageRatePercent: fc.constantFrom(null, 3, 4.3, 4.79, 6),
});

describe('steps that explain a repayment', () => {
  it('evaluate to the same haléř', () => {
    fc.assert(
      fc.property(requests, ({ day, share, effect, already, discount, averageRatePercent }) => {
        const date = addDays('2026-11-15', day);
        const whole = quoteRepayment(loan, { date, effect }, policy);
        const { amount: owed, accruedInterest } = whole;
        const amount = Math.min(owed, (halere(accruedInterest) + share * 180_000) / 100);
        const { quote, steps } = explained(
          { date, effect, amount, alreadyRepaidInWindow: already / 100 },
          { averageRatePercent },
          discount / 100,
        );
        expect(interestHalere(steps.accruedInterest)).toBe(halere(quote.accruedInterest));
        expect(sum(steps.principal.parts)).toBe(halere(quote.principal));
        expect(sum(steps.balanceAfter.parts)).toBe(halere(quote.balanceAfter));
        expect(sum(steps.interestSaved.parts)).toBe(halere(quote.interestSaved));
        expect(sum(steps.total.parts)).toBe(halere(quote.total!) - discount);
        expect(sum(steps.net.parts)).toBe(
          halere(quote.interestSaved) - halere(quote.fee.totalFee!) + discount,
        );
        for (const step of [steps.principal, steps.balanceAfter, steps.interestSaved, steps.total])
          expect(halere(step.result)).toBe(sum(step.parts));
      }),
      { numRuns: 100 },
    );
  });

  it('evaluate to the haléř of the fee', () => {
    fc.assert(
      fc.property(requests, ({ day, share, effect, already, averageRatePercent }) => {
        const date = addDays('2026-11-15', day);
        const amount = (halere(20_000) + share * 170_000) / 100;
        const { quote, steps } = explained(
          { date, effect, amount, alreadyRepaidInWindow: already / 100 },
          { averageRatePercent },
        );
        const { fee, principal } = quote;
        const { free, charged, cap, lost, unlimited, interestToEnd } = steps.fee!;
        const quarter = free ? Math.floor((halere(free.totalCredit) * free.percent) / 100) : 0;
        expect(halere(free?.quarter ?? 0)).toBe(quarter);
        const left = Math.max(0, quarter - (free ? halere(free.alreadyRepaid) : 0));
        expect(Math.min(halere(principal), left)).toBe(halere(fee.freeAmount));
        expect(free?.result ?? 0).toBe(fee.freeAmount);
        expect(sum(charged.parts)).toBe(halere(fee.chargeableAmount));
        expect(charged.result).toBe(fee.chargeableAmount);
        // Of nothing there is no cap.
        const capHalere = cap
          ? halfUp(BigInt(halere(cap.amount)) * BigInt(halere(cap.percent)), 10_000n)
          : 0;
        expect(capHalere).toBe(halere(fee.cap ?? 0));
        const lostHalere = lost
          ? Math.max(0, halere(lost.atContract) - halere(lost.atAverage))
          : capHalere;
        expect(halere(lost?.result ?? fee.cap ?? 0)).toBe(lostHalere);
        expect(Math.min(lostHalere, capHalere)).toBe(halere(fee.interestPart));
        expect(halere(unlimited.result)).toBe(sum(unlimited.parts));
        expect(Math.min(sum(unlimited.parts), halere(interestToEnd))).toBe(halere(fee.totalFee!));
      }),
      { numRuns: 150 },
    );
  });

  it('name the formula of a lowered instalment, or that there is none', () => {
    fc.assert(
      fc.property(requests, ({ day, share }) => {
        const request = { date: addDays('2026-11-15', day), effect: 'lowerInstalment' as const };
        const { quote, steps } = explained({ ...request, amount: 20_000 + share * 1_700 });
        const step = steps.instalment!;
        expect(step.result).toBe(quote.instalment);
        const { amount, ratePercent, months, firstDays, exact = 0 } = step;
        const rate = ratePercent / 1_200;
        const formula =
          (((amount * (1 + (rate * firstDays) / 30)) / (1 + rate)) * rate) /
          (1 - (1 + rate) ** -months);
        const isSaid = step.formula !== 'dated';
        const above = exact - formula;
        expect(isSaid && (above < -1e-5 || above > 0.010_01)).toBe(false);
        expect(isSaid && Math.ceil(exact) !== step.result).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('say nothing of a fee that is free or the contract’s, nor of an instalment that stays', () => {
    const request = { date: '2026-12-15', amount: 500_000, effect: 'shorterTerm' as const };
    expect(explained({ ...request, reason: 'insurancePayout' }).steps.fee).toBeUndefined();
    const old = explained(request, { fixationStart: '2016-11-30' }).steps;
    expect(old.fee).toBeUndefined();
    expect(old.total.result).toBe(500_000);
    expect(explained(request).steps.instalment).toBeUndefined();
  });
});
