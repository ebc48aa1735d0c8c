/** @database both: calls that meet, on many connections and on one */
import { randomUUID } from 'node:crypto';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { permission } from '@advisor/contracts/permissions';
import { eq } from 'drizzle-orm';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { offers } from '../../domain/offers/schema/offers';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { userPermissions } from '../../platform/session/schema/users';
import { newApplication, servicedCase, startService } from '../../testing/hub';
import { goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { newClient, offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { exception, taskClient } from '../../testing/tasks';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const create = (body: object, key: string, as: DemoLogin = 'advisor') =>
  backend.callOperation(offerCalls.create, { as, body, headers: { 'Idempotency-Key': key } });
const idOf = (response: { json(): { offerId: number } }) => response.json().offerId;
const sentences = (response: { json(): ErrorMessage[] }) =>
  response.json().map(({ message }) => message.replaceAll('\u00A0', ' '));

test('a call that is sent twice keeps one offer, also when the rates have changed since', async () => {
  const { body } = await offerClient(backend).model({
    ...goodMortgage,
    expectedDateOfDrawing: '2027-02-15',
  });
  const before = await backend.db.$count(offers);
  const key = randomUUID();
  const both = await Promise.all([create(body, key), create(body, key.toUpperCase())]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [offerId] = both.map(idOf);
  expect(both.map(idOf)).toEqual([offerId, offerId]);
  backend.setNow(new Date('2027-01-04T09:00:00Z'));
  expect(idOf(await create(body, key))).toBe(offerId);
  expect(await backend.db.$count(offers)).toBe(before + 1);
});

test('a key stands for one requested of one user', async () => {
  const { body } = await offerClient(backend).model();
  const key = randomUUID();
  const first = idOf(await create(body, key));
  const others = await offerClient(backend).model({ ...goodMortgage, paymentDay: 3 });
  expect((await create(others.body, key)).statusCode).toBe(409);
  expect(idOf(await create(body, key, 'specialist'))).not.toBe(first);
  expect(idOf(await create(body, randomUUID()))).not.toBe(first);
  const response = await create(body, 'not a key');
  expect(response.json<ErrorMessage[]>()[0]?.field).toBe('Idempotency-Key');
});

test('nothing of a kept offer is changed but its case', async () => {
  const offerId = await offerClient(backend).save();
  for (const change of [
    { name: 'Jiná' },
    { validTo: '2030-01-01' },
    { productTypeId: 20010 },
    { input: { ...goodMortgage, loanAmount: 1 } as typeof offers.$inferInsert.input },
  ]) {
    const changed = backend.db.update(offers).set(change).where(eq(offers.id, offerId));
    await expect(changed).rejects.toMatchObject({
      cause: expect.objectContaining({ message: `offer ${offerId} is kept as it was made` }),
    });
  }
  expect((await offerClient(backend).createCase(offerId, newClient)).statusCode).toBe(201);
});

/** A case whose fee is discounted until 20 December, and a mortgage modelled for it with the fee. */
async function withDiscountedFee(discount: number) {
  const ids = await newApplication(backend);
  const priceException = { fees: [{ feeId: 2, discount }] };
  const taskId = await taskClient(backend, ids).create({ ...exception, priceException });
  const decision = { isApproved: true };
  await taskClient(backend, ids, 'specialist').on(taskCalls.finish, taskId, decision);
  const input = { ...goodMortgage, expectedDateOfDrawing: '2027-01-15', feeIds: [2] as const };
  const response = await backend.callOperation(offerCalls.mortgage, {
    as: 'advisor',
    query: { salesArrangementId: String(ids.salesArrangementId) },
    body: input,
  });
  const { rateVersionId, result, findings } = response.json<LoanSimulation>();
  const { interestRate, monthlyPayment: amount = 0, totalPaid } = result ?? {};
  const seen = { rateVersionId, interestRate, amount, totalPaid };
  const { salesArrangementId } = ids;
  return { findings, result, body: { productTypeId: 20001, input, seen, salesArrangementId } };
}

test.each([
  { discount: 4_899.9, fee: 0.1 },
  { discount: 0.07, fee: 4_899.93 },
])('a fee of 4 900 less $discount is $fee', async ({ discount, fee }) => {
  const { findings, result, body } = await withDiscountedFee(discount);
  expect(findings).toEqual([]);
  expect(result).toMatchObject({ fees: [{ feeId: 2, amount: fee }], totalFees: fee });
  expect((await offerClient(backend).create(body)).statusCode).toBe(201);
});

test('a discount in tenths of a haléř is not asked for', async () => {
  const ids = await newApplication(backend);
  const priceException = { fees: [{ feeId: 2, discount: 0.001 }] };
  const response = await taskClient(backend, ids).ask({ ...exception, priceException });
  expect(response.statusCode).toBe(400);
});

test('a discounted fee that runs out between modelling and saving is told', async () => {
  const { body } = await withDiscountedFee(4_900);
  backend.setNow(new Date('2026-12-21T08:00:00Z'));
  const refused = await offerClient(backend).create(body);
  expect(refused.statusCode).toBe(409);
  expect(sentences(refused)).toEqual([
    expect.stringMatching(/^Celkem k zaplacení se mění z 5 5\d\d \d{3},\d\d Kč na 5 5/),
  ]);
});

test('a service request and a sent application take no offer', async () => {
  const { model, create: save } = offerClient(backend);
  const { body } = await model();
  const service = await startService(backend, await servicedCase(backend));
  const application = await newApplication(backend);
  await backend.db
    .update(salesArrangements)
    .set({ state: 2 })
    .where(eq(salesArrangements.id, application.salesArrangementId));
  for (const { salesArrangementId } of [service, application]) {
    const before = await backend.db.$count(offers);
    expect((await save({ ...body, salesArrangementId })).statusCode).toBe(400);
    expect(await backend.db.$count(offers)).toBe(before);
  }
});

test('whoever has no permission keeps nothing', async () => {
  const { body } = await offerClient(backend).model(goodUnsecured, 1);
  expect((await offerClient(backend, 'norights').create(body)).statusCode).toBe(403);
});

test('a broker sees no offer of others, whatever the permissions', async () => {
  const offerId = await offerClient(backend).save();
  await backend.db
    .insert(userPermissions)
    .values({ userId: 2, permission: permission.employeeMortgage });
  const broker = offerClient(backend, 'broker');
  expect((await broker.get(offerId)).statusCode).toBe(404);
  const print = await backend.callOperation(offerCalls.document, {
    as: 'broker',
    params: { offerId },
  });
  expect(print.statusCode).toBe(404);
  expect((await broker.createCase(offerId, newClient)).statusCode).toBe(404);
});
