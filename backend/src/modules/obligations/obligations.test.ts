import { householdCalls } from '@advisor/contracts/household/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import type { ExposureRefresh } from '@advisor/contracts/obligation/endpoints';
import type { Obligation } from '@advisor/contracts/obligation/schemas';
import type { CallResponse, Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { eq } from 'drizzle-orm';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import { obligations } from '../../domain/obligations/schema';
import type { ReportedObligation } from '../../neighbours/credit-bureau/port';
import { unavailable } from '../../platform/failure';
import { jobs } from '../../platform/jobs/schema';
import { messagesOf } from '../../testing/hub';
import { goodMortgage } from '../../testing/loan-input';
import { offerClient } from '../../testing/offers';
import { consumerLoan, newPerson, withoutReports } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
let reported: ReportedObligation[] = [];
let isDown = false;

beforeAll(async () => {
  backend = await testApp({
    contents: seededCases,
    neighbours: {
      creditBureau: () => ({
        report: () => Promise.reject(unavailable()),
        obligations: async () => {
          if (isDown) throw unavailable();
          return reported;
        },
      }),
    },
  });
});
beforeEach(() => {
  isDown = false;
  reported = [];
});
afterAll(() => backend.close());

const bureauLoan: ReportedObligation = {
  externalId: 'CB1-1',
  externalScheme: 'CBCB',
  obligationTypeId: 2,
  creditor: { creditorId: '0800', name: 'Česká spořitelna', isExternal: true },
  installmentAmount: 4_500,
  loanPrincipalAmount: 176_000,
  roleId: 1,
  legalPersonType: 1,
  codebtors: [{ firstName: 'Eva', lastName: 'Malá' }],
  updatedOn: '2026-11-01',
};
const bureauCard: ReportedObligation = {
  ...bureauLoan,
  externalId: 'CB1-2',
  obligationTypeId: 3,
  creditor: { name: 'Air Bank', isExternal: true },
  installmentAmount: undefined,
  loanPrincipalAmount: undefined,
  creditCardLimit: 40_000,
  legalPersonType: 2,
};

async function client() {
  const ids = await newPerson(backend);
  const call = (operation: Operation, more: object = {}, as: DemoLogin = 'advisor') =>
    backend.callOperation(operation, { as, params: { ...ids }, ...more });
  await backend.db
    .update(customersOnSA)
    .set({ customerId: ids.customerOnSAId })
    .where(eq(customersOnSA.id, ids.customerOnSAId));
  const progress = async () =>
    (await call(obligationCalls.exposureRefresh)).json<ExposureRefresh>();
  return {
    ...ids,
    progress,
    add: (body: object) => call(obligationCalls.create, { body }),
    list: async (as?: DemoLogin) => (await call(obligationCalls.list, {}, as)).json<Obligation[]>(),
    update: (obligationId: number, body: object, as?: DemoLogin) =>
      call(obligationCalls.update, { params: { ...ids, obligationId }, body }, as),
    remove: (obligationId: number, version = 1) =>
      call(obligationCalls.delete, {
        params: { ...ids, obligationId },
        query: { version: String(version) },
      }),
    ask: () => call(salesArrangementCalls.refreshClientExposure),
    /** Links an offer that has the amount for repaying other loans, beside the purchase. */
    refinance: async (amount: number) => {
      const offer = offerClient(backend);
      const purposes = [
        { loanPurposeId: 201 as const, amount: goodMortgage.loanAmount - amount },
        { loanPurposeId: 204 as const, amount },
      ];
      const loanPurposes = purposes.filter((purpose) => purpose.amount > 0);
      const offerId = await offer.save({ ...goodMortgage, loanPurposes });
      const linked = await offer.link(ids.salesArrangementId, offerId, ids.offerId);
      expect(linked.statusCode).toBeLessThan(300);
    },
    limit: async () =>
      (await call(householdCalls.list)).json<CallResponse<typeof householdCalls.list>>()
        .consolidationLimit,
    /** Asks the bureau and waits for its job. */
    refresh: async () => {
      expect((await call(salesArrangementCalls.refreshClientExposure)).statusCode).toBe(204);
      await backend.app.jobs.runNow(await lastJob());
    },
  };
}

async function lastJob(): Promise<number> {
  const rows = await backend.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.name, 'obligations.refresh'))
    .orderBy(jobs.id);
  return rows.at(-1)?.id ?? 0;
}

