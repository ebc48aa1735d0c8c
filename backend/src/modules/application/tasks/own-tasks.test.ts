import { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import { cases } from '../../../domain/cases/schema/cases';
import { tasks } from '../../../domain/cases/schema/case-history';
import { newApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { consultation, exception, handover, taskClient } from '../../../testing/tasks';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

type OwnTasks = CallResponse<typeof taskCalls.mine>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(async () => {
  backend.setNow(testNow);
  await backend.db.delete(tasks);
});
afterAll(() => backend.close());

const mine = async (as: DemoLogin, query: Record<string, string> = {}) => {
  const answer = await backend.callOperation(taskCalls.mine, { as, query });
  expect(answer.statusCode).toBe(200);
  return answer.json<OwnTasks>();
};
const ids = async (as: DemoLogin, query?: Record<string, string>) =>
  (await mine(as, query)).rows.map(({ taskId }) => taskId);
const asked = { list: 'askedByMe' };

test('what is asked waits for the specialist and is waited for by the advisor, and the other way round', async () => {
  const application = await newApplication(backend);
  const [advisor, specialist] = [
    taskClient(backend, application),
    taskClient(backend, application, 'specialist'),
  ];
  const taskId = await advisor.create(consultation);
  expect(await ids('specialist')).toEqual([taskId]);
  expect(await ids('advisor')).toEqual([]);
  const { rows, pagination } = await mine('advisor', asked);
  const [listed] = await advisor.get<object[]>(taskCalls.list);
  expect(rows).toEqual([
    {
      ...listed,
      caseId: application.caseId,
      customer: { firstName: 'Zdeňka', lastName: 'Nováčková' },
    },
  ]);
  expect(pagination).toEqual({ offset: 0, pageSize: 10, hasNext: false });

  await specialist.on(taskCalls.update, taskId, { message: 'Kolik má pozemek?' });
  expect(await ids('specialist')).toEqual([]);
  expect(await ids('advisor')).toEqual([taskId]);
  await specialist.on(taskCalls.finish, taskId, {});
  expect([await ids('advisor'), await ids('advisor', asked), await ids('specialist')]).toEqual([
    [],
    [],
    [],
  ]);
});

/** A task of the back office, of the case. */
async function demand(caseId: number, dueOn: string | null, state = 1, typeId = 1) {
  const [made] = await backend.db
    .insert(tasks)
    .values({ caseId, typeId, state, dueOn, createdOn: testNow })
    .returning({ id: tasks.id });
  return made?.id ?? 0;
}

test('they stand by their days, are filtered and come page by page', async () => {
  const { caseId } = await newApplication(backend);
  const other = await newApplication(backend);
  const without = await demand(caseId, null, 1, 11);
  const late = await demand(other.caseId, '2026-12-01');
  const overdue = await demand(caseId, '2026-11-02');
  const today = await demand(caseId, '2026-11-20', 10);
  const answered = await demand(caseId, '2026-11-10', 3);
  await demand(caseId, '2026-11-01', 4);
  expect(await ids('advisor')).toEqual([overdue, today, late, without]);
  expect(await ids('advisor', asked)).toEqual([answered]);
  expect(await ids('advisor', { isOverdue: 'true' })).toEqual([overdue]);
  expect(await ids('advisor', { ...asked, isOverdue: 'true' })).toEqual([answered]);
  expect(await ids('advisor', { taskTypeId: '11' })).toEqual([without]);
  const page = await mine('advisor', { offset: '1', pageSize: '2' });
  expect(page.rows.map(({ taskId }) => taskId)).toEqual([today, late]);
  expect(page.pagination).toEqual({ offset: 1, pageSize: 2, hasNext: true });
});

test('the same task stands once, and a case of somebody else waits for its owner', async () => {
  const application = await newApplication(backend);
  const colleague = taskClient(backend, application, 'limited');
  const taskId = await colleague.create(handover);
  // Of the owner and of who has asked.
  expect(await ids('advisor', asked)).toEqual([taskId]);
  expect(await ids('limited', asked)).toEqual([taskId]);
  const own = await taskClient(backend, application).create(exception);
  expect((await ids('advisor', asked)).toSorted()).toEqual([taskId, own].toSorted());
});

test('with the case what waits for the advisor goes to the new owner', async () => {
  const { caseId } = await newApplication(backend);
  const taskId = await demand(caseId, '2026-11-25');
  const [owner] = await backend.db.select().from(cases).where(eq(cases.id, caseId));
  const body = { caseId, userId: 3, fromUserId: owner?.ownerId };
  const answer = await backend.callOperation(adminCalls.changeCaseOwner, { as: 'admin', body });
  expect(answer.statusCode).toBe(204);
  expect(await ids('advisor')).toEqual([]);
  expect(await ids('specialist')).toEqual([taskId]);
});

test('a broker sees tasks of own cases only', async () => {
  const application = await newApplication(backend);
  const taskId = await demand(application.caseId, '2026-11-25');
  await backend.db
    .update(tasks)
    .set({ createdBy: 2, assignedTo: 2, state: 3 })
    .where(eq(tasks.id, taskId));
  expect([await ids('broker'), await ids('broker', asked)]).toEqual([[], []]);
  await backend.db.update(cases).set({ ownerId: 2 }).where(eq(cases.id, application.caseId));
  expect(await ids('broker')).toEqual([taskId]);
});

test.each<Record<string, string>>([
  { list: 'all' },
  { taskTypeId: '5' },
  { pageSize: '1000' },
  { offset: '-1' },
  { isOverdue: 'yes' },
])('%j is refused', async (query) => {
  const answer = await backend.callOperation(taskCalls.mine, {
    as: 'advisor',
    query,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject([{ field: Object.keys(query)[0] }]);
});
