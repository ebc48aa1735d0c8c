import { caseCalls } from '@advisor/contracts/case/calls';
import { signatureState } from '@advisor/contracts/codebooks/document';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { loanAtNewRate } from '@advisor/lending/repayment/rate-change';
import { eq } from 'drizzle-orm';
import { cases, loans } from '../../domain/cases/schema/cases';
import { refinancingOffers } from '../../domain/refinancing/schema';
import { signingDocuments } from '../../domain/signing/schema';
import { users } from '../../platform/session/schema/users';
import { arrangementsOf, refinancedCase, runningLoan } from '../../testing/refinancing';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const running = {
  balance: runningLoan.principal,
  ratePercent: runningLoan.interestRate,
  instalment: runningLoan.monthlyPayment,
  paymentDay: runningLoan.paymentDay,
  nextPaymentOn: '2026-12-15',
  maturityOn: runningLoan.maturityOn,
};

test('days from which a rate may hold are due dates within the fixation, the first is usual', async () => {
  const { ask } = await refinancedCase(backend);
  expect(await ask(refinancingCalls.interestRatesValidFrom)).toEqual([
    { validFrom: '2026-12-15', isDefault: true },
    { validFrom: '2027-01-15', isDefault: false },
    { validFrom: '2027-02-15', isDefault: false },
  ]);
});

test('the list rate comes with its lowest, its fee and until when it holds', async () => {
  const { ask } = await refinancedCase(backend);
  const rate = await ask(refinancingCalls.interestRate);
  expect(rate).toMatchObject({ feeAmount: 3_000, minimumFeeAmount: 0 });
  expect(rate.minimumInterestRate).toBeLessThan(rate.interestRate);
  expect(rate.validTo! > '2026-11-21').toBe(true);
});

test('an offer has the instalments of the schedule, with and without the discount', async () => {
  const { simulateRetention } = await refinancedCase(backend);
  const offer = await simulateRetention({ interestRateDiscount: 0.2, feeAmountDiscounted: 1_000 });
  const { offer: expected } = loanAtNewRate(running, {
    day: '2026-12-15',
    fixedRatePeriod: 0,
    interestRate: offer.interestRate,
    interestRateDiscount: 0.2,
  });
  expect(offer).toMatchObject({
    interestRateDiscounted: expected.interestRateDiscounted,
    loanPaymentAmount: expected.loanPaymentAmount,
    loanPaymentAmountDiscounted: expected.loanPaymentAmountDiscounted,
    feeAmount: 3_000,
    feeAmountDiscounted: 1_000,
    interestRateValidFrom: '2026-12-15',
    fixedRateValidTo: '2027-04-15',
    // Of a day of effect it is too late to take it over.
    validTo: '2026-12-14',
  });
});

test.each([
  ['a day that is no due date', { interestRateValidFrom: '2026-12-16' }, 'interestRateValidFrom'],
  ['a discount between two steps', { interestRateDiscount: 0.15 }, 'interestRateDiscount'],
  ['a discount above the limit', { interestRateDiscount: 3 }, 'interestRateDiscount'],
  ['a fee above the list', { feeAmountDiscounted: 3_000.01 }, 'feeAmountDiscounted'],
])('%s is refused at its field', async (_, changes, field) => {
  const { call } = await refinancedCase(backend);
  const response = await call(refinancingCalls.simulateRetention, {
    body: { interestRateValidFrom: '2026-12-15', ...changes },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].field).toBe(field);
});

