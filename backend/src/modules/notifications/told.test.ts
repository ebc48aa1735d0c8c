import { decisionCalls } from '@advisor/contracts/decision/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { shownMessages } from '../../neighbours/message-gateway/reference';
import { completeApplication } from '../../testing/complete-application';
import { hubClient, newApplication } from '../../testing/hub';
import { consultation, taskClient } from '../../testing/tasks';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

type Ids = { caseId: number; salesArrangementId: number };
type Notifications = CallResponse<typeof notificationCalls.current>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const received = async (as: DemoLogin) =>
  (await backend.callOperation(notificationCalls.current, { as })).json<Notifications>();
/** What somebody is told of the case, the oldest first. */
const toldOf = async (as: DemoLogin, caseId: number) =>
  (await received(as))
    .filter((one) => one.caseId === caseId)
    .map(({ title }) => title)
    .toReversed();
const choose = (as: DemoLogin, kind: string, isWanted: unknown) =>
  backend.callOperation(notificationCalls.choose, { as, params: { kind }, body: { isWanted } });
const choices = async (as: DemoLogin) =>
  (await backend.callOperation(notificationCalls.choices, { as })).json<
    CallResponse<typeof notificationCalls.choices>
  >();
const hub = (ids: Ids, as?: DemoLogin) => hubClient(backend, ids, as);
const send = (ids: Ids) => hub(ids).call(decisionCalls.send);
const decide = (ids: Ids, body: object) => hub(ids, 'specialist').call(decisionCalls.decide, body);

async function sentApplication(): Promise<Ids> {
  const ids = await completeApplication(backend);
  expect((await send(ids)).statusCode).toBe(204);
  return ids;
}

test('who decides is told what was sent, and its owner what was decided', async () => {
  const ids = await sentApplication();
  expect(await toldOf('specialist', ids.caseId)).toEqual(['Žádost odeslána ke schválení']);
  const decision = { kind: 'returned', reason: 'Doplňte potvrzení o příjmu Jany Novákové.' };
  expect((await decide(ids, decision)).statusCode).toBe(204);
  expect((await decide(ids, decision)).statusCode).toBe(204);
  const own = (await received('advisor')).filter(({ caseId }) => caseId === ids.caseId);
  expect(own).toEqual([
    expect.objectContaining({ title: 'Žádost vrácena poradci', isRead: false }),
  ]);
  // The reason may name a client.
  expect(own[0]).not.toHaveProperty('description');
});

test('a task tells the other of the two, at each turn', async () => {
  const ids = await newApplication(backend);
  const { caseId } = ids;
  const params = { caseId, taskId: await taskClient(backend, ids).create(consultation) };
  const answer = (as: DemoLogin, message: string) =>
    backend.callOperation(taskCalls.update, { as, params, body: { message } });
  await answer('specialist', 'Lze, s nájemní smlouvou.');
  await answer('advisor', 'Děkuji.');
  await backend.callOperation(taskCalls.finish, { as: 'specialist', params, body: {} });
  const words = 'Nová zpráva k úkolu „Konzultace“';
  expect(await toldOf('specialist', ids.caseId)).toEqual(['Zadána konzultace', words]);
  expect(await toldOf('advisor', ids.caseId)).toEqual([words, 'Konzultace zodpovězena']);
});

test('a kind that somebody declines is told to others only, until they want it again', async () => {
  expect(await choices('advisor')).toContainEqual({
    kind: 'decided',
    name: 'Rozhodnutí o žádosti',
    isWanted: true,
    isEmailed: false,
  });
  for (const _ of [1, 2]) expect((await choose('advisor', 'decided', false)).statusCode).toBe(204);
  expect(await choices('advisor')).toContainEqual(
    expect.objectContaining({ kind: 'decided', isWanted: false }),
  );
  expect(await choices('broker')).toContainEqual(
    expect.objectContaining({ kind: 'decided', isWanted: true }),
  );
  const ids = await sentApplication();
  await decide(ids, { kind: 'returned', reason: 'Doplňte potvrzení o příjmu.' });
  expect(await toldOf('advisor', ids.caseId)).toEqual([]);
  expect(await toldOf('specialist', ids.caseId)).toHaveLength(1);
  for (const _ of [1, 2]) expect((await choose('advisor', 'decided', true)).statusCode).toBe(204);
  await send(ids);
  await decide(ids, { kind: 'refused', reason: 'Nedostatečný příjem.' });
  expect(await toldOf('advisor', ids.caseId)).toEqual(['Žádost zamítnuta']);
});

test('who wants it gets an e-mail, too, without a word about a client', async () => {
  const body = { isEmailed: true };
  const params = { kind: 'decided' };
  const chosen = await backend.callOperation(notificationCalls.choose, {
    as: 'advisor',
    params,
    body,
  });
  expect(chosen.statusCode).toBe(204);
  expect(await choices('advisor')).toContainEqual(
    expect.objectContaining({ ...params, isWanted: true, isEmailed: true }),
  );
  const ids = await sentApplication();
  await decide(ids, { kind: 'returned', reason: 'Doplňte potvrzení Jany Novákové.' });
  const told = (await received('advisor')).find(({ caseId }) => caseId === ids.caseId);
  await backend.app.jobs.runDue();
  const matter = `notification-${told?.notificationId}-1`;
  expect((await shownMessages(backend.app.backend, [matter])).get(matter)).toBe(
    `Žádost vrácena poradci\nPřípad ${ids.caseId}`,
  );
});

test('what led to a case leads nowhere for who may not see it any more', async () => {
  const ids = await newApplication(backend);
  const { caseId } = ids;
  const brokerId = 2;
  await backend.db.update(cases).set({ ownerId: brokerId }).where(eq(cases.id, caseId));
  const taskId = await taskClient(backend, ids, 'broker').create(consultation);
  const params = { caseId, taskId };
  await backend.callOperation(taskCalls.finish, { as: 'specialist', params, body: {} });
  const title = 'Konzultace zodpovězena';
  expect(await toldOf('broker', caseId)).toEqual([title]);
  await backend.db.update(cases).set({ ownerId: 1 }).where(eq(cases.id, caseId));
  const [last] = await received('broker');
  expect(last).toMatchObject({ title });
  expect(last).not.toHaveProperty('caseId');
});

test.each([
  ['nothing', false, 404],
  ['Decided!', false, 400],
  ['decided', 'ne', 400],
])('a choice of %s, %p is refused with %d', async (kind, isWanted, status) => {
  expect((await choose('advisor', kind, isWanted)).statusCode).toBe(status);
});

test('each kind has its own name', async () => {
  const kinds = await choices('advisor');
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});
