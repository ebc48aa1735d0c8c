import { caseCalls } from '@advisor/contracts/case/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { loanAtNewRate } from '@advisor/lending/repayment/rate-change';
import { runningSchedule } from '@advisor/lending/repayment/repayment-on-day';
import { eq, sql } from 'drizzle-orm';
import { loans } from '../../domain/cases/schema/cases';
import { refinancingOffers } from '../../domain/refinancing/schema';
import { workOfDay } from './commands/work-of-day';
import { cleanUp } from '../../platform/operations/clean-up';
import { arrangementsOf, refinancedCase, runningLoan } from '../../testing/refinancing';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { outdatedRefinancingOffers } from './outdated';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

type Case = Awaited<ReturnType<typeof refinancedCase>>;

/** The bank's night before a day. */
async function night(day: string) {
  const now = new Date(`${day}T05:00Z`);
  backend.setNow(now);
  const { clientSealer: sealer } = backend.app.backend;
  const failed: number[] = [];
  const onFailed = (caseId: number) => void failed.push(caseId);
  return { ...(await workOfDay(backend.db, { sealer, day, now, onFailed })), failed };
}

/** All that a node does from now until a day, as time passes. */
async function live(day: string) {
  await backend.app.jobs.runDue();
  backend.setNow(new Date(`${day}T05:00Z`));
  await backend.app.jobs.runDue();
}

const refixationOf = ({ ask }: Case) => ask(refinancingCalls.refixation);

test('a signed retention changes the loan on its day, and not before', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginRetention();
  await one.withDocument(processId);
  const { offer } = await one.ask(refinancingCalls.retention, { params: { processId } });
  const { future, current } = await one.ask(refinancingCalls.parameters);
  expect(future).toMatchObject({ validFrom: '2026-12-15', interestRate: offer!.interestRate });
  expect(current.interestRate).toBe(5.49);

  expect((await night('2026-12-14')).tookEffect).toBe(0);
  expect((await one.loan()).interestRate).toBe(5.49);
  expect((await night('2026-12-15')).tookEffect).toBe(1);
  expect(await one.loan()).toMatchObject({
    interestRate: offer!.interestRate,
    monthlyPayment: offer!.loanPaymentAmount,
    fixedRateValidTo: '2027-04-15',
    maturityOn: runningLoan.maturityOn,
  });
  expect((await night('2026-12-15')).tookEffect).toBe(0);
  const process = await one.ask(refinancingCalls.retention, { params: { processId } });
  expect(process).toMatchObject({ state: 4, actions: [] });
  expect(await arrangementsOf(backend, one.caseId)).toMatchObject([{ state: 6 }]);
  const parameters = await one.ask(caseCalls.parameters);
  expect(JSON.stringify(parameters)).toContain(String(offer!.loanPaymentAmount));
  expect(JSON.stringify(await one.ask(caseCalls.timeline))).toContain('Retence nabyla účinnosti');
  // The bank has done it: the owner of the case is told.
  expect(await one.ask(notificationCalls.current)).toContainEqual(
    expect.objectContaining({ title: 'Retence nabyla účinnosti', caseId: one.caseId }),
  );
});

test('what nobody has signed by its day is cancelled', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginRetention();
  expect((await night('2026-12-15')).cancelled).toBe(1);
  const process = await one.ask(refinancingCalls.retention, { params: { processId } });
  expect(process.state).toBe(6);
  expect((await one.loan()).interestRate).toBe(5.49);
});

test('a signed extra payment lowers what is owed', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginExtraPayment({ isPaymentReduced: false });
  await one.withDocument(processId);
  const { offer } = await one.ask(refinancingCalls.extraPayment, { params: { processId } });
  await night('2026-12-15');
  const after = await one.loan();
  expect(after).toMatchObject({
    monthlyPayment: offer!.newMonthlyPayment,
    maturityOn: offer!.newMaturityOn,
    interestRate: 5.49,
  });
  expect(after.principal).toBeLessThan(2_000_000 - 300_000);
  const terms = await one.ask(refinancingCalls.repaymentTerms);
  expect(terms.loan!.principal).toBe(after.principal);
});

