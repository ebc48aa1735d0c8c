import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseParameters } from '@advisor/contracts/case/detail';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { householdCalls } from '@advisor/contracts/household/calls';
import type { Operation } from '@advisor/contracts/operation';
import { and, eq } from 'drizzle-orm';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { timelineEvents } from '../../domain/cases/schema/case-history';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { newClient, offerClient } from '../../testing/offers';
import { openDocumentKind } from '../../testing/document-order';
import { handOverInformation } from '../../testing/signing';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const withAmount = (loanAmount: number) => ({
  ...goodMortgage,
  loanAmount,
  loanPurposes: [{ loanPurposeId: 203 as const, amount: loanAmount }],
});

/** A new case of an advisor's, and the offer that it was made from. */
async function freshCase(as: DemoLogin = 'advisor') {
  const client = offerClient(backend, as);
  const offerId = await client.save();
  const response = await client.createCase(offerId, newClient);
  return { offerId, ...response.json<{ caseId: number; salesArrangementId: number }>() };
}

/** A seeded mortgage in progress whose application is in the state. */
async function seeded(state: number) {
  const [found] = await backend.db
    .select({ id: salesArrangements.id, caseId: cases.id, offerId: salesArrangements.offerId })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(
      and(
        eq(salesArrangements.state, state),
        eq(salesArrangements.typeId, 6),
        eq(cases.productTypeId, 20001),
        eq(cases.state, 1),
      ),
    )
    .limit(1);
  if (found === undefined) throw new Error('no such case');
  return found;
}

const messageOf = (response: { json(): ErrorMessage[] }) =>
  response.json()[0]?.message.replaceAll('\u00A0', ' ');

test('amount, terms and purposes of the case follow, and the history says so', async () => {
  const { save, link } = offerClient(backend);
  const { caseId, salesArrangementId, offerId: first } = await freshCase();
  const second = await save(withAmount(2_500_000));
  expect((await link(salesArrangementId, second, first)).statusCode).toBe(204);
  const read = await backend.callOperation(caseCalls.parameters, {
    as: 'advisor',
    params: { caseId },
  });
  expect(read.json<CaseParameters>()).toMatchObject({
    targetAmount: 2_500_000,
    loanPurposes: [{ loanPurposeId: 203, amount: 2_500_000 }],
    interestRate: 4.59,
  });
  const list = await backend.callOperation(offerCalls.listOfArrangement, {
    as: 'advisor',
    params: { salesArrangementId },
  });
  expect(list.json()).toEqual([
    expect.objectContaining({ offerId: second, isLinked: true, amount: 2_500_000 }),
    expect.objectContaining({ offerId: first, isLinked: false, monthlyPayment: 15_362 }),
  ]);
  const events = await backend.db
    .select()
    .from(timelineEvents)
    .where(
      and(
        eq(timelineEvents.caseId, caseId),
        eq(timelineEvents.title, 'Modelace převzata do žádosti'),
      ),
    );
  expect(events).toHaveLength(1);
  expect(events[0]?.description).toContain(`Nabídka ${second}`);
});

