import { randomUUID } from 'node:crypto';
import { caseCalls } from '@advisor/contracts/case/calls';
import { caseState, productType } from '@advisor/contracts/codebooks';
import { signatureState } from '@advisor/contracts/codebooks/document';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, eq } from 'drizzle-orm';
import { cases, loans } from '../../domain/cases/schema/cases';
import { documentsOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import type { SavedOffer } from '../../domain/refinancing/saved-offer';
import { refinancingOffers, refinancingProcesses } from '../../domain/refinancing/schema';
import { signingDocuments } from '../../domain/signing/schema';
import { isLoanApplication } from '../../domain/cases/loan-application';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

type Ending = CallResponse<typeof caseCalls.endingFixations>;
type Query = { sort?: 'fixedRateValidTo' | 'principal' | 'interestRate'; pageSize?: string };

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
/** Already the next day in Prague. */
const night = new Date('2026-08-30T22:30:00.000Z');
const today = '2026-08-31';
/** February has no day 31. */
const lastDay = '2027-02-28';
const effectiveFrom = '2026-12-16';

async function mortgagesOf(ownerId: number): Promise<number[]> {
  const rows = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(loans, eq(loans.caseId, cases.id))
    .where(
      and(
        eq(cases.ownerId, ownerId),
        eq(cases.productTypeId, productType.mortgage.code),
        eq(cases.state, caseState.inProgress.code),
      ),
    )
    .orderBy(cases.id);
  return rows.map(({ id }) => id);
}

/** Mortgages of the advisor and of the broker, none of which ends soon. */
let own: number[];
let foreign = 0;
beforeAll(async () => {
  own = await mortgagesOf(1);
  [foreign = 0] = await mortgagesOf(2);
});
beforeEach(async () => {
  backend.setNow(night);
  await backend.db.delete(refinancingProcesses);
  await backend.db.delete(refinancingOffers);
  await backend.db.update(loans).set({ fixedRateValidTo: '2030-01-01' });
});
afterAll(() => backend.close());

const ask = (query: Query = {}, as: DemoLogin = 'advisor') =>
  backend.callOperation(caseCalls.endingFixations, { as, query: { ...query } });
const answered = async (query?: Query, as?: DemoLogin) => {
  const response = await ask(query, as);
  expect(response.statusCode).toBe(200);
  return response.json<Ending>();
};
const ids = async (query?: Query, as?: DemoLogin) =>
  (await answered(query, as)).rows.map(({ caseId }) => caseId);

/** The case's fixation ends; its loan is drawn and has years to go. */
const ends = (caseId: number, change: Partial<typeof loans.$inferInsert> = {}) =>
  backend.db
    .update(loans)
    .set({
      fixedRateValidTo: '2026-12-15',
      drawnAmount: 3_000_000,
      principal: 1_000_000,
      interestRate: 4.5,
      maturityOn: '2046-11-15',
      ...change,
    })
    .where(eq(loans.caseId, caseId));

const changeCase = (caseId: number, values: Partial<typeof cases.$inferInsert>) =>
  backend.db.update(cases).set(values).where(eq(cases.id, caseId));

async function signingDocument(caseId: number, state: number): Promise<number> {
  const [application] = await backend.db
    .select({ id: salesArrangements.id })
    .from(salesArrangements)
    .where(isLoanApplication(caseId));
  const [document] = await backend.db
    .insert(documentsOnSA)
    .values({
      salesArrangementId: application?.id ?? 0,
      formId: randomUUID().toUpperCase(),
      createdOn: night,
    })
    .returning();
  const documentId = document?.id ?? 0;
  await backend.db.insert(signingDocuments).values({
    documentId,
    externalId: `EP-FIX-${documentId}`,
    typeCode: 'refixation',
    name: 'Refixace',
    source: 0,
    state,
  });
  return documentId;
}

async function process(
  caseId: number,
  {
    documentState,
    ...values
  }: Partial<typeof refinancingProcesses.$inferInsert> & { documentState?: number } = {},
) {
  await backend.db.insert(refinancingProcesses).values({
    caseId,
    typeId: refinancingType.refixation.code,
    state: refinancingState.inProgressInProduct.code,
    createdOn: night,
    effectiveFrom,
    ...(documentState !== undefined && {
      documentId: await signingDocument(caseId, documentState),
    }),
    ...values,
  });
}

it('are none when no fixation ends soon', async () => {
  expect(await answered()).toEqual({ rows: [], total: 0, amountAtRisk: 0 });
});

it('are told from today to the day six months on, as rows of the list', async () => {
  const [first = 0, last = 0, before = 0, after = 0] = own;
  await ends(first, { fixedRateValidTo: today, principal: 1_500_000.5, interestRate: 5.19 });
  await ends(last, { fixedRateValidTo: lastDay });
  await ends(before, { fixedRateValidTo: '2026-08-30' });
  await ends(after, { fixedRateValidTo: '2027-03-01' });
  const { rows, total, amountAtRisk } = await answered();
  expect(rows.map(({ caseId, fixedRateValidTo }) => [caseId, fixedRateValidTo])).toEqual([
    [first, today],
    [last, lastDay],
  ]);
  expect([total, amountAtRisk]).toEqual([2, 2_500_000.5]);
  const listed = await backend.callOperation(caseCalls.search, {
    as: 'advisor',
    body: { searchTerm: String(first) },
  });
  const [item] = listed.json<CallResponse<typeof caseCalls.search>>().rows;
  expect(rows[0]).toEqual({
    ...item,
    fixedRateValidTo: today,
    principal: 1_500_000.5,
    interestRate: 5.19,
  });
});

it('are the user’s own, in progress, drawn, and leave a rate to agree on', async () => {
  const [open = 0, cancelled = 0, undrawn = 0, tillMaturity = 0, american = 0] = own;
  for (const caseId of [open, cancelled, american, foreign]) await ends(caseId);
  await ends(undrawn, { principal: 0 });
  await ends(tillMaturity, { maturityOn: '2026-12-15' });
  await changeCase(cancelled, { state: caseState.toBeCancelled.code });
  await changeCase(american, { productTypeId: productType.americanMortgage.code });
  try {
    expect(await ids()).toEqual([open]);
    expect(await ids({}, 'broker')).toEqual([foreign]);
  } finally {
    await changeCase(cancelled, { state: caseState.inProgress.code });
    await changeCase(american, { productTypeId: productType.mortgage.code });
  }
});

it.each([
  ['fixedRateValidTo', [0, 1, 2]],
  ['principal', [1, 2, 0]],
  ['interestRate', [2, 0, 1]],
] as const)('are sorted by %s', async (sort, places) => {
  const [a = 0, b = 0, c = 0] = own;
  await ends(a, { fixedRateValidTo: '2026-10-01', principal: 500_000, interestRate: 5 });
  await ends(b, { fixedRateValidTo: '2026-11-01', principal: 2_000_000, interestRate: 4 });
  await ends(c, { fixedRateValidTo: '2026-12-01', principal: 1_000_000, interestRate: 6 });
  expect(await ids({ sort })).toEqual(places.map((place) => own[place]));
});

it('are at most ten unless more are asked for, with the number and the amount of all', async () => {
  const many = own.slice(0, 12);
  for (const caseId of many) await ends(caseId);
  expect(await answered()).toMatchObject({ total: 12, amountAtRisk: 12_000_000 });
  expect(await ids()).toEqual(many.slice(0, 10));
  expect(await ids({ pageSize: '12' })).toEqual(many);
});

it('are numbers alone where no row is asked for', async () => {
  const [caseId = 0] = own;
  await ends(caseId);
  expect(await answered({ pageSize: '0' })).toEqual({
    rows: [],
    total: 1,
    amountAtRisk: 1_000_000,
  });
});

it.each([{ pageSize: '101' }, { sort: 'client' as never }])('refuse %j', async (query) => {
  expect((await ask(query)).statusCode).toBe(400);
});

describe('what is at risk', () => {
  const { finished, cancelled, handover } = refinancingState;

  test.each([
    ['a refixation that is begun', {}, 1_000_000],
    ['one that waits for its signature', { documentState: signatureState.ready.code }, 1_000_000],
    ['one that is signed', { documentState: signatureState.signed.code }, 0],
    ['one that is finished', { state: finished.code }, 0],
    ['one that is handed over', { state: handover.code }, 1_000_000],
    [
      'one that was cancelled',
      { state: cancelled.code, documentState: signatureState.signed.code },
      1_000_000,
    ],
    [
      'one of the fixation before',
      { state: finished.code, effectiveFrom: '2023-12-16' },
      1_000_000,
    ],
    [
      'a signed retention, which ends with the fixation',
      {
        typeId: refinancingType.retention.code,
        documentState: signatureState.signed.code,
        effectiveFrom: '2026-10-01',
      },
      1_000_000,
    ],
  ])('%s: %j leaves %d', async (_, values, left) => {
    const [caseId = 0] = own;
    await ends(caseId);
    await process(caseId, values);
    expect((await answered()).amountAtRisk).toBe(left);
  });
});

const answeredState = async () => (await answered()).rows[0]?.refinancingState;

describe('the state of what is open', () => {
  const { retention } = refinancingType;
  const of = refinancingState;

  test.each([
    [{}, of.inProgressInProduct.code],
    [{ documentState: signatureState.waitingForScan.code }, of.signing.code],
    [{ documentState: signatureState.signed.code }, of.inProgressInBackOffice.code],
    [{ documentState: signatureState.cancelled.code }, of.inProgressInProduct.code],
    [{ state: of.handover.code }, of.handover.code],
    [{ state: of.cancelled.code }, undefined],
    [{ typeId: retention.code, state: of.handover.code }, of.handover.code],
    [{ typeId: refinancingType.extraPayment.code }, undefined],
  ])('of %j is %s', async (values, expected) => {
    const [caseId = 0] = own;
    await ends(caseId);
    await process(caseId, values);
    expect(await answeredState()).toBe(expected);
  });

  test('is that of the refixation where a retention is open too', async () => {
    const [caseId = 0] = own;
    await ends(caseId);
    await process(caseId, { typeId: retention.code });
    await process(caseId, { documentState: signatureState.ready.code });
    expect(await answeredState()).toBe(of.signing.code);
  });
});

test('the notice is that of the next fixation, by the day in Prague', async () => {
  const [caseId = 0] = own;
  await ends(caseId);
  const offer = (
    change: Partial<typeof refinancingOffers.$inferInsert> & { from?: string },
  ): typeof refinancingOffers.$inferInsert => {
    const { from = effectiveFrom, ...values } = change;
    return {
      caseId,
      typeId: refinancingType.refixation.code,
      fixedRatePeriod: 36,
      terms: { kind: 'refixation', effectiveFrom: from } as SavedOffer,
      validTo: '2026-12-15',
      createdOn: night,
      isLegalNotice: true,
      ...values,
    };
  };
  await backend.db
    .insert(refinancingOffers)
    .values([
      offer({ communicatedOn: null }),
      offer({ communicatedOn: new Date('2026-08-20T22:30:00.000Z') }),
      offer({ communicatedOn: new Date('2026-08-25T10:00:00.000Z') }),
      offer({ communicatedOn: new Date('2026-08-01T10:00:00.000Z'), isLegalNotice: false }),
      offer({ communicatedOn: new Date('2026-08-02T10:00:00.000Z'), cancelledOn: night }),
      offer({ communicatedOn: new Date('2023-08-01T10:00:00.000Z'), from: '2023-12-16' }),
    ]);
  expect((await answered()).rows[0]?.noticeSentOn).toBe('2026-08-21');
});

it('are told to nobody without the right to search', async () => {
  expect((await ask({}, 'limited')).statusCode).toBe(403);
});