test('interest that a payment between due dates has paid is not asked for again', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginExtraPayment({ extraPaymentDate: '2026-12-21' });
  await one.withDocument(processId);
  await night('2026-12-21');
  const terms = await one.ask(refinancingCalls.repaymentTerms);
  expect(terms.loan).toMatchObject({
    interestPaidUntil: '2026-12-21',
    nextPaymentOn: '2027-01-15',
  });
  const again = await one.simulateExtraPayment({
    extraPaymentDate: '2026-12-28',
    extraPaymentAmount: 100_000,
  });
  const { principal } = await one.loan();
  // Seven days of 360.
  expect(again.interestAmount).toBeCloseTo((principal * 0.0549 * 7) / 360, 2);
  await night('2027-01-16');
  const later = await one.ask(refinancingCalls.repaymentTerms);
  expect(later.loan?.interestPaidUntil).toBeUndefined();
});

test('a signed payment of all that is owed repays the loan', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginExtraPayment({
    extraPaymentTypeId: 1,
    extraPaymentAmount: undefined,
  });
  await one.withDocument(processId);
  await night('2026-12-15');
  expect(await one.loan()).toMatchObject({ principal: 0, monthlyPayment: 0 });
  const terms = await one.ask(refinancingCalls.repaymentTerms);
  expect(terms.refusal).toBe('Úvěr je splacený.');
});

test('a refixation counts its instalment anew when less is owed by then', async () => {
  const one = await refinancedCase(backend);
  const offers = await one.ask(refinancingCalls.simulateRefixationList, { body: {} });
  const chosen = offers.find(({ fixedRatePeriod }) => fixedRatePeriod === 60)!;
  const params = { offerId: chosen.offerId };
  await one.ask(offerCalls.setFlags, { params, body: { isSelected: true } });
  const { process } = await refixationOf(one);
  await one.withDocument(process!.processId);
  const payment = await one.beginExtraPayment();
  await one.withDocument(payment.processId);
  await night('2026-12-15');
  const between = await one.loan();
  await night('2027-04-16');
  const after = await one.loan();
  const expected = loanAtNewRate(
    {
      balance: between.principal,
      ratePercent: 5.49,
      instalment: between.monthlyPayment,
      paymentDay: 15,
      // The instalments from January to April are paid by then.
      nextPaymentOn: '2027-01-15',
      maturityOn: runningLoan.maturityOn,
    },
    { day: '2027-04-15', fixedRatePeriod: 60, interestRate: chosen.interestRate },
  );
  expect(after).toMatchObject({
    principal: expected.balance,
    interestRate: chosen.interestRate,
    fixedRatePeriod: 60,
    fixedRateValidTo: '2032-04-15',
    monthlyPayment: expected.offer.loanPaymentAmount,
  });
  expect(after.monthlyPayment).toBeLessThan(chosen.loanPaymentAmount);
});

test('a loan that was changed on a due date may be changed again on that day', async () => {
  const one = await refinancedCase(backend);
  const payment = await one.beginExtraPayment();
  const { processId } = await one.beginRetention();
  await one.withDocument(payment.processId);
  await one.withDocument(processId);
  const { offer } = await one.ask(refinancingCalls.extraPayment, { params: payment });
  const twin = await refinancedCase(backend);
  const alone = await twin.beginExtraPayment();
  await twin.withDocument(alone.processId);
  expect(await night('2026-12-15')).toMatchObject({ tookEffect: 3, failed: [] });
  // The instalment of December is paid once: by the schedule that the payment begins from.
  expect((await one.loan()).principal).toBe((await twin.loan()).principal);
  const { loan } = await one.ask(refinancingCalls.repaymentTerms);
  expect(loan).toMatchObject({ nextPaymentOn: '2027-01-15' });
  expect(loan?.monthlyPayment).toBeLessThan(offer!.newMonthlyPayment!);
  for (const read of [refinancingCalls.parameters, refinancingCalls.refixation] as const)
    expect((await one.call(read)).statusCode).toBe(200);
  await one.simulateExtraPayment({ extraPaymentDate: '2027-01-15' });
});

