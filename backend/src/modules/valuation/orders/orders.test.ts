/** @database both: locks, statements of their own and jobs */
import { caseCalls } from '@advisor/contracts/case/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { eq } from 'drizzle-orm';
import { timelineEvents } from '../../../domain/cases/schema/case-history';
import { timeToReturn, timeToValue } from '../../../neighbours/appraisers/reference';
import {
  describedFlat,
  dtsOrder,
  estateWithDeed,
  knownFlat,
  valuationClient,
} from '../../../testing/real-estates';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { saveDocument } from '../../../testing/uploads';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => {
  backend.setNow(testNow);
  backend.app.backend.config.neighbours = { faults: {} };
});
afterAll(() => backend.close());

type Client = Awaited<ReturnType<typeof describedFlat>>;

/** Does what is due until then. */
async function work(milliseconds = 0): Promise<void> {
  await backend.app.jobs.runDue();
  backend.setNow(new Date(Number(testNow) + milliseconds));
  await backend.app.jobs.runDue();
}
const online = { valuationTypeId: valuationType.online.code };
const onlineTime = timeToValue[valuationType.online.code] ?? 0;
const dtsTime = timeToValue[valuationType.dts.code] ?? 0;
const orderIdOf = (answer: { json(): unknown }) => (answer.json() as { orderId: number }).orderId;
const titles = async ({ caseId }: Client) =>
  (await backend.db.select().from(timelineEvents).where(eq(timelineEvents.caseId, caseId))).map(
    ({ title }) => title,
  );

test('an online order comes to a value that the case is held against', async () => {
  const flat = await describedFlat(backend);
  expect((await flat.order(online)).statusCode).toBe(202);
  expect((await flat.get()).state).toBe(9);
  await work();
  expect((await flat.get()).state).toBe(8);
  await work(onlineTime);
  const { state, result, valuationPrice, validTo, comparablePrices } = await flat.get();
  expect(state).toBe(4);
  expect(result?.comparablePrices.length).toBeGreaterThan(3);
  expect({ valuationPrice, validTo }).toEqual({
    valuationPrice: result?.collateralValue,
    validTo: result?.validTo,
  });
  expect(comparablePrices?.minimum).toBeLessThan(comparablePrices?.maximum ?? 0);
  const collateral = await flat.call(valuationCalls.collateral);
  expect(collateral.json()).toMatchObject({
    ratios: { source: 'valuation', futureValue: valuationPrice },
  });
  const { realEstateValuationId: id } = flat;
  const effect = await flat.call(valuationCalls.effect, {}, { sourceId: 1, id });
  expect(effect.json()).toMatchObject({ after: { collateralValue: valuationPrice } });
  expect(await titles(flat)).toEqual(
    expect.arrayContaining(['Ocenění nemovitosti objednáno', 'Ocenění nemovitosti dokončeno']),
  );
});

test('the same real estate is valued again, and the newer value counts', async () => {
  const flat = await describedFlat(backend);
  await flat.order(online);
  await work(onlineTime);
  const answer = await flat.call(valuationCalls.copy, { body: { isSameRealEstate: true } });
  const { realEstateValuationId } = answer.json<{ realEstateValuationId: number }>();
  const again = valuationClient(backend, { caseId: flat.caseId, realEstateValuationId });
  expect((await again.get()).specification).toEqual((await flat.get()).specification);
  await again.order(online);
  await work(3 * onlineTime);
  expect([(await flat.get()).isReplaced, (await again.get()).isReplaced]).toEqual([true, false]);
  const collateral = await flat.call(valuationCalls.collateral);
  expect(collateral.json()).toMatchObject({ realEstateCount: 1 });
});

