/** @database both: a second call finds what the first has committed */
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { eq, sql } from 'drizzle-orm';
import { assess as calculate } from '../../domain/assessment/assess';
import { readAssessments, sealAssessment } from '../../domain/assessment/assessments';
import { assessments } from '../../domain/assessment/schema';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { jobs } from '../../platform/jobs/schema';
import { assess, completeApplication, earn } from '../../testing/complete-application';
import { endJobsWhenAsked } from '../../testing/end-jobs-when-asked';
import { hubClient, messagesOf, newApplication } from '../../testing/hub';
import { consumerLoan } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

type Ids = { caseId: number; salesArrangementId: number };
type Assessment = CallResponse<typeof salesArrangementCalls.assessment>;
type Assessments = CallResponse<typeof salesArrangementCalls.assessments>;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const hub = (ids: Ids) => hubClient(backend, ids);
const read = (ids: Ids) => hub(ids).get<Assessment>(salesArrangementCalls.assessment);
const start = (ids: Ids) => hub(ids).call(salesArrangementCalls.assess);
const owe = async ({ salesArrangementId }: Ids, body: object) => {
  const [debtor] = await backend.db
    .select({ id: customersOnSA.id })
    .from(customersOnSA)
    .where(eq(customersOnSA.salesArrangementId, salesArrangementId));
  const params = { customerOnSAId: debtor?.id ?? 0 };
  const added = await backend.callOperation(obligationCalls.create, {
    as: 'advisor',
    params,
    body,
  });
  expect(added.statusCode).toBe(201);
};
const scoring = async (ids: Ids) => (await hub(ids).flow()).get('scoring');

test('one that nobody has assessed says so', async () => {
  const ids = await newApplication(backend);
  expect(await read(ids)).toEqual({ isRunning: false, reasons: [], households: [] });
  expect(await scoring(ids)).toEqual({ isActive: true, state: 'notStarted' });
});