test('the second of two advisors is told whose offer is there', async () => {
  const { salesArrangementId, offerId } = await freshCase();
  const [mine, other] = [
    await offerClient(backend).save(withAmount(2_000_000)),
    await offerClient(backend, 'specialist').save(withAmount(2_100_000)),
  ];
  const answers = await Promise.all([
    offerClient(backend).link(salesArrangementId, mine, offerId),
    offerClient(backend, 'specialist').link(salesArrangementId, other, offerId),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused && messageOf(refused)).toMatch(
    new RegExp(
      `^Žádost mezitím převzala jinou nabídku, číslo (${mine} \\(Jana Nováková\\)|${other} \\(Petr Dvořák\\))\\.$`,
    ),
  );
});

test('the same offer once more changes nothing', async () => {
  const { save, link } = offerClient(backend);
  const { caseId, salesArrangementId, offerId } = await freshCase();
  const second = await save(withAmount(2_000_000));
  const both = await Promise.all([
    link(salesArrangementId, second, offerId),
    link(salesArrangementId, second, offerId),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const [row] = await backend.db.select().from(cases).where(eq(cases.id, caseId));
  expect(row?.version).toBe(2);
});

test('an offer seen linked that is not is a conflict', async () => {
  const { save, link } = offerClient(backend);
  const { salesArrangementId } = await freshCase();
  const second = await save(withAmount(2_000_000));
  expect((await link(salesArrangementId, second)).statusCode).toBe(409);
  expect((await link(salesArrangementId, second, 1)).statusCode).toBe(409);
});

test('an offer goes to one case only', async () => {
  const { save, link } = offerClient(backend);
  const [one, other] = [await freshCase(), await freshCase()];
  const offer = await save(withAmount(2_000_000));
  const answers = await Promise.all([
    link(one.salesArrangementId, offer, one.offerId),
    link(other.salesArrangementId, offer, other.offerId),
  ]);
  const [statuses] = [answers.map(({ statusCode }) => statusCode)];
  expect(statuses).toContain(204);
  expect(statuses.some((status) => status === 400 || status === 409)).toBe(true);
  expect((await link(other.salesArrangementId, one.offerId, other.offerId)).statusCode).toBe(400);
});

test('an offer of another product does not fit', async () => {
  const { save, link } = offerClient(backend);
  const { salesArrangementId, offerId } = await freshCase();
  const unsecured = await save(goodUnsecured, 1);
  const response = await link(salesArrangementId, unsecured, offerId);
  expect(response.statusCode).toBe(400);
  expect(messageOf(response)).toBe('Nabídka je na jiný produkt než případ.');
});

test('an offer that the debtor is too old for is not taken over', async () => {
  const { save, link, createCase } = offerClient(backend);
  const short = await save({ ...goodMortgage, loanDuration: 120 });
  const old = await createCase(short, { ...newClient, dateOfBirth: '1970-01-01' });
  expect(old.statusCode).toBe(201);
  const { salesArrangementId } = old.json<{ salesArrangementId: number }>();
  const response = await link(salesArrangementId, await save(), short);
  expect(response.statusCode).toBe(400);
  expect(messageOf(response)).toBe(
    'Při poslední splátce bude žadateli 86 let, nejvýše smí být 70 let. Upravte prosím modelaci.',
  );
});

/** A case of a debtor aged 43, with one more person on it. */
async function caseOfTwo(dateOfBirth: string, householdTypeId: 2 | 128) {
  const { save, createCase } = offerClient(backend);
  const first = await save({ ...goodMortgage, loanDuration: 60 });
  const debtor = { ...newClient, dateOfBirth: '1983-01-01' };
  const made = (await createCase(first, debtor)).json<{ salesArrangementId: number }>();
  const call = (operation: Operation, params: object, body: object) =>
    backend.callOperation(operation, { as: 'advisor', params: { ...params }, body });
  const household = await call(householdCalls.create, made, { householdTypeId });
  const person = { firstName: 'Karel', lastName: 'Dvořák', dateOfBirth };
  const added = await call(householdCalls.addCustomer, household.json<object>(), person);
  expect(added.statusCode).toBe(201);
  return { ...made, first };
}

test.each<[name: string, dateOfBirth: string, householdTypeId: 2 | 128, status: number]>([
  ['a codebtor of 35 lets the limits of the young count', '1991-01-01', 2, 204],
  ['a codebtor of 60 is too old, though the debtor is not', '1966-01-01', 2, 400],
  ['a guarantor of 35 does not make a debtor young', '1991-01-01', 128, 400],
])('%s', async (_name, dateOfBirth, householdTypeId, status) => {
  const { save, link } = offerClient(backend);
  const { salesArrangementId, first } = await caseOfTwo(dateOfBirth, householdTypeId);
  const offer = await save({
    ...goodMortgage,
    loanDuration: 300,
    collateralAmount: 3_400_000,
    household: { applicantAge: 34, netMonthlyIncome: 60_000 },
  });
  expect((await link(salesArrangementId, offer, first)).statusCode).toBe(status);
});

test('an offer that has run out is not taken over', async () => {
  const { save, link } = offerClient(backend);
  const { salesArrangementId, offerId } = await freshCase();
  const second = await save(withAmount(2_000_000));
  backend.setNow(new Date('2026-12-21T08:00:00Z'));
  const response = await link(salesArrangementId, second, offerId);
  expect(response.statusCode).toBe(409);
  expect(messageOf(response)).toContain('Platnost nabídky skončila 20. 12. 2026.');
});

test.each([
  { state: 2, name: 'in approval' },
  { state: 7, name: 'in signing' },
  { state: 6, name: 'disbursed' },
])('an application $name keeps its offer', async ({ state }) => {
  const { save, link } = offerClient(backend);
  const application = await seeded(state);
  const offer = await save();
  const response = await link(application.id, offer, application.offerId ?? undefined);
  expect(response.statusCode).toBe(400);
});

test('a seeded application takes another offer over', async () => {
  const { save, link, read } = offerClient(backend);
  const { id, offerId } = await seeded(1);
  expect(await read(offerId ?? 0)).toMatchObject({ isLinked: true, salesArrangementId: id });
  // Short: the debtor may be of any age.
  const offer = await save({ ...goodMortgage, loanDuration: 60 });
  expect((await link(id, offer, offerId ?? 0)).statusCode).toBe(204);
});

test('of a case of somebody else a broker gets nothing', async () => {
  const { salesArrangementId, offerId } = await freshCase();
  const broker = offerClient(backend, 'broker');
  expect((await broker.get(offerId)).statusCode).toBe(404);
  expect((await broker.link(salesArrangementId, offerId)).statusCode).toBe(404);
  const list = await backend.callOperation(offerCalls.listOfArrangement, {
    as: 'broker',
    params: { salesArrangementId },
  });
  expect(list.statusCode).toBe(404);
  expect((await offerClient(backend, 'norights').get(offerId)).statusCode).toBe(403);
});

test('a contract keeps the offer that it was prepared by until it is cancelled', async () => {
  const { save, link } = offerClient(backend);
  const { salesArrangementId, offerId } = await freshCase();
  await openDocumentKind(backend, salesArrangementId, 'loanContract');
  await handOverInformation(backend, salesArrangementId);
  const created = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params: { salesArrangementId },
    body: { documentTypeCode: 'loanContract', signatureTypeId: 2 },
  });
  const { documentOnSAId } = created.json<{ documentOnSAId: number }>();
  // The bank gave the application back.
  await backend.db
    .update(salesArrangements)
    .set({ state: 1 })
    .where(eq(salesArrangements.id, salesArrangementId));
  const second = await save(withAmount(2_500_000));
  const refused = await link(salesArrangementId, second, offerId);
  expect(refused.statusCode).toBe(400);
  expect(messageOf(refused)).toContain('Nejprve ji stornujte');
  await backend.callOperation(signingCalls.cancel, { as: 'advisor', params: { documentOnSAId } });
  expect((await link(salesArrangementId, second, offerId)).statusCode).toBe(204);
});
