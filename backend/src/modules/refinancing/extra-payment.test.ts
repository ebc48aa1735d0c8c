import { offerCalls } from '@advisor/contracts/offer/calls';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { quoteRepayment } from '@advisor/lending/repayment/repayment-quote';
import { workOfDay } from './commands/work-of-day';
import { arrangementsOf, refinancedCase } from '../../testing/refinancing';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const onFailed = (_: number, cause: unknown) => {
  throw cause;
};

const body = {
  extraPaymentTypeId: 2 as const,
  extraPaymentDate: '2026-12-15',
  extraPaymentAmount: 300_000,
  isPaymentReduced: false,
};

test.each([
  ['shorter', { isPaymentReduced: false }],
  ['lower', { isPaymentReduced: true }],
  ['in the month without a fee', { extraPaymentDate: '2027-03-15' }],
  ['between due dates', { extraPaymentDate: '2026-12-21' }],
])('an offer is what the calculator counts: %s', async (_, changes) => {
  const { ask, simulateExtraPayment } = await refinancedCase(backend);
  const asked = { ...body, ...changes };
  const { loan, policy } = await ask(refinancingCalls.repaymentTerms);
  const offer = await simulateExtraPayment(asked);
  const quote = quoteRepayment(
    repaidLoanOf(loan!),
    {
      date: asked.extraPaymentDate,
      amount: 300_000,
      effect: asked.isPaymentReduced ? 'lowerInstalment' : 'shorterTerm',
    },
    policy.policy,
  );
  expect(offer).toMatchObject({
    extraPaymentAmount: 300_000,
    principalAmount: quote.principal,
    interestAmount: quote.accruedInterest,
    feeAmount: quote.fee.totalFee,
    feeFreeAmount: quote.fee.freeAmount,
    newMonthlyPayment: quote.instalment,
    newMaturityOn: quote.maturityOn,
    interestSaved: quote.interestSaved,
  });
});

test('one haléř above the part that is free has a fee', async () => {
  const { ask, simulateExtraPayment } = await refinancedCase(backend);
  const inWindow = { extraPaymentDate: '2027-03-15' };
  const { loan } = await ask(refinancingCalls.repaymentTerms);
  const free = loan!.totalCredit / 4;
  const all = await simulateExtraPayment({ ...inWindow, extraPaymentAmount: free });
  const more = await simulateExtraPayment({ ...inWindow, extraPaymentAmount: free + 0.01 });
  expect(all.feeAmount).toBe(0);
  expect(more.feeAmount).toBeGreaterThan(0);
});

test.each([
  ['0', { extraPaymentAmount: 0 }, 'extraPaymentAmount'],
  ['a negative amount', { extraPaymentAmount: -1 }, 'extraPaymentAmount'],
  ['no amount', { extraPaymentAmount: undefined }, 'extraPaymentAmount'],
  ['more than is owed', { extraPaymentAmount: 2_000_001 }, 'extraPaymentAmount'],
  [
    'less than the interest',
    { extraPaymentDate: '2026-12-21', extraPaymentAmount: 5 },
    'extraPaymentAmount',
  ],
  ['a past day', { extraPaymentDate: '2026-11-19' }, 'extraPaymentDate'],
  ['today', { extraPaymentDate: '2026-11-20' }, 'extraPaymentDate'],
  ['Christmas', { extraPaymentDate: '2026-12-25' }, 'extraPaymentDate'],
  ['a day after maturity', { extraPaymentDate: '2052-01-02' }, 'extraPaymentDate'],
  ['a discount above the fee', { feeDiscount: 2_500_000 }, 'feeDiscount'],
])('%s is refused at its field', async (_, changes, field) => {
  const { call } = await refinancedCase(backend);
  const response = await call(refinancingCalls.simulateExtraPayment, {
    body: { ...body, ...changes },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].field).toBe(field);
});