test('asked twice it is assessed once, and runs until the job is done', async () => {
  const ids = await newApplication(backend);
  const before = await backend.db.$count(jobs);
  const answers = await Promise.all([start(ids), start(ids)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect(await backend.db.$count(jobs)).toBe(before + 1);
  expect(await read(ids)).toMatchObject({ isRunning: true, progress: 0 });
  await backend.app.jobs.runDue();
  expect((await read(ids)).isRunning).toBe(false);
  expect(await hub(ids).get<Assessments>(salesArrangementCalls.assessments)).toHaveLength(1);
});

test('one that ends while it is read has its result', async () => {
  const ids = await newApplication(backend);
  await start(ids);
  endJobsWhenAsked(backend);
  expect(await read(ids)).toMatchObject({ isRunning: false, result: expect.any(Number) });
});

test('one that does not pass says why, and passes once that is mended', async () => {
  const ids = await newApplication(backend);
  await assess(backend, ids);
  const refused = await read(ids);
  expect(refused).toMatchObject({ result: 502, assessedBy: 'Jana Nováková', changes: [] });
  expect(refused.reasons.map(({ code, step }) => [code, step])).toEqual([
    ['unidentified', 'household'],
    ['noIncome', 'household'],
  ]);
  expect(await scoring(ids)).toEqual({
    isActive: true,
    state: 'error',
    reason: 'Žádost při posouzení nevyhověla.',
  });

  const passed = await completeApplication(backend);
  expect(await read(passed)).toMatchObject({
    result: 501,
    reasons: [],
    validTo: '2026-12-20',
    limits: { ltv: expect.any(Number), dti: expect.any(Number), dsti: expect.any(Number) },
    households: [{ monthlyIncome: 90_000 }],
  });
  expect(await scoring(passed)).toEqual({ isActive: true, state: 'done' });
});

test('what has changed since makes it stale, and is said', async () => {
  const ids = await completeApplication(backend);
  await earn(backend, ids.salesArrangementId, 20_000);
  expect((await read(ids)).changes).toEqual(['Změnily se příjmy.']);
  expect(await scoring(ids)).toMatchObject({ state: 'inProgress' });
  await assess(backend, ids);
  expect((await read(ids)).changes).toEqual([]);
  backend.setNow(new Date('2026-12-21T08:00:00Z'));
  expect((await read(ids)).changes).toEqual(['Platnost posouzení skončila.']);
});

test.each([
  ['passed', completeApplication],
  [
    'was refused',
    async () => {
      const ids = await newApplication(backend);
      await earn(backend, ids.salesArrangementId, 25_000);
      await assess(backend, ids);
      return ids;
    },
  ],
])('one that %s recalculates identically from what was kept', async (_, prepare) => {
  const ids = await prepare(backend);
  const { db, app } = backend;
  const [saved] = await readAssessments(db, app.backend.clientSealer, ids.salesArrangementId);
  expect(plain(calculate(saved!.inputs))).toEqual(plain(saved!.result));
});

test('nobody changes it, nor reads it from the table', async () => {
  const ids = await completeApplication(backend);
  const [row] = await backend.db
    .select()
    .from(assessments)
    .where(eq(assessments.salesArrangementId, ids.salesArrangementId));
  expect(JSON.stringify(row)).not.toContain('90000');
  await expect(
    backend.db.execute(sql`update assessments set policy_version = 2`),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('what the loan has not enough to repay is refused, and is not sent', async () => {
  const ids = await completeApplication(backend);
  await owe(ids, {
    ...consumerLoan,
    amountConsolidated: consumerLoan.loanPrincipalAmount,
    correction: { correctionTypeId: 3 },
  });
  await assess(backend, ids);
  const refused = await read(ids);
  expect(refused).toMatchObject({
    result: 502,
    reasons: [{ code: 'consolidation', step: 'modelation' }],
    households: [{ monthlyInstallments: 4_200 }],
  });
  const sent = await hub(ids).call(decisionCalls.send);
  expect(sent.statusCode).toBe(400);
  expect(messagesOf(sent)).toContainEqual(
    expect.objectContaining({
      field: 'scoring',
      message: 'Žádost při posouzení nevyhověla.',
      errorCode: 90027,
    }),
  );
});

test('a result that the rules of today would not give does not hold', async () => {
  const ids = await completeApplication(backend);
  const { db, app } = backend;
  const { clientSealer } = app.backend;
  const [saved] = await readAssessments(db, clientSealer, ids.salesArrangementId);
  const { inputs, result } = saved!;
  const [main] = inputs.households;
  const owing = {
    ...main!,
    facts: {
      ...main!.facts,
      obligations: [
        { ...consumerLoan, amountConsolidated: 1, correction: { correctionTypeId: 3 } },
      ],
    },
  };
  const jobId = (await db.select().from(assessments)).length + 1_000_000;
  await db.insert(assessments).values({
    salesArrangementId: ids.salesArrangementId,
    jobId,
    assessedOn: saved!.assessedOn,
    askedBy: 1,
    policyVersion: saved!.policyVersion,
    sealedAssessment: sealAssessment(clientSealer, {
      inputs: { ...inputs, households: [owing] },
      result,
    }),
  });
  expect((await read(ids)).changes).toContain('Změnila se pravidla banky.');
  expect(await scoring(ids)).toMatchObject({ state: 'inProgress' });
});

test('an application without a loan or that was sent is not assessed', async () => {
  const ids = await newApplication(backend);
  const isThis = eq(salesArrangements.id, ids.salesArrangementId);
  await backend.db.update(salesArrangements).set({ offerId: null }).where(isThis);
  expect((await start(ids)).statusCode).toBe(400);
  await backend.db.update(salesArrangements).set({ state: 2 }).where(isThis);
  expect((await start(ids)).statusCode).toBe(409);
  expect((await read(ids)).lock).toBe('Žádost je odeslaná ke schválení.');
});

test('one that was given up may be started anew', async () => {
  const ids = await newApplication(backend);
  await start(ids);
  const isThis = eq(jobs.key, String(ids.salesArrangementId));
  await backend.db.update(jobs).set({ state: 'dead' }).where(isThis);
  expect(await read(ids)).toMatchObject({ isRunning: false, hasFailed: true });
  await assess(backend, ids);
  expect(await read(ids)).toMatchObject({ isRunning: false, result: 502 });
});