const counted = (rows: Obligation[]) =>
  rows.map(({ countedInstallment, countedDebt, countedReason }) => [
    countedInstallment,
    countedDebt,
    countedReason,
  ]);

test('what the client states is added, changed and removed', async () => {
  const person = await client();
  const { obligationId } = (await person.add(consumerLoan)).json<{ obligationId: number }>();
  expect(await person.list()).toMatchObject([
    {
      obligationId,
      version: 1,
      obligationSource: 1,
      obligationTypeName: 'Spotřebitelský úvěr',
      countedInstallment: 4_200,
      countedDebt: 180_000,
      ...consumerLoan,
    },
  ]);
  const change = { ...consumerLoan, installmentAmount: 4_000, version: 1 };
  expect((await person.update(obligationId, change)).statusCode).toBe(200);
  expect((await person.update(obligationId, change)).statusCode).toBe(200);
  expect(await person.list()).toMatchObject([{ version: 2, installmentAmount: 4_000 }]);
  expect((await person.update(obligationId, change, 'specialist')).statusCode).toBe(409);
  expect((await person.remove(obligationId, 2)).statusCode).toBe(204);
  expect(await person.list()).toEqual([]);
});

test('a card and an overdraft are counted from their limits, drawn or not', async () => {
  const person = await client();
  await person.add({ obligationTypeId: 3, creditCardLimit: 50_000 });
  await person.add({ obligationTypeId: 4, creditCardLimit: 20_000 });
  expect(counted(await person.list())).toEqual([
    [2_500, 50_000, 'shareOfLimit'],
    [1_000, 20_000, 'shareOfLimit'],
  ]);
});

test.each<[string, object, [number, number, string]]>([
  ['none', { correctionTypeId: 1 }, [4_200, 180_000, 'asDeclared']],
  ['a cancellation', { correctionTypeId: 2 }, [0, 0, 'cancelled']],
  [
    'a reduction',
    { correctionTypeId: 4, installmentAmountCorrection: 2_000 },
    [2_000, 180_000, 'reduced'],
  ],
])('the correction is %s', async (_name, correction, expected) => {
  const person = await client();
  const added = await person.add({ ...consumerLoan, correction });
  expect(added.statusCode).toBe(201);
  expect(counted(await person.list())).toEqual([expected]);
});

test.each<[string, number, number, [number, number, string]]>([
  ['the whole, for which the loan has enough', 180_000, 180_000, [0, 0, 'consolidated']],
  ['a part', 1, 180_000, [4_200, 179_999, 'partlyConsolidated']],
  ['the whole, for which the loan has less', 180_000, 179_999, [4_200, 180_000, 'notCovered']],
  ['the whole by a loan for a purchase', 180_000, 0, [4_200, 180_000, 'notCovered']],
])('what is consolidated is %s', async (_name, amountConsolidated, refinancing, expected) => {
  const person = await client();
  await person.refinance(refinancing);
  await person.add({ ...consumerLoan, amountConsolidated, correction: { correctionTypeId: 3 } });
  expect(counted(await person.list())).toEqual([expected]);
  expect(await person.limit()).toBe(refinancing);
});

test.each<[string, object, string]>([
  [
    'a corrected value above the original',
    { correction: { correctionTypeId: 4, installmentAmountCorrection: 4_201 } },
    'correction.installmentAmountCorrection',
  ],
  [
    'more consolidated than is owed',
    { amountConsolidated: 180_001, correction: { correctionTypeId: 3 } },
    'amountConsolidated',
  ],
  ['an external creditor without a name', { creditor: { isExternal: true } }, 'creditor.name'],
  ['a negative instalment', { installmentAmount: -1 }, 'installmentAmount'],
  [
    'more drawn than the limit',
    { obligationTypeId: 3, creditCardLimit: 50_000, drawingAmount: 50_001 },
    'drawingAmount',
  ],
  ['a contract of the future', { contractDate: '2099-01-01' }, 'contractDate'],
  ['a loan that has matured', { maturityDate: '2024-01-01' }, 'maturityDate'],
  ['a huge principal', { loanPrincipalAmount: 1_000_000_001 }, 'loanPrincipalAmount'],
])('%s is refused at its field', async (_name, change, field) => {
  const person = await client();
  const refused = await person.add({ ...consumerLoan, ...change });
  expect(refused.statusCode).toBe(400);
  expect(messagesOf(refused).map((message) => message.field)).toContain(field);
});