test.each([
  ['in arrears', { overdueAmount: 1 }, 90027],
  ['that is not drawn', { drawnAmount: 0, principal: 0 }, 90027],
  ['that is repaid', { principal: 0 }, 90027],
  ['before its contract', { contractSignedOn: null }, 90014],
])('a loan %s has no extra payment, and says why', async (_, changes, errorCode) => {
  const { call } = await refinancedCase(backend, changes);
  const response = await call(refinancingCalls.simulateExtraPayment, { body });
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].errorCode).toBe(errorCode);
});

test('a fee with a discount is what the client pays', async () => {
  const { simulateExtraPayment, link, ask } = await refinancedCase(backend);
  const offer = await simulateExtraPayment({ ...body, feeDiscount: 400 });
  expect(offer.feeAmount).toBeGreaterThan(400);
  expect(offer.feeAmountDiscounted).toBe(offer.feeAmount - 400);
  await link(offerCalls.linkExtraPayment, { offerId: offer.offerId });
  const [listed] = await ask(refinancingCalls.extraPaymentList);
  expect(listed?.feeAmount).toBe(offer.feeAmountDiscounted);
});

test('a notice frees of the fee only on the days on which the client was told', async () => {
  const { communicateRates, simulateExtraPayment, call, ask } = await refinancedCase(backend, {
    fixedRateValidTo: '2029-10-15',
    contractSignedOn: '2024-10-10',
  });
  const refused = (newRateNotified: string) =>
    call(refinancingCalls.simulateExtraPayment, { body: { ...body, newRateNotified } });
  const before = await refused('2026-11-20');
  expect([before.statusCode, before.json()[0].field]).toEqual([400, 'newRateNotified']);
  await communicateRates();
  expect((await ask(refinancingCalls.repaymentTerms)).rateNotices).toEqual(['2026-11-20']);
  expect((await refused('2026-11-19')).statusCode).toBe(400);
  for (const asked of [{ newRateNotified: '2026-11-20' }, { reason: 'propertySale' as const }, {}])
    expect(await simulateExtraPayment(asked)).toMatchObject({ feeAmount: 0 });
});

test('the free quarter of a window is given once', async () => {
  const one = await refinancedCase(backend, {
    fixedRateValidTo: '2029-10-15',
    contractSignedOn: '2024-01-05',
  });
  const first = await one.beginExtraPayment({ extraPaymentAmount: 1_000_000 });
  await one.withDocument(first.processId);
  const { clientSealer: sealer } = backend.app.backend;
  const now = new Date('2026-12-15T05:00Z');
  backend.setNow(now);
  await workOfDay(backend.db, { sealer, day: '2026-12-15', now, onFailed });
  const { freeRepayments } = await one.ask(refinancingCalls.repaymentTerms);
  expect(freeRepayments).toEqual([{ date: '2026-12-15', amount: 1_000_000 }]);
  const quarter = (await one.ask(refinancingCalls.repaymentTerms)).loan!.totalCredit / 4;
  const second = await one.simulateExtraPayment({
    extraPaymentDate: '2026-12-28',
    extraPaymentAmount: 980_000,
  });
  expect(quarter - 1_000_000).toBeLessThan(second.principalAmount);
  expect(second.feeFreeAmount).toBeCloseTo(quarter - 1_000_000, 2);
});

test('nothing is calculated for days on which a signed change holds', async () => {
  const one = await refinancedCase(backend, { fixedRateValidTo: '2029-10-15' });
  const early = await one.simulateRetention();
  const payment = await one.beginExtraPayment();
  await one.withDocument(payment.processId);
  expect((await one.ask(refinancingCalls.repaymentTerms)).signedChangeOn).toBe('2026-12-15');
  expect(await one.ask(refinancingCalls.interestRatesValidFrom)).toEqual([]);
  const { refusals } = await one.ask(refinancingCalls.parameters);
  expect(refusals).toEqual([
    { refinancingTypeId: 1, reason: expect.stringMatching(/platí jiná podepsaná změna/) },
  ]);
  const linked = await one.call(offerCalls.linkRetention, { body: { offerId: early.offerId } });
  expect(linked.statusCode).toBe(409);
  const later = await one.call(refinancingCalls.simulateExtraPayment, {
    body: { ...body, extraPaymentDate: '2026-12-21' },
  });
  expect([later.statusCode, later.json()[0].field]).toEqual([400, 'extraPaymentDate']);
  await one.simulateExtraPayment({ extraPaymentDate: '2026-12-14' });
});

