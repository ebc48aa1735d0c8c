/** @database both: of two who take at once one gets it */
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import { tasks } from '../../../domain/cases/schema/case-history';
import { users } from '../../../platform/session/schema/users';
import { messagesOf, newApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { consultation, exception, handover, taskClient } from '../../../testing/tasks';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

type OwnTasks = CallResponse<typeof taskCalls.mine>;
type Notifications = CallResponse<typeof notificationCalls.current>;

const [specialistId, teammateId] = [3, 9];
let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(async () => {
  backend.setNow(testNow);
  await backend.db.delete(tasks);
});
afterAll(() => backend.close());

async function asked(body: object = consultation, by: DemoLogin = 'advisor') {
  const ids = await newApplication(backend);
  const as = (login: DemoLogin) => taskClient(backend, ids, login);
  const taskId = await as(by).create(body);
  const take = (login: DemoLogin, from?: number) =>
    as(login).on(taskCalls.assign, taskId, { isMine: true, from });
  const giveBack = (login: DemoLogin) => as(login).on(taskCalls.assign, taskId, { isMine: false });
  return { ids, as, taskId, take, giveBack };
}

const listed = async (as: DemoLogin, query: Record<string, string> = { list: 'ofTeam' }) =>
  (await backend.callOperation(taskCalls.mine, { as, query }))
    .json<OwnTasks>()
    .rows.map(({ taskId }) => taskId);

test.each([exception, handover, consultation])(
  'a task of type $taskTypeId is given back, seen by everybody of the team, and taken by one',
  async (body) => {
    const { as, taskId, take, giveBack } = await asked(body);
    expect(await as('specialist').read(taskId)).toMatchObject({
      canBeTaken: false,
      canBeGivenBack: true,
    });
    expect((await giveBack('specialist')).statusCode).toBe(204);
    expect((await giveBack('specialist')).statusCode).toBe(204);
    for (const login of ['specialist', 'teammate'] as const) {
      expect(await listed(login)).toEqual([taskId]);
      expect(await listed(login, { list: 'ofTeam', isFree: 'true' })).toEqual([taskId]);
      expect(await listed(login, { list: 'waitingForMe' })).toEqual([]);
      expect(await as(login).read(taskId)).toMatchObject({
        canBeTaken: true,
        canBeGivenBack: false,
        canBeFinished: false,
      });
    }
    const both = await Promise.all([take('specialist'), take('teammate')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const { assignedTo } = await as('advisor').read(taskId);
    expect(messagesOf(both.find(({ statusCode }) => statusCode === 409)!)[0]?.message).toBe(
      `Úkol mezitím převzal někdo jiný: ${assignedTo}.`,
    );
    expect(await listed('teammate', { list: 'ofTeam', isFree: 'true' })).toEqual([]);
    expect((await as('advisor').titles()).slice(1)).toEqual([
      ['Úkol vrácen týmu', expect.any(String)],
      ['Úkol převzat v týmu', expect.any(String)],
    ]);
  },
);

test('who stands in takes a task from a colleague that they name, who is told and does no more of it', async () => {
  const { as, taskId, take } = await asked();
  expect(await as('teammate').read(taskId)).toMatchObject({
    canBeTaken: true,
    assignedToId: specialistId,
  });
  const unnamed = await take('teammate');
  expect([unnamed.statusCode, messagesOf(unnamed)[0]?.message]).toEqual([
    409,
    'Úkol mezitím převzal někdo jiný: Petr Dvořák.',
  ]);
  expect((await take('teammate', specialistId)).statusCode).toBe(204);
  expect((await take('teammate', specialistId)).statusCode).toBe(204);
  expect(await listed('teammate', { list: 'waitingForMe' })).toEqual([taskId]);
  expect(await as('specialist').read(taskId)).toMatchObject({
    canBeFinished: false,
    canBeTaken: true,
    assignedToId: teammateId,
  });
  const finished = await as('teammate').on(taskCalls.finish, taskId, { message: 'Stačí.' });
  expect(finished.statusCode).toBe(204);
});

/** Newest first. */
const toldTo = async (as: DemoLogin) =>
  (await backend.callOperation(notificationCalls.current, { as })).json<Notifications>();

test('everybody else of the team is told of what nobody has, with the way to it', async () => {
  backend.setNow(new Date(testNow.getTime() + 3_600_000));
  const { ids, taskId, giveBack } = await asked();
  await giveBack('specialist');
  expect((await toldTo('teammate'))[0]).toMatchObject({
    title: 'Úkol týmu čeká na převzetí: Konzultace',
    caseId: ids.caseId,
    taskId,
  });
});

test('of several that are given back at once a colleague is told once, until they have read it', async () => {
  backend.setNow(new Date(testNow.getTime() + 2 * 3_600_000));
  const before = (await toldTo('teammate')).length;
  const three = [await asked(), await asked(exception), await asked(handover)];
  for (const { giveBack } of three) await giveBack('specialist');
  const [told, ...others] = await toldTo('teammate');
  expect(others).toHaveLength(before);
  const last = three[2];
  expect(told).toMatchObject({
    title: 'Úkoly týmu čekají na převzetí: 3',
    caseId: last?.ids.caseId,
    taskId: last?.taskId,
    isRead: false,
  });
  const body = { notificationIds: [told?.notificationId ?? 0] };
  await backend.callOperation(notificationCalls.read, { as: 'teammate', body });
  const { giveBack } = await asked();
  await giveBack('specialist');
  expect((await toldTo('teammate'))[0]).toMatchObject({
    title: 'Úkol týmu čeká na převzetí: Konzultace',
    isRead: false,
  });
});

test('of one that is given back after a while a colleague is told anew', async () => {
  backend.setNow(new Date(testNow.getTime() + 3 * 3_600_000));
  await (await asked()).giveBack('specialist');
  const before = (await toldTo('teammate')).length;
  backend.setNow(new Date(testNow.getTime() + 3 * 3_600_000 + 601_000));
  await (await asked()).giveBack('specialist');
  expect(await toldTo('teammate')).toHaveLength(before + 1);
});

test('who asks, whose case it is and who is of no team take nothing', async () => {
  const { as, take, taskId } = await asked();
  for (const login of ['advisor', 'admin', 'broker'] as const) {
    expect([403, 404]).toContain((await take(login, specialistId)).statusCode);
    expect(await listed(login)).toEqual([]);
  }
  expect(await as('admin').read(taskId)).toMatchObject({ canBeTaken: false });
});

test('what the bank asks for is of no team', async () => {
  const { caseId } = await newApplication(backend);
  await backend.db.insert(tasks).values({ caseId, typeId: 1, state: 1, createdOn: testNow });
  expect(await listed('specialist')).toEqual([]);
});

test('a specialist who is alone in the team keeps what they have', async () => {
  const { giveBack } = await asked();
  await backend.db.update(users).set({ team: null }).where(eq(users.id, teammateId));
  const refused = await giveBack('specialist');
  const team = 'Hypoteční specialisté';
  await backend.db.update(users).set({ team }).where(eq(users.id, teammateId));
  expect([refused.statusCode, messagesOf(refused)[0]?.message]).toEqual([
    409,
    'V týmu není nikdo, kdo by úkol převzal.',
  ]);
});

test('they stand by their days, or as they came', async () => {
  const [first, second] = [await asked(), await asked(exception)];
  await backend.db
    .update(tasks)
    .set({ dueOn: '2026-11-01', createdOn: new Date(testNow.getTime() + 60_000) })
    .where(eq(tasks.id, second.taskId));
  expect(await listed('teammate')).toEqual([second.taskId, first.taskId]);
  const sorted = (sort: string) => listed('teammate', { list: 'ofTeam', sort });
  expect(await sorted('oldest')).toEqual([first.taskId, second.taskId]);
  expect(await sorted('newest')).toEqual([second.taskId, first.taskId]);
});
