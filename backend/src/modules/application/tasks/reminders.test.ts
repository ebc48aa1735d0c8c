/** @database both: jobs */
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { tasks } from '../../../domain/cases/schema/case-history';
import { messagesOf, newApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { consultation, taskClient } from '../../../testing/tasks';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

type Notifications = CallResponse<typeof notificationCalls.current>;
type OwnTasks = CallResponse<typeof taskCalls.mine>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(async () => {
  backend.setNow(testNow);
  await backend.db.delete(tasks);
});
afterAll(() => backend.close());

const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);
const at = async (instant: Date) => {
  backend.setNow(instant);
  await backend.app.jobs.runDue();
};

async function asked() {
  const ids = await newApplication(backend);
  const as = (login: DemoLogin) => taskClient(backend, ids, login);
  const taskId = await as('advisor').create(consultation);
  const remind = (remindOn: Date, note?: string, login: DemoLogin = 'advisor') =>
    as(login).on(taskCalls.remind, taskId, { remindOn: remindOn.toISOString(), note });
  const forget = (login: DemoLogin = 'advisor') => as(login).on(taskCalls.forget, taskId);
  return { ids, as, taskId, remind, forget };
}

/** Reminders that somebody was told of the task. */
const told = async (taskId: number, as: DemoLogin = 'advisor') =>
  (await backend.callOperation(notificationCalls.current, { as }))
    .json<Notifications>()
    .filter((one) => one.taskId === taskId && one.title.startsWith('Připomínka'));
const listed = async (as: DemoLogin) =>
  (await backend.callOperation(taskCalls.mine, { as, query: { list: 'reminders' } }))
    .json<OwnTasks>()
    .rows.map(({ taskId, reminder }) => ({ taskId, reminder }));

test('one is reminded once, at the time, of the task alone', async () => {
  const { ids, as, taskId, remind } = await asked();
  expect((await remind(hours(5), 'Zavolat panu Novákovi.')).statusCode).toBe(204);
  const reminder = { remindOn: hours(5).toISOString(), note: 'Zavolat panu Novákovi.' };
  expect(await listed('advisor')).toEqual([{ taskId, reminder: { ...reminder, isDue: false } }]);
  await at(hours(4.9));
  expect(await told(taskId)).toEqual([]);
  await at(hours(5));
  await at(hours(6));
  expect(await told(taskId)).toMatchObject([
    { title: 'Připomínka úkolu „Konzultace“', caseId: ids.caseId, taskId },
  ]);
  expect(JSON.stringify(await told(taskId))).not.toContain('Novák');
  expect(await as('advisor').read(taskId)).toMatchObject({ reminder: { isDue: true } });
});

test('it is one’s own: nobody else sees it or is told', async () => {
  const { as, taskId, remind } = await asked();
  await remind(hours(5), 'Zavolat.');
  expect(await as('specialist').read(taskId)).not.toHaveProperty('reminder');
  expect(await listed('specialist')).toEqual([]);
  await at(hours(5));
  expect(await told(taskId, 'specialist')).toEqual([]);
  await remind(hours(9), undefined, 'specialist');
  expect(await as('advisor').read(taskId)).toMatchObject({ reminder: { note: 'Zavolat.' } });
});

test('moved, it is told at the other time alone; with another note it is not told again', async () => {
  const { taskId, remind } = await asked();
  await remind(hours(5));
  await remind(hours(8));
  await at(hours(6));
  expect(await told(taskId)).toEqual([]);
  await at(hours(8));
  expect(await told(taskId)).toHaveLength(1);
  expect((await remind(hours(8), 'Hotovo?')).statusCode).toBe(204);
  await at(hours(9));
  expect(await told(taskId)).toHaveLength(1);
  await remind(hours(20));
  await at(hours(20));
  expect(await told(taskId)).toHaveLength(2);
});

test('back to a former time it is told then', async () => {
  const { taskId, remind } = await asked();
  await remind(hours(5));
  await remind(hours(8));
  await remind(hours(5));
  await at(hours(5));
  expect(await told(taskId)).toHaveLength(1);
});

test('removed, or once the task has ended, nothing is told', async () => {
  const { as, taskId, remind, forget } = await asked();
  await remind(hours(5));
  for (const _ of [1, 2]) expect((await forget()).statusCode).toBe(204);
  expect(await listed('advisor')).toEqual([]);
  await remind(hours(6));
  await as('advisor').on(taskCalls.cancel, taskId);
  await at(hours(6));
  expect(await told(taskId)).toEqual([]);
  expect((await remind(hours(9))).statusCode).toBe(409);
});

test.each([
  ['has passed', -1],
  ['is years away', 24 * 800],
])('a time that %s is refused at its place', async (_name, away) => {
  const { remind } = await asked();
  const refused = await remind(hours(away));
  expect([refused.statusCode, messagesOf(refused)]).toMatchObject([400, [{ field: 'remindOn' }]]);
});