test('no document is made of numbers that another signed change has overtaken', async () => {
  const one = await refinancedCase(backend, { fixedRateValidTo: '2029-10-15' });
  const { processId, salesArrangementId } = await one.beginRetention();
  const { offerId } = await one.ask(refinancingCalls.retention, { params: { processId } });
  const payment = await one.beginExtraPayment();
  await one.withDocument(payment.processId);
  const refused = await one.call(refinancingCalls.retentionDocument, {
    params: { salesArrangementId },
    body: { offerId, handoverTo: 'client' },
  });
  expect([refused.statusCode, refused.json()[0].message]).toEqual([
    409,
    expect.stringMatching(/platí jiná podepsaná změna/),
  ]);
});

test('a part that is all that is owed repays the loan', async () => {
  const { simulateExtraPayment, link, ask } = await refinancedCase(backend);
  const whole = await simulateExtraPayment({
    extraPaymentTypeId: 1,
    extraPaymentAmount: undefined,
  });
  const { offerId } = await simulateExtraPayment({
    extraPaymentTypeId: 2,
    extraPaymentAmount: whole.extraPaymentAmount,
  });
  const { processId } = await link(offerCalls.linkExtraPayment, { offerId });
  expect(await ask(refinancingCalls.extraPayment, { params: { processId } })).toMatchObject({
    extraPaymentTypeId: 1,
    extraPaymentAmount: whole.extraPaymentAmount,
    closing: { accountClosedOn: '2026-12-16' },
  });
});

test('an extra payment is listed with what was taken over, newest first', async () => {
  const { caseId, beginExtraPayment, ask } = await refinancedCase(backend);
  expect(await ask(refinancingCalls.extraPaymentList)).toEqual([]);
  const first = await beginExtraPayment();
  await ask(refinancingCalls.cancelProcess, { params: first });
  const second = await beginExtraPayment({ extraPaymentTypeId: 1, extraPaymentAmount: undefined });
  const list = await ask(refinancingCalls.extraPaymentList);
  expect(list).toMatchObject([
    { processId: second.processId, extraPaymentTypeId: 1, state: 1 },
    { processId: first.processId, extraPaymentTypeId: 2, extraPaymentAmount: 300_000, state: 6 },
  ]);
  const read = await ask(refinancingCalls.extraPayment, { params: second });
  expect(read).toMatchObject({
    processId: second.processId,
    extraPaymentDate: '2026-12-15',
    actions: ['link', 'document', 'update', 'cancel'],
    offer: { offerId: read.offerId },
    closing: { accountClosedOn: '2026-12-16', pledgeConsentOn: '2027-01-14' },
  });
  expect(await ask(refinancingCalls.extraPayment, { params: first })).not.toHaveProperty('closing');
  // All that is owed: nothing is left to pay monthly.
  expect(read.offer?.newMonthlyPayment).toBeUndefined();
  const types = (await arrangementsOf(backend, caseId)).map(({ typeId }) => typeId);
  expect(types).toEqual([15, 15]);
});

test('an offer of a retention is no offer of an extra payment', async () => {
  const { simulateRetention, call } = await refinancedCase(backend);
  const { offerId } = await simulateRetention();
  const response = await call(offerCalls.linkExtraPayment, { body: { offerId } });
  expect(response.statusCode).toBe(404);
});