test('an order that lacks photographs comes back, and goes on with them', async () => {
  const flat = await estateWithDeed(backend);
  const { specification } = await flat.get();
  await flat.update({ ...(await knownFlat(backend)), cadastre: specification.cadastre });
  const orderId = orderIdOf(await flat.order(dtsOrder));
  await work(timeToReturn);
  const returned = await flat.get();
  expect(returned).toMatchObject({ state: 10 });
  expect(returned).not.toHaveProperty('lock');
  const { fee, feePayer } = returned;
  expect(fee).toBeGreaterThan(0);
  expect(returned.orders[0]).toMatchObject({ fee, feePayer, returned: { round: 1 } });
  const { caseId } = flat;
  const banners = await backend.callOperation(caseCalls.infoBanners, {
    as: 'advisor',
    params: { caseId },
  });
  expect(banners.body).toContain('Odhadci čekají');
  const photo = await saveDocument(backend, caseId);
  const body = { documentIds: [photo], version: returned.version };
  expect((await flat.call(valuationCalls.updateDocuments, { body })).statusCode).toBe(200);
  const answer = { orderId, round: 1, text: 'Fotografie jsou přiložené.' };
  expect((await flat.call(valuationCalls.complete, { body: answer })).statusCode).toBe(200);
  expect((await flat.get()).state).toBe(8);
  await work(timeToReturn + dtsTime + 1_000);
  const { state, result } = await flat.get();
  expect(state).toBe(4);
  const params = { caseId, documentId: result?.reportDocumentId ?? 0 };
  const report = await backend.callOperation(documentCalls.caseDocumentContent, {
    as: 'advisor',
    params,
  });
  expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is typed cannot be changed while it is valued', async () => {
  const flat = await describedFlat(backend);
  await flat.order(dtsOrder);
  const answer = await flat.update({ isLoanRealEstate: true, isPurchased: true });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    [{ message: 'Ocenění je objednané, údaje teď nelze změnit.' }],
  ]);
});

test('two advisors order once, and the second is told who was first', async () => {
  const flat = await describedFlat(backend);
  const body = { order: dtsOrder, seen: await flat.version() };
  const colleague = valuationClient(backend, flat, 'specialist');
  const answers = [
    await flat.call(valuationCalls.order, { body }),
    await flat.call(valuationCalls.order, { body }),
    await colleague.call(valuationCalls.order, { body }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 409]);
  expect(answers[2]?.body).toContain('Jana Nováková');
  expect((await flat.get()).orders).toHaveLength(1);
});

test('an order is cancelled, and its result is put aside', async () => {
  const flat = await describedFlat(backend);
  const orderId = orderIdOf(await flat.order(dtsOrder));
  await work();
  const body = { orderId };
  expect((await flat.call(valuationCalls.cancelOrder, { body })).statusCode).toBe(200);
  await work(timeToReturn + dtsTime);
  const cancelled = await flat.get();
  expect(cancelled).toMatchObject({ state: 5, mayBeDeleted: true });
  expect(cancelled).not.toHaveProperty('result');
  expect((await flat.order(dtsOrder)).statusCode).toBe(202);
});

test('an order waits while the appraisers are down, and says so', async () => {
  const flat = await describedFlat(backend);
  backend.app.backend.config.neighbours = { faults: { appraisers: 'down' } };
  await flat.order(online);
  await work(120_000);
  const [order] = (await flat.get()).orders;
  expect(order).toMatchObject({ state: 9, isDelayed: true });
});

test.each([
  ['what is missing', online, { builtIn: undefined }, 'specification.builtIn'],
  ['a day that is too near', { day: '2026-11-20' }, {}, 'order.inspectionDays.0'],
  ['a Saturday', { day: '2026-11-28' }, {}, 'order.inspectionDays.0'],
])('an order is refused with %s', async (_name, told, specification, field) => {
  const flat = await describedFlat(backend);
  await flat.update({ ...(await knownFlat(backend)), ...specification });
  const contact = { name: 'Správce domu', phoneNumber: '+420601000001' };
  const order = 'day' in told ? { valuationTypeId: 3, contact, inspectionDays: [told.day] } : told;
  const answer = await flat.order(order);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, [{ field }]]);
});
