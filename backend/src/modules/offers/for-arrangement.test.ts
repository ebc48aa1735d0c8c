import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanResult, LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { tasks } from '../../domain/cases/schema/case-history';
import { priceExceptions } from '../../domain/cases/schema/task-details';
import { goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { newClient, offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const input = { ...goodMortgage, feeIds: [2 as const] };

interface Created {
  caseId: number;
  salesArrangementId: number;
  offerId: number;
}

async function freshCase(): Promise<Created> {
  const { save, createCase } = offerClient(backend);
  const offerId = await save(input);
  const response = await createCase(offerId, newClient);
  return { offerId, ...response.json<Omit<Created, 'offerId'>>() };
}

/** A quarter of a point off the rate and half of the valuation, decided before the test's day. */
async function approve(caseId: number, validTo = '2026-12-15'): Promise<void> {
  const decidedOn = new Date('2026-11-19T09:00:00Z');
  const [task] = await backend.db
    .insert(tasks)
    .values({ caseId, typeId: 2, state: 11, createdOn: decidedOn })
    .returning({ id: tasks.id });
  await backend.db.insert(priceExceptions).values({
    taskId: task?.id ?? 0,
    interestRateDiscount: 0.25,
    fees: [{ feeId: 2, discount: 2_450 }],
    isApproved: true,
    decidedOn,
    validTo,
  });
}

const modelFor = (
  salesArrangementId: number,
  { as = 'advisor', body = input }: { as?: DemoLogin; body?: object } = {},
) =>
  backend.callOperation(offerCalls.mortgage, {
    as,
    query: { salesArrangementId: String(salesArrangementId) },
    body,
  });

test('an approved price exception counts for its case, and for no other', async () => {
  const { caseId, salesArrangementId } = await freshCase();
  const other = await freshCase();
  await approve(caseId);
  const { result } = (await modelFor(salesArrangementId)).json<LoanSimulation>();
  expect(result).toMatchObject({
    listInterestRate: 4.59,
    discounts: [{ discountId: 5, percentagePoints: -0.25 }],
    interestRate: 4.34,
    fees: [{ feeId: 2, amount: 2_450 }],
    totalFees: 2_450,
  });
  for (const response of [
    await modelFor(other.salesArrangementId),
    await backend.callOperation(offerCalls.mortgage, { as: 'advisor', body: input }),
  ]) {
    const plain = response.json<LoanSimulation>();
    expect(plain.result).toMatchObject({ interestRate: 4.59, totalFees: 4_900 });
  }
});

test('an exception that has run out counts no more', async () => {
  const { caseId, salesArrangementId } = await freshCase();
  await approve(caseId, '2026-11-19');
  const { result } = (await modelFor(salesArrangementId)).json<LoanSimulation>();
  expect(result?.interestRate).toBe(4.59);
});

test('an offer that is kept for a case stands among its offers, with the exception in it', async () => {
  const { create, read, link } = offerClient(backend);
  const { caseId, salesArrangementId, offerId: former } = await freshCase();
  await approve(caseId);
  const { result, rateVersionId } = (await modelFor(salesArrangementId)).json<LoanSimulation>();
  const seen = {
    rateVersionId,
    interestRate: result?.interestRate,
    amount: result?.monthlyPayment,
  };
  const body = { productTypeId: 20001, input, seen };
  // Who forgets the case would keep other numbers than were seen.
  expect((await create(body)).statusCode).toBe(409);
  const saved = await create({ ...body, salesArrangementId });
  expect(saved.statusCode).toBe(201);
  const { offerId } = saved.json<{ offerId: number }>();
  const offer = await read(offerId, true);
  expect(offer).toMatchObject({ caseId, salesArrangementId, isLinked: false });
  const { schedule, ...rest } = offer.result as LoanResult;
  expect(rest).toEqual(result);
  expect(schedule?.[0]?.payment).toBe(result?.monthlyPayment);
  expect((await link(salesArrangementId, offerId, former)).statusCode).toBe(204);
});

test('what is modelled for a case is seen by who sees the case', async () => {
  const { salesArrangementId } = await freshCase();
  const model = (as: DemoLogin) =>
    backend.callOperation(offerCalls.unsecuredLoan, {
      as,
      query: { salesArrangementId: String(salesArrangementId) },
      body: goodUnsecured,
    });
  expect((await model('broker')).statusCode).toBe(404);
  expect((await model('norights')).statusCode).toBe(403);
  const otherProduct = await model('advisor');
  expect(otherProduct.statusCode).toBe(400);
  expect(otherProduct.json()[0].field).toBe('salesArrangementId');
  expect((await modelFor(2_147_483_647)).statusCode).toBe(404);
});

const defaultsFor = (productTypeId: number, id: number, as: DemoLogin = 'advisor') =>
  backend.callOperation(offerCalls.defaults, {
    as,
    query: { productTypeId: String(productTypeId), salesArrangementId: String(id) },
  });

test('there are defaults for an arrangement, and none of another product', async () => {
  const { salesArrangementId } = await freshCase();
  expect((await defaultsFor(20001, salesArrangementId)).statusCode).toBe(200);
  const other = await defaultsFor(20000, salesArrangementId);
  expect([other.statusCode, other.json()]).toMatchObject([
    404,
    [{ message: 'Žádost je o jiný produkt.' }],
  ]);
  expect((await defaultsFor(20001, 2_147_483_647)).statusCode).toBe(404);
  expect((await defaultsFor(20001, salesArrangementId, 'broker')).statusCode).toBe(404);
});
