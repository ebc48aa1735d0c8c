import type { SalesArrangement } from '@advisor/contracts/case/arrangement';
import { caseCalls } from '@advisor/contracts/case/calls';
import { eq } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { loans } from '../../../domain/cases/schema/cases';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import {
  hubClient,
  messagesOf,
  newApplication,
  seededApplication,
  servicedCase,
  startService,
} from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type Options = CallResponse<typeof caseCalls.salesArrangementTypes>;
type Customers = CallResponse<typeof salesArrangementCalls.customers>;

const client = (ids: { caseId: number; salesArrangementId: number }, as?: DemoLogin) =>
  hubClient(backend, ids, as);

test('a service request is started, listed first and told', async () => {
  const ids = await servicedCase(backend);
  const service = await startService(backend, ids, 11);
  const list = await client(ids).get<SalesArrangement[]>(salesArrangementCalls.list);
  expect(list).toEqual([
    {
      salesArrangementId: service.salesArrangementId,
      salesArrangementTypeId: 11,
      state: 1,
      createdOn: testNow.toISOString(),
      createdBy: 'Jana Nováková',
    },
    expect.objectContaining({ salesArrangementTypeId: 6, state: 6 }),
  ]);
  expect((await client(ids).history()).at(-1)).toMatchObject({
    kind: 'service',
    title: 'Přijata žádost o změnu',
    description: 'Přidání spoludlužníka',
    userId: 1,
  });
});

test('an application shows its offer, its owner as who started it, and its people', async () => {
  const ids = await newApplication(backend);
  const [application] = await client(ids).get<SalesArrangement[]>(salesArrangementCalls.list);
  expect(application).toMatchObject({ offerId: ids.offerId, createdBy: 'Jana Nováková' });
  expect(await client(ids).get<Customers>(salesArrangementCalls.customers)).toEqual([
    {
      customerOnSAId: expect.any(Number),
      householdId: expect.any(Number),
      householdTypeId: 1,
      roleId: 1,
      firstName: 'Zdeňka',
      lastName: 'Nováčková',
      dateOfBirth: '1990-05-17',
    },
  ]);
});

test('an arrangement is found by its number alone, with its case', async () => {
  const ids = await newApplication(backend);
  const service = await startService(backend, await servicedCase(backend));
  const found = await client(ids).get(salesArrangementCalls.get);
  expect(found).toMatchObject({ ...ids, salesArrangementTypeId: 6 });
  expect(await client(service).get(salesArrangementCalls.get)).toMatchObject({
    caseId: service.caseId,
    salesArrangementId: service.salesArrangementId,
  });
  const missing = await client({ ...ids, salesArrangementId: 2_000_000_000 }).call(
    salesArrangementCalls.get,
  );
  expect(missing.statusCode).toBe(404);
});

test('the people of a service request are those of the application', async () => {
  const ids = await servicedCase(backend);
  const people = await client(ids).get<Customers>(salesArrangementCalls.customers);
  const service = await startService(backend, ids);
  expect(people[0]?.identity).toEqual({ id: expect.any(Number), scheme: 2 });
  expect(await client(service).get(salesArrangementCalls.customers)).toEqual(people);
});

test('of two who start the same, one does', async () => {
  const ids = await servicedCase(backend);
  const body = { salesArrangementTypeId: 7 };
  const answers = await Promise.all([
    client(ids).call(caseCalls.createSalesArrangement, body),
    client(ids, 'specialist').call(caseCalls.createSalesArrangement, body),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  const refused = answers.find(({ statusCode }) => statusCode === 400);
  expect(refused && messagesOf(refused)).toEqual([
    {
      message: 'Žádost tohoto typu je již rozpracovaná.',
      field: 'salesArrangementTypeId',
      errorCode: 90027,
    },
  ]);
});

test.each([
  { name: 'before the contract', state: 1, product: 20001, typeId: 7, code: 90014 },
  { name: 'a second application', state: 6, product: 20001, typeId: 6, code: 90027 },
  { name: 'savings without debtors', state: 6, product: 20000, typeId: 11, code: 90027 },
  { name: 'retention of a loan without fixation', state: 6, product: 1, typeId: 13, code: 90027 },
])('$name is refused with $code', async ({ state, product, typeId, code }) => {
  const ids = await seededApplication(backend, state, product);
  const body = { salesArrangementTypeId: typeId };
  const response = await client(ids).call(caseCalls.createSalesArrangement, body);
  expect(response.statusCode).toBe(400);
  expect(messagesOf(response)).toMatchObject([{ errorCode: code }]);
  const options = await client(ids).get<Options>(caseCalls.salesArrangementTypes);
  const option = options.find((one) => one.salesArrangementTypeId === typeId);
  expect(option?.isAllowed ?? false).toBe(false);
});

test('what may be started says why not', async () => {
  const ids = await servicedCase(backend);
  await backend.db.update(loans).set({ overdueAmount: 5_000 }).where(eq(loans.caseId, ids.caseId));
  await startService(backend, ids, 7);
  const options = await client(ids).get<Options>(caseCalls.salesArrangementTypes);
  expect(options.map((one) => [one.salesArrangementTypeId, one.reason])).toEqual([
    [7, 'Žádost tohoto typu je již rozpracovaná.'],
    [8, undefined],
    [9, 'Klient je v prodlení se splácením.'],
    [10, 'Klient je v prodlení se splácením.'],
    [11, 'Klient je v prodlení se splácením.'],
    [12, undefined],
    [13, 'Klient je v prodlení se splácením.'],
    [14, 'Klient je v prodlení se splácením.'],
  ]);
});

test('a service request is discarded, and may be started again', async () => {
  const service = await startService(backend, await servicedCase(backend));
  const both = await Promise.all([
    client(service).call(salesArrangementCalls.delete),
    client(service).call(salesArrangementCalls.delete),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
  expect((await client(service).history()).at(-1)).toMatchObject({
    title: 'Žádost o změnu smazána',
    description: 'Obecná změna',
  });
  await startService(backend, service);
});

test('an application, what was sent and what has documents stay', async () => {
  const service = await startService(backend, await servicedCase(backend));
  const remove = (ids: typeof service) => client(ids).call(salesArrangementCalls.delete);
  expect((await remove(await newApplication(backend))).statusCode).toBe(409);
  const isService = eq(salesArrangements.id, service.salesArrangementId);
  await backend.db.update(salesArrangements).set({ state: 2 }).where(isService);
  expect((await remove(service)).statusCode).toBe(409);
  await backend.db.update(salesArrangements).set({ state: 1 }).where(isService);
  await backend.db.insert(documentsOnSA).values({
    salesArrangementId: service.salesArrangementId,
    formId: 'N00000000000001X',
    createdOn: testNow,
  });
  expect((await remove(service)).statusCode).toBe(409);
  expect((await client(service).call(salesArrangementCalls.flow)).statusCode).toBe(200);
});