test('the bureau is read as a job, and its obligations follow it and keep their correction', async () => {
  const person = await client();
  expect(await person.progress()).toEqual({ state: 'never', progress: 0, unidentifiedCount: 0 });
  reported = [bureauLoan, bureauCard];
  await person.refresh();
  expect(await person.progress()).toMatchObject({
    state: 'done',
    refreshedOn: expect.any(String),
  });
  const [loan, card] = await person.list();
  expect(loan).toMatchObject({
    obligationSource: 2,
    obligationExternalId: 'CB1-1',
    codebtors: [{ firstName: 'Eva', lastName: 'Malá' }],
    cbcbDataLastUpdate: '2026-11-01',
    displayJuridicalPersonWarning: false,
  });
  expect(card).toMatchObject({ displayJuridicalPersonWarning: true, countedInstallment: 2_000 });
  const correction = { correctionTypeId: 2 };
  const changed = { ...consumerLoan, installmentAmount: 1, correction, version: 1 };
  expect((await person.update(loan?.obligationId ?? 0, changed)).statusCode).toBe(200);
  expect((await person.remove(loan?.obligationId ?? 0, 2)).statusCode).toBe(409);
  reported = [{ ...bureauLoan, loanPrincipalAmount: 170_000 }];
  await person.refresh();
  expect(await person.list()).toEqual([
    expect.objectContaining({
      obligationId: loan?.obligationId,
      installmentAmount: 4_500,
      loanPrincipalAmount: 170_000,
      correction,
      countedReason: 'cancelled',
    }),
  ]);
});

test('what the bureau reports half, or reports past its maturity, can be corrected', async () => {
  const person = await client();
  reported = [{ ...bureauLoan, installmentAmount: undefined, maturityDate: '2024-01-31' }];
  await person.refresh();
  const [half] = await person.list();
  const change = { obligationTypeId: 2, correction: { correctionTypeId: 2 }, version: 1 };
  expect((await person.update(half?.obligationId ?? 0, change)).statusCode).toBe(200);
  expect(counted(await person.list())).toEqual([[0, 0, 'cancelled']]);
});

test('asked twice the bureau is read by one job', async () => {
  const person = await client();
  await person.ask();
  const first = await lastJob();
  await person.ask();
  expect(await lastJob()).toBe(first);
  expect(await person.progress()).toMatchObject({ state: 'running', progress: 0 });
  await backend.app.jobs.runNow(first);
  expect(await person.progress()).toMatchObject({ state: 'done', progress: 1 });
});

test('a bureau that is down is told when its job is given up, and is asked anew', async () => {
  const person = await client();
  isDown = true;
  await person.refresh();
  await backend.db
    .update(jobs)
    .set({ state: 'dead', attempts: 3 })
    .where(eq(jobs.id, await lastJob()));
  expect(await person.progress()).toMatchObject({ state: 'failed' });
  isDown = false;
  reported = [bureauLoan];
  await person.refresh();
  expect(await person.progress()).toMatchObject({ state: 'done' });
  expect(await person.list()).toHaveLength(1);
});

test('without permission 240 the bureau is neither read nor shown, nor told by what counts', async () => {
  const person = await client();
  await person.add(consumerLoan);
  reported = [bureauLoan];
  await person.refresh();
  const seen = await person.list();
  expect(seen.map(({ obligationSource }) => obligationSource)).toEqual([1, 2]);
  await withoutReports(backend, async () => {
    expect(counted(await person.list())).toEqual([[4_200, 180_000, 'asDeclared']]);
    expect((await person.ask()).statusCode).toBe(403);
    const hidden = { ...consumerLoan, version: 1 };
    expect((await person.update(seen[1]?.obligationId ?? 0, hidden)).statusCode).toBe(404);
  });
});

test('one obligation from two sources counts once, by the higher values', async () => {
  const person = await client();
  await person.add(consumerLoan);
  reported = [bureauLoan];
  await person.refresh();
  const [stated, report] = await person.list();
  expect(stated).toMatchObject({
    duplicateOfObligationId: report?.obligationId,
    countedInstallment: 0,
    countedReason: 'duplicate',
  });
  expect(report).toMatchObject({ countedInstallment: 4_500, countedDebt: 180_000 });
});

test('nobody reads a creditor or an amount from the table', async () => {
  const person = await client();
  await person.add(consumerLoan);
  const rows = await backend.db
    .select()
    .from(obligations)
    .where(eq(obligations.customerOnSAId, person.customerOnSAId));
  expect(JSON.stringify(rows)).not.toMatch(/spořitelna|180000/);
});
