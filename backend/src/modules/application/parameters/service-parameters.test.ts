import { eq } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { loans } from '../../../domain/cases/schema/cases';
import { hubClient, messagesOf, servicedCase, startService } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type Ids = Awaited<ReturnType<typeof servicedCase>>;
type Customers = CallResponse<typeof salesArrangementCalls.customers>;

const client = (ids: Ids) => hubClient(backend, ids);

const people = async (ids: Ids) =>
  (await client(ids).get<Customers>(salesArrangementCalls.customers)).map(({ customerOnSAId }) => ({
    customerOnSAId,
  }));

test.each([
  {
    typeId: 7,
    change: { drawingExtension: 6 },
    field: 'drawingExtension',
    code: 90027,
    text: 'Úvěr je vyčerpaný',
  },
  {
    typeId: 7,
    change: { repaymentAccount: { number: '124', bankCode: '0800' } },
    field: 'repaymentAccount.number',
    code: 90900,
    text: 'Číslo účtu není platné.',
  },
  {
    typeId: 10,
    change: { applicantCustomerOnSAId: 400_001 },
    field: 'applicantCustomerOnSAId',
    code: 90900,
    text: 'Žadatelem může být jen účastník případu.',
  },
  {
    typeId: 8,
    change: { loanAmount: 999_999_999 },
    field: 'loanAmount',
    code: 90900,
    text: 'což je výše úvěru',
  },
  {
    typeId: 8,
    change: { realEstateDeadline: '2026-11-20' },
    field: 'realEstateDeadline',
    code: 90900,
    text: 'v budoucnosti',
  },
  {
    typeId: 9,
    change: { joining: [{ customerOnSAId: 1 }] },
    field: 'joining.0.customerOnSAId',
    code: 90900,
    text: 'Tato osoba na případu není.',
  },
])('type $typeId with $change is refused', async ({ typeId, change, field, code, text }) => {
  const service = await startService(backend, await servicedCase(backend), typeId);
  const response = await client(service).update(0, {
    salesArrangementTypeId: typeId,
    ...change,
  });
  expect(response.statusCode).toBe(400);
  expect(messagesOf(response)).toEqual([
    { field: `parameters.${field}`, message: expect.stringContaining(text), errorCode: code },
  ]);
});

test('somebody must stay in the debt, and nobody is in two parts', async () => {
  const service = await startService(backend, await servicedCase(backend), 9);
  const everybody = await people(service);
  const update = (change: object) =>
    client(service).update(0, { salesArrangementTypeId: 9, ...change });
  expect(messagesOf(await update({ leaving: everybody }))).toMatchObject([
    { field: 'parameters.leaving', message: 'V dluhu musí někdo zůstat.' },
  ]);
  const [first] = everybody;
  const twice = await update({ remaining: [first], joining: [first] });
  expect(messagesOf(twice)).toMatchObject([{ field: 'parameters.joining.0.customerOnSAId' }]);
  expect((await update({ remaining: everybody })).statusCode).toBe(200);
});

test('a loan that is still being drawn may be drawn longer', async () => {
  const service = await startService(backend, await servicedCase(backend, false));
  const change = { salesArrangementTypeId: 7, drawingExtension: 36, paymentDay: 31 };
  expect((await client(service).update(0, change)).statusCode).toBe(200);
  expect(await client(service).parameters()).toEqual({ version: 1, parameters: change });
  expect((await client(service).flow()).get('parameters')).toEqual({
    isActive: true,
    state: 'done',
  });
});

test.each([0, 37])('not by %i months', async (drawingExtension) => {
  const service = await startService(backend, await servicedCase(backend, false));
  const change = { salesArrangementTypeId: 7, drawingExtension };
  expect((await client(service).update(0, change)).statusCode).toBe(400);
});

test('nothing is agreed before the contract', async () => {
  const service = await startService(backend, await servicedCase(backend, false));
  await backend.db
    .update(loans)
    .set({ contractSignedOn: null })
    .where(eq(loans.caseId, service.caseId));
  const response = await client(service).update(0, { salesArrangementTypeId: 7 });
  expect(messagesOf(response)).toMatchObject([{ errorCode: 90014 }]);
});
