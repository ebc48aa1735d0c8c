import { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { and, eq } from 'drizzle-orm';
import { applicationDecisions } from '../../domain/assessment/schema';
import { isLoanApplication } from '../../domain/cases/loan-application';
import { tasks } from '../../domain/cases/schema/case-history';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { changeCase } from '../../domain/cases/change-case';
import { newApplication } from '../../testing/hub';
import { exception, taskClient } from '../../testing/tasks';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
/** A morning on which nothing has happened yet: it is still yesterday by UTC. */
const morning = new Date('2027-02-01T23:10:00.000Z');
const today = '2027-02-02';
beforeEach(async () => {
  backend.setNow(morning);
  await backend.db.delete(tasks);
});
afterAll(() => backend.close());

const prepared = new Set(['modelation', 'parameters', 'checklist']);

const ask = async (as: DemoLogin = 'advisor') => {
  const response = await backend.callOperation(caseCalls.today, { as });
  expect(response.statusCode).toBe(200);
  return response.json<CallResponse<typeof caseCalls.today>>();
};
const answered = async (as?: DemoLogin) =>
  (await ask(as)).rows.map(({ caseId, dueOn }) => ({ caseId, dueOn }));
const dueOf = async (as: DemoLogin) => (await answered(as)).filter(({ dueOn }) => dueOn);

/** Cases of the owner whose step waits for the party; the advisor's is before the application is sent. */
async function awaiting(party: 'advisor' | 'client', ownerId = 1): Promise<number[]> {
  const owned = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.ownerId, ownerId), eq(cases.state, caseState.inProgress.code)))
    .orderBy(cases.id)
    .limit(100);
  const steps = await backend.callOperation(caseCalls.nextSteps, {
    as: 'advisor',
    body: { caseIds: owned.map(({ id }) => id) },
  });
  return steps
    .json<CallResponse<typeof caseCalls.nextSteps>>()
    .filter(({ next }) => next?.waitsFor === party)
    .filter(({ next }) => party === 'client' || prepared.has(next?.stage ?? ''))
    .map(({ caseId }) => caseId);
}

const addTask = (caseId: number, dueOn: string | null, state: number = taskState.ready.code) =>
  backend.db.insert(tasks).values({
    caseId,
    typeId: taskType.information.code,
    state,
    createdOn: new Date('2026-11-20T09:00:00.000Z'),
    dueOn,
  });
const happen = (caseId: number, now: Date) =>
  changeCase(backend.db, { caseId, now }, ({ event }) =>
    event({ kind: 'application', title: 'Změna žádosti' }),
  );

it('are none on a morning without anything due', async () => {
  expect(await ask()).toEqual({ rows: [], total: 0 });
});

it('are those with a task of the advisor due by today, the longest overdue first', async () => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = await awaiting('client');
  await addTask(one, today);
  await addTask(two, '2027-01-20');
  await addTask(two, '2027-01-29');
  await addTask(three, '2027-02-03');
  await addTask(four, '2027-01-04', taskState.sent.code);
  await addTask(four, '2027-01-04', taskState.finished.code);
  await addTask(five, null);
  expect(await answered()).toEqual([
    { caseId: two, dueOn: '2027-01-20' },
    { caseId: one, dueOn: today },
  ]);
});

it('are those whose step waits for the advisor since today, the latest first', async () => {
  const [earlier = 0, later = 0, yesterday = 0] = await awaiting('advisor');
  const [ofClient = 0] = await awaiting('client');
  await happen(yesterday, new Date('2027-02-01T22:59:00.000Z'));
  await happen(earlier, new Date('2027-02-01T23:01:00.000Z'));
  await happen(later, new Date('2027-02-01T23:05:00.000Z'));
  await happen(ofClient, new Date('2027-02-01T23:05:00.000Z'));
  expect(await answered()).toEqual([{ caseId: later }, { caseId: earlier }]);
});

it('come as rows of the list with their next step, each once', async () => {
  const [caseId = 0] = await awaiting('advisor');
  await addTask(caseId, today);
  await happen(caseId, new Date('2027-02-01T23:06:00.000Z'));
  const listed = await backend.callOperation(caseCalls.search, {
    as: 'advisor',
    body: { searchTerm: String(caseId) },
  });
  const steps = await backend.callOperation(caseCalls.nextSteps, {
    as: 'advisor',
    body: { caseIds: [caseId] },
  });
  const { rows } = await ask();
  const [item] = listed.json<CallResponse<typeof caseCalls.search>>().rows;
  const [step] = steps.json<CallResponse<typeof caseCalls.nextSteps>>();
  expect(rows[0]).toEqual({ ...item, ...step, dueOn: today });
  expect(rows.filter((row) => row.caseId === caseId)).toHaveLength(1);
});

it('are at most ten unless more are asked for, with the number of all', async () => {
  const many = (await awaiting('client')).slice(0, 12);
  for (const caseId of many) await addTask(caseId, today);
  const { rows, total } = await ask();
  expect(rows.map(({ caseId }) => caseId)).toEqual(many.slice(0, 10));
  expect(total).toBeGreaterThanOrEqual(12);
  const all = await backend.callOperation(caseCalls.today, {
    as: 'advisor',
    query: { pageSize: '20' },
  });
  const answer = all.json<CallResponse<typeof caseCalls.today>>();
  expect(answer.rows.map(({ caseId }) => caseId)).toEqual(expect.arrayContaining(many));
});

it.each(['0', '101', 'all'])('a page of %s is refused', async (pageSize) => {
  const response = await backend.callOperation(caseCalls.today, {
    as: 'advisor',
    query: { pageSize },
  });
  expect(response.statusCode).toBe(400);
});

