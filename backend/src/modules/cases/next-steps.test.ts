import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseStages } from '@advisor/contracts/case/detail';
import type { CallResponse } from '@advisor/contracts/operation';
import { eq, sql } from 'drizzle-orm';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { tasks } from '../../domain/cases/schema/case-history';
import { cases } from '../../domain/cases/schema/cases';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type Answer = CallResponse<typeof caseCalls.nextSteps>;

const ask = async (caseIds: number[], as: DemoLogin = 'advisor') => {
  const response = await backend.callOperation(caseCalls.nextSteps, { as, body: { caseIds } });
  expect(response.statusCode).toBe(200);
  return response.json<Answer>();
};
const ownedBy = async (ownerId: number) => {
  const rows = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(sql`${cases.ownerId} = ${ownerId} and ${cases.id} < 9000000`)
    .orderBy(cases.id)
    .limit(40);
  return rows.map(({ id }) => id);
};

test('a page of cases is told the same as each of them', async () => {
  const caseIds = await ownedBy(1);
  const answer = await ask(caseIds);
  const each = await Promise.all(
    caseIds.map(async (caseId) => {
      const found = await backend.callOperation(caseCalls.stages, {
        as: 'advisor',
        params: { caseId },
      });
      const { salesArrangementId, next } = found.json<CaseStages>();
      return { caseId, salesArrangementId, ...(next && { next }) };
    }),
  );
  const told = answer.map(({ task: _task, ...step }) => step);
  expect(told.toSorted((one, other) => one.caseId - other.caseId)).toEqual(each);
  expect(new Set(answer.map(({ next }) => next?.action)).size).toBeGreaterThan(4);
});

const task = (caseId: number, state: { code: number }, dueOn: string | null) => ({
  caseId,
  typeId: taskType.demand.code,
  state: state.code,
  createdOn: new Date('2026-11-20T09:00:00.000Z'),
  dueOn,
});

test('of the tasks that wait for the advisor the one that is due first is told', async () => {
  const [waiting = 0, sent = 0] = await ownedBy(1);
  await backend.db.delete(tasks).where(sql`${tasks.caseId} in (${waiting}, ${sent})`);
  const added = await backend.db
    .insert(tasks)
    .values([
      task(waiting, taskState.ready, null),
      task(waiting, taskState.documentsCompleting, '2026-12-03'),
      task(waiting, taskState.ready, '2026-12-01'),
      task(waiting, taskState.sent, '2026-11-25'),
      task(sent, taskState.sent, '2026-12-01'),
    ])
    .returning({ id: tasks.id });
  const answer = await ask([waiting, sent]);
  expect(answer.find(({ caseId }) => caseId === waiting)?.task).toEqual({
    taskId: added[2]?.id,
    taskTypeId: taskType.demand.code,
    dueOn: '2026-12-01',
  });
  expect(answer.find(({ caseId }) => caseId === sent)).not.toHaveProperty('task');
});

test('a broker is told of the own cases only', async () => {
  const [own, others] = [await ownedBy(2), await ownedBy(1)];
  const answer = await ask([...own.slice(0, 3), ...others.slice(0, 3)], 'broker');
  expect(answer.map(({ caseId }) => caseId).toSorted()).toEqual(own.slice(0, 3));
});

test('of a case that is not there nothing is told, and without the right nothing at all', async () => {
  expect(await ask([2_147_483_647])).toEqual([]);
  const [caseId] = await ownedBy(1);
  await expect(backend.db.$count(cases, eq(cases.id, caseId ?? 0))).resolves.toBe(1);
  const refused = await backend.callOperation(caseCalls.nextSteps, {
    as: 'limited',
    body: { caseIds: [caseId] },
  });
  expect(refused.statusCode).toBe(403);
});

test.each([[[]], [Array.from({ length: 101 }, (_, place) => place + 1)]])(
  'no and too many numbers are refused',
  async (caseIds) => {
    const refused = await backend.callOperation(caseCalls.nextSteps, {
      as: 'advisor',
      body: { caseIds },
    });
    expect(refused.statusCode).toBe(400);
  },
);
