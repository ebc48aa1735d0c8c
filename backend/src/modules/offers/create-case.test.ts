import type { Operation } from '@advisor/contracts/operation';
import { caseCalls } from '@advisor/contracts/case/calls';
import type { Case, CaseCustomer, CaseParameters } from '@advisor/contracts/case/detail';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { asc, eq, sql } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { customers } from '../../neighbours/client-register/schema';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { newClient, offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

interface Created {
  caseId: number;
  salesArrangementId: number;
}

async function created(...input: Parameters<ReturnType<typeof offerClient>['createCase']>) {
  const response = await offerClient(backend).createCase(...input);
  expect(response.statusCode).toBe(201);
  return response.json<Created>();
}

const readCase = async <Answer>(operation: Operation, caseId: number) =>
  (await backend.callOperation(operation, { as: 'advisor', params: { caseId } })).json<Answer>();

test('a case with everything of the offer, for a new client', async () => {
  const { save, read } = offerClient(backend);
  const offerId = await save({
    ...goodMortgage,
    loanPurposes: [
      { loanPurposeId: 201, amount: 2_400_000 },
      { loanPurposeId: 204, amount: 600_000 },
    ],
  });
  const { caseId, salesArrangementId } = await created(offerId, newClient);
  expect(await readCase<Case>(caseCalls.get, caseId)).toMatchObject({
    caseId,
    salesArrangementId,
    offerId,
    state: 1,
    productTypeId: 20001,
    mandantId: 2,
    targetAmount: 3_000_000,
    owner: { userId: 1 },
    customer: { firstName: 'Zdeňka', lastName: 'Nováčková', dateOfBirth: '1990-05-17' },
    createdOn: testNow.toISOString(),
  });
  expect(await readCase<CaseParameters>(caseCalls.parameters, caseId)).toMatchObject({
    targetAmount: 3_000_000,
    interestRate: 4.59,
    monthlyPayment: 15_362,
    loanDuration: 360,
    fixedRatePeriod: 60,
    paymentDay: 15,
    loanPurposes: [
      { loanPurposeId: 201, amount: 2_400_000 },
      { loanPurposeId: 204, amount: 600_000 },
    ],
  });
  const [applicant] = await readCase<CaseCustomer[]>(caseCalls.customers, caseId);
  expect(applicant).toMatchObject({ roleId: 1, lastName: 'Nováčková' });
  expect(applicant?.identity).toBeUndefined();
  const events = await readCase<{ title: string; description?: string }[]>(
    caseCalls.timeline,
    caseId,
  );
  expect(events.map(({ title }) => title)).toEqual(['Modelace uložena', 'Případ založen']);
  expect(events[0]?.description?.replaceAll('\u00A0', ' ')).toBe(
    `Nabídka ${offerId}: 3 000 000 Kč, sazba 4,59 %, splátka 15 362 Kč.`,
  );
  expect(await read(offerId)).toMatchObject({ caseId, salesArrangementId, isLinked: true });
});

test('the client of the register stands on the case, which is found by the name', async () => {
  const [registered] = await backend.db
    .select()
    .from(customers)
    .where(
      sql`${customers.dateOfBirth} between '1970-01-01' and '1990-01-01' and ${customers.lastName} <> 'Sentinel'`,
    )
    .orderBy(asc(customers.id))
    .limit(1);
  const offerId = await offerClient(backend).save(goodUnsecured, 1);
  const identity = { id: registered?.id ?? 0, scheme: 2 };
  const { caseId } = await created(offerId, { kind: 'identified', identity });
  const [applicant] = await readCase<CaseCustomer[]>(caseCalls.customers, caseId);
  expect(applicant).toMatchObject({ identity, lastName: registered?.lastName });
  const found = await backend.callOperation(caseCalls.search, {
    as: 'advisor',
    body: { searchTerm: `${registered?.lastName} ${caseId}` },
  });
  expect(found.json<{ rows: Created[] }>().rows.map((row) => row.caseId)).toEqual([caseId]);
});

test('the application is found by its number', async () => {
  const offerId = await offerClient(backend).save();
  const { caseId, salesArrangementId } = await created(offerId, newClient);
  const [application] = await backend.db
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.id, salesArrangementId));
  const found = await backend.callOperation(caseCalls.identify, {
    as: 'advisor',
    body: { criterion: 'contractNumber', contractNumber: application?.applicationNumber },
  });
  expect(found.json<{ cases: Created[] }>().cases.map((row) => row.caseId)).toEqual([caseId]);
});

test('building savings become a case of the savings bank', async () => {
  const offerId = await offerClient(backend).save(
    {
      targetAmount: 300_000,
      minimumMonthlyDeposit: 1_700,
      extraDeposits: 2_000,
      savingDuration: 72,
      startsOn: '2026-12-01',
    },
    20000,
  );
  const { caseId } = await created(offerId, newClient);
  expect(await readCase<Case>(caseCalls.get, caseId)).toMatchObject({
    mandantId: 1,
    targetAmount: 300_000,
  });
  expect(await readCase<CaseParameters>(caseCalls.parameters, caseId)).toMatchObject({
    buildingSavings: { minimumMonthlyDeposit: 1_700, extraDeposits: 2_000, balance: 0 },
  });
});

test('a double click makes one case', async () => {
  const offerId = await offerClient(backend).save();
  const before = await backend.db.$count(cases);
  const [first, second] = await Promise.all([
    created(offerId, newClient),
    created(offerId, newClient),
  ]);
  expect(second).toEqual(first);
  expect(await created(offerId, newClient)).toEqual(first);
  expect(await backend.db.$count(cases)).toBe(before + 1);
});