it('are the user’s own and open ones', async () => {
  const [others = 0] = await awaiting('client', 2);
  const [closed = 0] = await awaiting('client');
  await addTask(others, today);
  await addTask(closed, today);
  await backend.db
    .update(cases)
    .set({ state: caseState.cancelled.code })
    .where(eq(cases.id, closed));
  expect(await dueOf('advisor')).toEqual([]);
  expect(await dueOf('broker')).toEqual([{ caseId: others, dueOn: today }]);
});

const decisionsOf = async (as: DemoLogin) =>
  (await ask(as)).rows.filter(
    ({ next }) => next?.action === 'decide' && next.waitsFor === 'advisor',
  );
const send = async (caseId: number, happenedOn: Date, userId = 1) => {
  const [arrangement] = await backend.db
    .update(salesArrangements)
    .set({ state: salesArrangementState.inApproval.code })
    .where(isLoanApplication(caseId))
    .returning();
  const salesArrangementId = arrangement?.id ?? 0;
  await backend.db
    .insert(applicationDecisions)
    .values({ salesArrangementId, kind: 'sent', happenedOn, userId });
  return salesArrangementId;
};

describe('for a specialist', () => {
  /** Nothing but what a test sends waits for a decision. */
  beforeEach(async () => {
    await backend.db
      .update(salesArrangements)
      .set({ state: salesArrangementState.inProgress.code })
      .where(eq(salesArrangements.state, salesArrangementState.inApproval.code));
  });
  test('what was sent waits for the decision, the longest waiting first, with whose it is', async () => {
    const [one = 0, two = 0] = await awaiting('advisor');
    const later = await send(one, new Date('2027-02-01T10:00:00.000Z'));
    const first = await send(two, new Date('2027-01-29T10:00:00.000Z'));
    const { rows, total } = await ask('specialist');
    expect(total).toBe(2);
    expect(rows.map(({ caseId, salesArrangementId }) => [caseId, salesArrangementId])).toEqual([
      [two, first],
      [one, later],
    ]);
    expect(rows[0]).toMatchObject({
      owner: { userId: 1 },
      next: {
        stage: 'approval',
        action: 'decide',
        waitsFor: 'advisor',
        since: '2027-01-29T10:00:00.000Z',
      },
    });
  });

  test('a decision comes before however many tasks that are due', async () => {
    const [sent = 0] = await awaiting('advisor');
    await send(sent, new Date('2027-01-29T10:00:00.000Z'));
    const due = await awaiting('client', 3);
    expect(due.length).toBeGreaterThanOrEqual(10);
    await Promise.all(due.map((caseId) => addTask(caseId, '2027-01-04')));
    const { rows, total } = await ask('specialist');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({ caseId: sent, next: { action: 'decide' } });
    expect(total).toBe(due.length + 1);
  });

  test('nothing of their own does, whether they own, have started or sent it', async () => {
    const [owned = 0, started = 0, sent = 0] = await awaiting('advisor');
    const day = new Date('2027-01-29T10:00:00.000Z');
    await send(owned, day);
    const startedId = await send(started, day);
    await send(sent, day, 3);
    await backend.db.update(cases).set({ ownerId: 3 }).where(eq(cases.id, owned));
    await backend.db
      .update(salesArrangements)
      .set({ createdBy: 3 })
      .where(eq(salesArrangements.id, startedId));
    expect(await decisionsOf('specialist')).toEqual([]);
    await backend.db.update(cases).set({ ownerId: 1 }).where(eq(cases.id, owned));
    expect((await decisionsOf('specialist')).map(({ caseId }) => caseId)).toEqual([owned]);
  });

  test('nobody else sees it', async () => {
    const [one = 0] = await awaiting('advisor');
    await send(one, new Date('2027-01-29T10:00:00.000Z'));
    expect(await decisionsOf('advisor')).toEqual([]);
    expect(await decisionsOf('admin')).toEqual([]);
  });
});

it('are told to nobody without the right to search', async () => {
  const refused = await backend.callOperation(caseCalls.today, { as: 'limited' });
  expect(refused.statusCode).toBe(403);
});

it('are what waits for the specialist who deals with it, before a day has come', async () => {
  backend.setNow(testNow);
  const ids = await newApplication(backend);
  const client = (as: DemoLogin) => taskClient(backend, ids, as);
  const taskId = await client('advisor').create(exception);
  const row = (await ask('specialist')).rows.find(({ caseId }) => caseId === ids.caseId);
  expect(row?.task).toMatchObject({ taskId, taskTypeId: 2, isForCaller: true });
  await client('specialist').on(taskCalls.update, taskId, { message: 'Jakou nabídku má?' });
  expect((await ask('specialist')).rows.map(({ caseId }) => caseId)).not.toContain(ids.caseId);
});

it('are those that the user wants to be reminded of today, and nobody else', async () => {
  backend.setNow(testNow);
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids, 'limited');
  const taskId = await advisor.create(exception);
  const remindOn = new Date(testNow.getTime() + 24 * 3_600_000);
  await advisor.on(taskCalls.remind, taskId, { remindOn, note: 'Zavolat.' });
  const reminded = async (as: DemoLogin) =>
    (await ask(as)).rows.filter(({ reminder }) => reminder?.taskId === taskId);
  expect(await reminded('advisor')).toEqual([]);
  await taskClient(backend, ids, 'admin').on(taskCalls.remind, taskId, { remindOn });
  expect(await reminded('admin')).toEqual([]);
  backend.setNow(new Date(remindOn.getTime() - 3_600_000));
  expect(await reminded('advisor')).toEqual([]);
  expect(await reminded('admin')).toMatchObject([{ caseId: ids.caseId, reminder: { taskId } }]);
});