test('after a change less is owed with each due date, as the schedule says', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginExtraPayment();
  await one.withDocument(processId);
  await night('2026-12-15');
  const begin = await one.loan();
  const { rows } = runningSchedule({
    balance: begin.principal,
    ratePercent: begin.interestRate,
    instalment: begin.monthlyPayment,
    paymentDay: 15,
    nextPaymentOn: '2027-01-15',
    maturityOn: begin.maturityOn!,
  });
  for (const [day, paid] of [
    ['2027-01-15', 0],
    ['2027-01-16', 1],
    ['2027-03-20', 3],
  ] as const) {
    backend.setNow(new Date(`${day}T05:00Z`));
    const { loan } = await one.ask(refinancingCalls.repaymentTerms);
    expect(loan?.principal).toBe(paid === 0 ? begin.principal : rows[paid - 1]!.balance);
    const { current } = await one.ask(refinancingCalls.parameters);
    expect(current.principal).toBe(loan?.principal);
  }
});

test('an offer holds over a due date on which nothing but the instalment is paid', async () => {
  const one = await refinancedCase(backend, { fixedRateValidTo: '2029-04-15' });
  const { processId } = await one.beginExtraPayment();
  await one.withDocument(processId);
  await night('2026-12-15');
  backend.setNow(new Date('2027-01-14T09:00Z'));
  const { offerId } = await one.simulateRetention();
  backend.setNow(new Date('2027-01-18T09:00Z'));
  expect((await one.call(offerCalls.linkRetention, { body: { offerId } })).statusCode).toBe(200);
});

test('a loan that was repaid is not changed any more', async () => {
  const one = await refinancedCase(backend);
  const offers = await one.ask(refinancingCalls.simulateRefixationList, { body: {} });
  const params = { offerId: offers[0]!.offerId };
  await one.ask(offerCalls.setFlags, { params, body: { isSelected: true } });
  const { process } = await refixationOf(one);
  await one.withDocument(process!.processId);
  const payment = await one.beginExtraPayment({
    extraPaymentTypeId: 1,
    extraPaymentAmount: undefined,
  });
  await one.withDocument(payment.processId);
  await night('2026-12-15');
  expect((await refixationOf(one)).process).toMatchObject({ state: 6 });
  expect(await night('2027-04-16')).toMatchObject({ tookEffect: 0, failed: [] });
  expect(await one.loan()).toMatchObject({ principal: 0, monthlyPayment: 0 });
});

test('of two signed changes the sooner is told as the next', async () => {
  const one = await refinancedCase(backend);
  const payment = await one.beginExtraPayment();
  await one.withDocument(payment.processId);
  const [offer] = await one.ask(refinancingCalls.simulateRefixationList, { body: {} });
  const params = { offerId: offer!.offerId };
  await one.ask(offerCalls.setFlags, { params, body: { isSelected: true } });
  await one.withDocument((await refixationOf(one)).process!.processId);
  const { future } = await one.ask(refinancingCalls.parameters);
  expect(future?.validFrom).toBe('2026-12-15');
});

test('one case that fails holds up no other', async () => {
  const broken = await refinancedCase(backend);
  const failing = await broken.beginRetention();
  await broken.withDocument(failing.processId);
  await backend.db
    .update(refinancingOffers)
    .set({ terms: sql`${refinancingOffers.terms} - 'after'` })
    .where(eq(refinancingOffers.caseId, broken.caseId));
  const one = await refinancedCase(backend);
  const { processId } = await one.beginRetention();
  await one.withDocument(processId);
  expect(await night('2026-12-15')).toMatchObject({ tookEffect: 1, failed: [broken.caseId] });
  expect((await broken.loan()).interestRate).toBe(5.49);
  // It is due the next night too.
  expect((await night('2026-12-16')).failed).toEqual([broken.caseId]);
});

test('a retention that the centre has not ended by its day leaves room for another', async () => {
  const one = await refinancedCase(backend, { fixedRateValidTo: '2029-04-15' });
  const { processId } = await one.beginRetention();
  await one.ask(refinancingCalls.handOver, { params: { processId } });
  expect((await night('2026-12-14')).cancelled).toBe(0);
  expect((await night('2026-12-15')).cancelled).toBe(1);
  await one.beginRetention();
});

