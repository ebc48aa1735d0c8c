import { caseCalls } from '@advisor/contracts/case/calls';
import { caseStagesSchema } from '@advisor/contracts/case/detail';
import { asc, eq, sql } from 'drizzle-orm';
import { cases, loans } from '../../../domain/cases/schema/cases';
import { timelineEvents } from '../../../domain/cases/schema/case-history';
import { hubClient, newApplication, seededApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const ask = async (caseId: number, as: DemoLogin = 'advisor') => {
  const response = await backend.callOperation(caseCalls.stages, { as, params: { caseId } });
  expect(response.statusCode).toBe(200);
  return caseStagesSchema.parse(response.json());
};

test('a new application has its path from its calls', async () => {
  const ids = await newApplication(backend);
  const { salesArrangementId, stages, next } = await ask(ids.caseId);
  expect(salesArrangementId).toBe(ids.salesArrangementId);
  expect(stages.map(({ stage, state }) => [stage, state])).toEqual([
    ['modelation', 'done'],
    ['household', 'current'],
    ['parameters', 'current'],
    ['checklist', 'ready'],
    ['approval', 'blocked'],
    ['signing', 'blocked'],
    ['drawing', 'blocked'],
    ['repayment', 'blocked'],
  ]);
  expect(next).toEqual({
    stage: 'household',
    action: 'identify',
    waitsFor: 'advisor',
    since: testNow.toISOString(),
  });
});

test('who is given the list of papers is waited for as long as before', async () => {
  const ids = await newApplication(backend);
  const { next } = await ask(ids.caseId);
  backend.setNow(new Date(Number(testNow) + 3_600_000));
  const [paper] = (await hubClient(backend, ids).checklist()).items;
  expect(paper).toBeDefined();
  await backend.db.insert(timelineEvents).values({
    caseId: ids.caseId,
    happenedOn: new Date(Number(testNow) + 3_600_000),
    kind: 'application',
    title: 'Seznam podkladů předán klientovi',
  });
  expect((await ask(ids.caseId)).next?.since).toBe(next?.since);
});

test('the bank has decided since the application was sent', async () => {
  const { caseId } = await seededApplication(backend, 2);
  const [sent] = await backend.db
    .select()
    .from(timelineEvents)
    .where(
      sql`${timelineEvents.caseId} = ${caseId} and ${timelineEvents.title} = 'Žádost odeslána ke schválení'`,
    );
  const { next } = await ask(caseId);
  expect(next).toMatchObject({ stage: 'approval', action: 'decide', waitsFor: 'bank' });
  expect(next?.since).toBe(sent?.happenedOn.toISOString());
});

test('a debt is told only who may see it', async () => {
  const [late] = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(loans, eq(loans.caseId, cases.id))
    .where(
      sql`${loans.overdueAmount} > 0 and ${cases.ownerId} = 1 and ${cases.state} = 1 and ${cases.id} < 9000000`,
    )
    .orderBy(asc(cases.id))
    .limit(1);
  if (late === undefined) throw new Error('nobody is late');
  await backend.db.update(cases).set({ ownerId: 2 }).where(eq(cases.id, late.id));
  const repayment = async (as: DemoLogin) =>
    (await ask(late.id, as)).stages.find(({ stage }) => stage === 'repayment')?.state;
  expect(await repayment('advisor')).toBe('error');
  expect(await repayment('broker')).not.toBe('error');
});

test('every case has a path, with at most one thing that is awaited', async () => {
  const rows = await backend.db
    .select({ id: cases.id, state: cases.state })
    .from(cases)
    .where(sql`${cases.id} < 9000000`);
  const paths = await Promise.all(
    rows.map(async ({ id, state }) => ({ id, state, ...(await ask(id)) })),
  );
  const wrong = paths.filter(({ state, stages, next }) => {
    const awaited = stages.find(({ stage }) => stage === next?.stage);
    return (
      // What waits for somebody has begun, or may begin; a case that is to end goes nowhere.
      (state === 1 && next !== undefined && awaited?.state === 'blocked') ||
      stages.some((one) => one.state === 'blocked' && one.missing.length === 0) ||
      stages.some((one) => one.state === 'done' && one.missing.length > 0)
    );
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['broker', 404],
  ['norights', 403],
] as const)('who may not open the case is refused: %s', async (as, status) => {
  const { caseId } = await newApplication(backend);
  const response = await backend.callOperation(caseCalls.stages, { as, params: { caseId } });
  expect(response.statusCode).toBe(status);
});