test.each([
  ['whose fixation has ended', { fixedRateValidTo: '2026-11-19' }, 90027],
  ['in arrears', { overdueAmount: 1 }, 90027],
  ['that is not drawn', { drawnAmount: 0, principal: 0 }, 90027],
  ['that is repaid', { principal: 0 }, 90027],
  ['with a rate that is fixed to maturity', { fixedRateValidTo: '2051-11-15' }, 90027],
  ['before its contract', { contractSignedOn: null }, 90014],
])('a loan %s has no retention, and says why', async (_, changes, errorCode) => {
  const { call, ask } = await refinancedCase(backend, changes);
  const response = await call(refinancingCalls.simulateRetention, {
    body: { interestRateValidFrom: '2026-12-15' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].errorCode).toBe(errorCode);
  const { refusals } = await ask(refinancingCalls.parameters);
  expect(refusals).toContainEqual({
    refinancingTypeId: 1,
    reason: response.json()[0].message,
  });
});

test('the same simulation again keeps one offer', async () => {
  const { simulateRetention } = await refinancedCase(backend);
  const first = await simulateRetention();
  expect(await simulateRetention()).toEqual(first);
  expect((await simulateRetention({ feeAmountDiscounted: 0 })).offerId).not.toBe(first.offerId);
});

test('an offer that is taken over begins a process with its arrangement', async () => {
  const { caseId, simulateRetention, link, ask } = await refinancedCase(backend);
  const offer = await simulateRetention({ interestRateDiscount: 0.1 });
  const { offerId } = offer;
  const linked = await link(offerCalls.linkRetention, { offerId, comment: 'Odchází jinam' });
  const { processId, salesArrangementId } = linked;
  expect(await ask(refinancingCalls.retention, { params: { processId } })).toMatchObject({
    processId,
    salesArrangementId,
    refinancingTypeId: 1,
    state: 1,
    offerId,
    comment: 'Odchází jinam',
    effectiveFrom: '2026-12-15',
    actions: ['link', 'document', 'update', 'cancel', 'handOver'],
    interestRate: offer.interestRate,
    interestRateDiscount: 0.1,
    before: {
      interestRate: runningLoan.interestRate,
      monthlyPayment: runningLoan.monthlyPayment,
    },
    offer,
  });
  expect(await arrangementsOf(backend, caseId)).toMatchObject([
    { id: salesArrangementId, typeId: 13, state: 1 },
  ]);
  expect((await ask(refinancingCalls.parameters)).processes).toHaveLength(1);
  const timeline = await ask(caseCalls.timeline);
  expect(JSON.stringify(timeline)).toContain('Retence zahájena');
});

test('an offer taken over twice makes one process; another one needs the process', async () => {
  const { beginRetention, simulateRetention, link, call, ask } = await refinancedCase(backend);
  const first = await beginRetention();
  expect(await beginRetention()).toEqual(first);
  const { offerId } = await simulateRetention({ interestRateDiscount: 0.1 });
  const refused = await call(offerCalls.linkRetention, { body: { offerId } });
  expect(refused.statusCode).toBe(409);
  const { salesArrangementId, processId } = first;
  expect(await link(offerCalls.linkRetention, { offerId, salesArrangementId })).toEqual({
    ...first,
    version: first.version + 1,
  });
  const process = await ask(refinancingCalls.retention, { params: { processId } });
  expect(process.offerId).toBe(offerId);
});

test('what is taken over brings the whole comment of the process, or none', async () => {
  const { simulateRetention, link, ask } = await refinancedCase(backend);
  const { offerId } = await simulateRetention();
  const { processId, salesArrangementId } = await link(offerCalls.linkRetention, {
    offerId,
    comment: 'Odchází jinam',
  });
  const comment = async () =>
    (await ask(refinancingCalls.retention, { params: { processId } })).comment;
  await link(offerCalls.linkRetention, { offerId, salesArrangementId, comment: 'Volat v pátek' });
  expect(await comment()).toBe('Volat v pátek');
  const other = await simulateRetention({ interestRateDiscount: 0.1 });
  await link(offerCalls.linkRetention, { offerId: other.offerId, salesArrangementId });
  expect(await comment()).toBeUndefined();
});

test('what somebody has changed since the user read it is not overwritten', async () => {
  const { beginRetention, simulateRetention, call, ask } = await refinancedCase(backend);
  const { processId, salesArrangementId } = await beginRetention();
  const params = { processId };
  const read = () => ask(refinancingCalls.retention, { params });
  const { version: seen } = await read();
  const update = (version: number, comment: string) =>
    call(refinancingCalls.updateProcess, { params, body: { comment, version } });
  expect((await update(seen, 'Volat po obědě')).statusCode).toBe(200);
  // Sent again for want of an answer.
  expect((await update(seen, 'Volat po obědě')).statusCode).toBe(200);
  const refused = await update(seen, 'Nevolat');
  expect([refused.statusCode, refused.json()[0].message]).toEqual([
    409,
    expect.stringContaining('mezitím změnili jinde'),
  ]);
  const { offerId } = await simulateRetention({ interestRateDiscount: 0.1 });
  const link = (version: number) =>
    call(offerCalls.linkRetention, {
      body: { offerId, salesArrangementId, comment: 'Nevolat', version },
    });
  expect((await link(seen)).statusCode).toBe(409);
  expect(await read()).toMatchObject({
    version: seen + 1,
    comment: 'Volat po obědě',
  });
  expect((await link(seen + 1)).statusCode).toBe(200);
  expect((await link(seen + 1)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ version: seen + 2, offerId });
});

test('an offer that has run out, or of a loan that has changed, is not taken over', async () => {
  const { caseId, simulateRetention, call } = await refinancedCase(backend);
  const { offerId } = await simulateRetention();
  const take = () => call(offerCalls.linkRetention, { body: { offerId } });
  await backend.db.update(loans).set({ principal: 1_900_000 }).where(eq(loans.caseId, caseId));
  expect((await take()).json()[0].message).toContain('změnily');
  await backend.db
    .update(refinancingOffers)
    .set({ validTo: '2026-11-19' })
    .where(eq(refinancingOffers.id, offerId));
  expect((await take()).statusCode).toBe(409);
  expect((await take()).json()[0].message).toContain('skončila');
});

test('an offer or a process of another case is not there', async () => {
  const one = await refinancedCase(backend);
  const { processId } = await one.beginRetention();
  const { offerId } = await one.simulateRetention();
  const other = { caseId: one.caseId + 1 };
  for (const [operation, input] of [
    [refinancingCalls.retention, { params: { ...other, processId } }],
    [refinancingCalls.cancelProcess, { params: { ...other, processId } }],
    [offerCalls.cancel, { params: { ...other, offerId } }],
  ] as const)
    expect((await one.call(operation, input)).statusCode).toBe(404);
});

test('who may not manage refinancing reads, and changes nothing', async () => {
  const { caseId, beginRetention, call, ask } = await refinancedCase(backend);
  const { processId } = await beginRetention();
  const params = { processId };
  const [broker] = await backend.db.select().from(users).where(eq(users.login, 'broker'));
  await backend.db.update(cases).set({ ownerId: broker!.id }).where(eq(cases.id, caseId));
  const read = await ask(refinancingCalls.retention, { as: 'broker', params });
  expect(read.actions).toEqual([]);
  for (const operation of [refinancingCalls.cancelProcess, refinancingCalls.handOver])
    expect((await call(operation, { as: 'broker', params })).statusCode).toBe(403);
});

test('a comment is changed until the process has ended', async () => {
  const { beginRetention, call, ask } = await refinancedCase(backend);
  const { processId } = await beginRetention();
  const params = { processId };
  const update = (comment?: string) =>
    call(refinancingCalls.updateProcess, { params, body: { comment } });
  expect((await update('Volat po obědě')).statusCode).toBe(200);
  expect((await ask(refinancingCalls.retention, { params })).comment).toBe('Volat po obědě');
  await update();
  expect((await ask(refinancingCalls.retention, { params })).comment).toBeUndefined();
  await ask(refinancingCalls.cancelProcess, { params });
  expect((await update('pozdě')).statusCode).toBe(409);
});

test('a cancelled process takes its arrangement with it and leaves room for another', async () => {
  const { caseId, beginRetention, ask } = await refinancedCase(backend);
  const { processId } = await beginRetention();
  const params = { processId };
  await ask(refinancingCalls.cancelProcess, { params });
  await ask(refinancingCalls.cancelProcess, { params });
  const process = await ask(refinancingCalls.retention, { params });
  expect(process).toMatchObject({ state: 6, actions: [] });
  expect((await beginRetention()).processId).not.toBe(processId);
  const states = (await arrangementsOf(backend, caseId)).map(({ state }) => state);
  expect(states.toSorted()).toEqual([1, 3]);
});

test('the request of a process is discarded with the process alone', async () => {
  const { beginRetention, call } = await refinancedCase(backend);
  const { salesArrangementId } = await beginRetention();
  const refused = await call(salesArrangementCalls.delete, { params: { salesArrangementId } });
  expect([refused.statusCode, refused.json()[0].message]).toEqual([
    409,
    'Žádost patří k procesu změny úvěru. Zrušte proces.',
  ]);
});

test('a process that was handed over is with the retention centre', async () => {
  const { beginRetention, ask, call } = await refinancedCase(backend);
  const { processId } = await beginRetention();
  const params = { processId };
  await ask(refinancingCalls.handOver, { params });
  expect((await call(refinancingCalls.handOver, { params })).statusCode).toBe(204);
  const process = await ask(refinancingCalls.retention, { params });
  expect(process).toMatchObject({ state: 5, actions: ['update', 'cancel'] });
});

test.each([
  ['with the client', 1, 3],
  ['signed', 4, 2],
])('a process whose document is %s gets no other offer', async (_, documentState, state) => {
  const { beginRetention, simulateRetention, withDocument, ask, call } =
    await refinancedCase(backend);
  const { processId, salesArrangementId } = await beginRetention();
  const { offerId } = await simulateRetention({ interestRateDiscount: 0.1 });
  await withDocument(processId, documentState);
  const process = await ask(refinancingCalls.retention, { params: { processId } });
  expect(process.state).toBe(state);
  const body = { offerId, salesArrangementId };
  expect((await call(offerCalls.linkRetention, { body })).statusCode).toBe(409);
  const cancelled = await call(refinancingCalls.cancelProcess, { params: { processId } });
  expect(cancelled.statusCode).toBe(documentState === 4 ? 409 : 200);
});

test('a cancelled process takes its document out of signing', async () => {
  const { beginRetention, withDocument, ask } = await refinancedCase(backend);
  const { processId } = await beginRetention();
  const documentId = await withDocument(processId, 1);
  await ask(refinancingCalls.cancelProcess, { params: { processId } });
  const document = async () =>
    (await ask(refinancingCalls.retention, { params: { processId } })).document;
  const cancelled = { documentOnSAId: documentId, state: 'cancelled' };
  expect(await document()).toEqual(cancelled);
  await backend.app.jobs.runDue();
  expect(await document()).toEqual(cancelled);
  const [signed] = await backend.db
    .select()
    .from(signingDocuments)
    .where(eq(signingDocuments.documentId, documentId));
  expect(signed?.state).toBe(signatureState.cancelled.code);
});

test('how the client answered is noted once a day, newest first', async () => {
  const { ask, call } = await refinancedCase(backend);
  const note = (responseCodeTypeId: number, value?: string) =>
    call(refinancingCalls.createResponseCode, { body: { responseCodeTypeId, value } });
  const before = (await ask(refinancingCalls.parameters)).churnRisk!;
  expect((await note(3)).statusCode).toBe(204);
  expect((await note(4, 'Jiná banka')).statusCode).toBe(204);
  expect((await note(4, 'Jiná banka')).statusCode).toBe(204);
  const { responses, churnRisk } = await ask(refinancingCalls.parameters);
  expect(responses).toMatchObject([
    { responseCodeTypeId: 4, value: 'Jiná banka', createdOn: testNow.toISOString() },
    { responseCodeTypeId: 3 },
  ]);
  expect(churnRisk).toBe(Math.min(100, before + 40));
  const unknown = await note(99);
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()[0].field).toBe('responseCodeTypeId');
});