test('clients are told their next rates four months ahead, those in arrears too, once', async () => {
  const one = await refinancedCase(backend, { overdueAmount: 5_000 });
  await live('2026-12-14');
  expect((await refixationOf(one)).offers).toEqual([]);
  await live('2026-12-15');
  const { offers, dates } = await refixationOf(one);
  expect(offers.length).toBeGreaterThan(2);
  expect(offers.every((offer) => offer.isLegalNotice && offer.isCommunicated)).toBe(true);
  expect(offers.filter((offer) => offer.isLegalNoticeDefault)).toMatchObject([
    { fixedRatePeriod: 60, validTo: '2027-04-15' },
  ]);
  expect(dates).toEqual({
    fixedRateValidTo: '2027-04-15',
    latestNotice: '2027-01-15',
    noticeSentOn: '2026-12-15',
    freeRepaymentUntil: '2027-03-15',
  });
  await live('2026-12-17');
  expect((await refixationOf(one)).offers).toEqual(offers);
});

test('who does not answer gets the default when the fixation is over', async () => {
  const one = await refinancedCase(backend, { fixedRateValidTo: '2026-12-20' });
  await live('2026-11-21');
  const byDefault = (await refixationOf(one)).offers.find((offer) => offer.isLegalNoticeDefault)!;
  const { future } = await one.ask(refinancingCalls.parameters);
  expect(future).toMatchObject({ validFrom: '2026-12-21', interestRate: byDefault.interestRate });
  await live('2026-12-20');
  expect((await one.loan()).interestRate).toBe(5.49);
  await live('2026-12-21');
  expect(await one.loan()).toMatchObject({
    interestRate: byDefault.interestRate,
    monthlyPayment: byDefault.loanPaymentAmount,
    fixedRatePeriod: byDefault.fixedRatePeriod,
    fixedRateValidTo: '2031-12-20',
  });
  const { processes } = await one.ask(refinancingCalls.parameters);
  expect(processes).toMatchObject([{ refinancingTypeId: 2, state: 4 }]);
});

test('who has signed another offer gets that one, not the default', async () => {
  const one = await refinancedCase(backend, { fixedRateValidTo: '2026-12-20' });
  await live('2026-11-21');
  const offers = await one.ask(refinancingCalls.simulateRefixationList, {
    body: { interestRateDiscount: 0.1 },
  });
  const chosen = offers.find(({ fixedRatePeriod }) => fixedRatePeriod === 36)!;
  const params = { offerId: chosen.offerId };
  await one.ask(offerCalls.setFlags, { params, body: { isSelected: true } });
  await one.withDocument((await refixationOf(one)).process!.processId);
  await live('2026-12-21');
  expect(await one.loan()).toMatchObject({
    interestRate: chosen.interestRateDiscounted,
    monthlyPayment: chosen.loanPaymentAmountDiscounted,
    fixedRateValidTo: '2029-12-20',
  });
});

test('the work of a day that broke off is gone on with, nothing is done twice', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginExtraPayment();
  await one.withDocument(processId);
  await Promise.all([night('2026-12-15'), night('2026-12-15')]);
  const { principal } = await one.loan();
  await night('2026-12-16');
  expect((await one.loan()).principal).toBe(principal);
  const [loan] = await backend.db.select().from(loans).where(eq(loans.caseId, one.caseId));
  expect(loan!.principal).toBeGreaterThan(1_600_000);
});

test('an offer that led to nothing goes three months after its last day', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginRetention();
  await one.simulateRetention({ interestRateDiscount: 0.1 });
  const left = async () => {
    await cleanUp(backend.app.backend, [outdatedRefinancingOffers]);
    return backend.db.$count(refinancingOffers, eq(refinancingOffers.caseId, one.caseId));
  };
  // Both hold to 14 December.
  backend.setNow(new Date('2027-03-14T09:00Z'));
  expect(await left()).toBe(2);
  backend.setNow(new Date('2027-03-15T09:00Z'));
  expect(await left()).toBe(1);
  const { offer } = await one.ask(refinancingCalls.retention, { params: { processId } });
  expect(offer).toBeDefined();
});