test('another client or another advisor is told that the case is there', async () => {
  const offerId = await offerClient(backend).save();
  const { caseId } = await created(offerId, newClient);
  for (const [as, customer] of [
    ['advisor', { ...newClient, lastName: 'Jiná' }],
    ['specialist', newClient],
  ] as const) {
    const response = await offerClient(backend, as).createCase(offerId, customer);
    expect(response.statusCode).toBe(409);
    expect(response.json<ErrorMessage[]>()[0]?.message).toContain(String(caseId));
  }
});

test('an offer that has run out makes no case', async () => {
  const offerId = await offerClient(backend).save();
  backend.setNow(new Date('2026-12-20T20:00:00Z'));
  await created(offerId, newClient);
  const late = await offerClient(backend).save({
    ...goodMortgage,
    expectedDateOfDrawing: '2027-03-15',
  });
  backend.setNow(new Date('2027-01-20T08:00:00Z'));
  const response = await offerClient(backend).createCase(late, newClient);
  expect(response.statusCode).toBe(409);
  expect(response.json<ErrorMessage[]>()[0]?.message).toContain('Platnost nabídky skončila');
});

test('a broker makes a case of an offer of his own, and of no other', async () => {
  const broker = offerClient(backend, 'broker');
  const own = await broker.createCase(await broker.save(goodUnsecured, 1), newClient);
  expect(own.statusCode).toBe(201);
  const others = await offerClient(backend).save(goodUnsecured, 1);
  expect((await broker.createCase(others, newClient)).statusCode).toBe(404);
});

test.each([
  { name: 'born in the future', change: { dateOfBirth: '2026-11-21' }, field: 'dateOfBirth' },
  { name: 'born too long ago', change: { dateOfBirth: '1849-12-31' }, field: 'dateOfBirth' },
  { name: 'not of age', change: { dateOfBirth: '2008-11-21' }, field: 'dateOfBirth' },
  { name: 'without a name', change: { lastName: ' ' }, field: 'lastName' },
  { name: 'named by markup', change: { firstName: '<b>Jan</b>' }, field: 'firstName' },
  { name: 'whom no paper can name', change: { lastName: '\u0639\u0644\u064A' }, field: 'lastName' },
])('refused: a client $name', async ({ change, field }) => {
  const offerId = await offerClient(backend).save();
  const response = await offerClient(backend).createCase(offerId, { ...newClient, ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorMessage[]>()[0]?.field).toBe(`customer.${field}`);
});

/** LTV 85 %: for applicants under 36 only. */
const forTheYoung = { ...goodMortgage, collateralAmount: 3_530_000 };

test.each([
  { name: '71 on the day of the last instalment', dateOfBirth: '1985-12-15', says: '71 let' },
  { name: 'too old', dateOfBirth: '1940-01-01', says: '116 let' },
  {
    name: 'not young enough for the LTV',
    input: forTheYoung,
    dateOfBirth: '1990-11-20',
    says: 'LTV',
  },
])('refused: an offer for a client $name', async ({ dateOfBirth, says, input }) => {
  const offerId = await offerClient(backend).save(input);
  const client = { ...newClient, dateOfBirth };
  const before = await backend.db.$count(cases);
  const response = await offerClient(backend).createCase(offerId, client);
  expect(response.statusCode).toBe(400);
  const [message] = response.json<ErrorMessage[]>();
  expect(message?.field).toBe('customer.dateOfBirth');
  expect(message?.message.replaceAll('\u00A0', ' ')).toContain(says);
  expect(await backend.db.$count(cases)).toBe(before);
});

test.each([
  { name: '70 until the last instalment', dateOfBirth: '1985-12-16' },
  { name: 'young enough for the LTV', input: forTheYoung, dateOfBirth: '1990-11-21' },
])('a client $name gets the case', async ({ dateOfBirth, input }) => {
  const offerId = await offerClient(backend).save(input);
  const { caseId } = await created(offerId, { ...newClient, dateOfBirth });
  expect(await readCase<CaseCustomer[]>(caseCalls.customers, caseId)).toHaveLength(1);
});

test('a client of the register may be too old as well', async () => {
  const [old] = await backend.db
    .select()
    .from(customers)
    .where(sql`${customers.dateOfBirth} < '1975-01-01' and ${customers.lastName} <> 'Sentinel'`)
    .limit(1);
  const offerId = await offerClient(backend).save();
  const identity = { id: old?.id ?? 0, scheme: 2 };
  const response = await offerClient(backend).createCase(offerId, { kind: 'identified', identity });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorMessage[]>()[0]?.field).toBe('customer.identity');
});

test('a client is of age on the birthday', async () => {
  const offerId = await offerClient(backend).save();
  const adult = { ...newClient, dateOfBirth: '2008-11-20' };
  expect((await offerClient(backend).createCase(offerId, adult)).statusCode).toBe(201);
});

test.each([
  { id: 2_147_483_647, scheme: 2 },
  { id: 100_000, scheme: 1 },
])('refused: nobody in the register is %j', async (identity) => {
  const offerId = await offerClient(backend).save();
  const response = await offerClient(backend).createCase(offerId, { kind: 'identified', identity });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorMessage[]>()[0]?.field).toBe('customer.identity');
});

test('a failing client of the demonstration fails here as well', async () => {
  const [conflicting] = await backend.db
    .select()
    .from(customers)
    .where(sql`${customers.lastName} = 'Sentinel' and ${customers.firstName} = 'Souběh'`);
  const offerId = await offerClient(backend).save();
  const response = await offerClient(backend).createCase(offerId, {
    kind: 'identified',
    identity: { id: conflicting?.id ?? 0, scheme: 2 },
  });
  expect(response.statusCode).toBe(409);
});
