import { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { ListedTask } from '@advisor/contracts/tasks/endpoints';
import { productType } from '@advisor/contracts/codebooks';
import { and, eq } from 'drizzle-orm';
import { cases } from '../../../domain/cases/schema/cases';
import { tasks } from '../../../domain/cases/schema/case-history';
import { messagesOf, newApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { consultation, exception, handover, taskClient } from '../../../testing/tasks';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

test.each([
  { body: exception, message: 'Žádost o cenovou výjimku už čeká na rozhodnutí.' },
  { body: handover, message: 'Případ už je předaný specialistovi.' },
])('of two who ask at once, the second is told: $message', async ({ body, message }) => {
  const ids = await newApplication(backend);
  const answers = await Promise.all([
    taskClient(backend, ids).ask(body),
    taskClient(backend, ids, 'limited').ask(body),
    taskClient(backend, ids).ask({ ...body, message: 'Prosím.' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused && messagesOf(refused)[0]?.message).toBe(message);
  const created = await backend.db.$count(tasks, eq(tasks.caseId, ids.caseId));
  expect(created).toBe(1);
});

test('a case is handed over to the specialist of the advisor until the specialist takes it', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  expect(await advisor.get(taskCalls.currentHandover)).toEqual({});
  const taskId = await advisor.create(handover);
  expect(await advisor.get(taskCalls.currentHandover)).toMatchObject({
    task: { taskId, taskTypeId: 7, name: 'Předání specialistovi', assignedTo: 'Petr Dvořák' },
  });
  await taskClient(backend, ids, 'specialist').on(taskCalls.finish, taskId, {});
  expect(await advisor.get(taskCalls.currentHandover)).toEqual({});
  expect(await advisor.titles()).toEqual([
    ['Případ předán hypotečnímu specialistovi', 'Petr Dvořák.'],
    ['Případ převzal hypoteční specialista', undefined],
  ]);
});

test.each(['specialist', 'admin'] as const)('%s has nobody to ask', async (login) => {
  const ids = await newApplication(backend);
  expect(messagesOf(await taskClient(backend, ids, login).ask(handover))).toMatchObject([
    { errorCode: 90027 },
  ]);
});

test('a conversation goes to and fro; whose turn it is shows', async () => {
  const ids = await newApplication(backend);
  const [advisor, specialist] = [taskClient(backend, ids), taskClient(backend, ids, 'specialist')];
  const taskId = await advisor.create(consultation);
  expect(await advisor.read(taskId)).toMatchObject({
    name: 'Konzultace – Zajištění a ocenění',
    state: 3,
    isWaitingForAdvisor: false,
  });
  await specialist.on(taskCalls.update, taskId, { message: 'Kolik má pozemek?' });
  expect(await advisor.read(taskId)).toMatchObject({ state: 1, isWaitingForAdvisor: true });
  await advisor.on(taskCalls.update, taskId, { message: '650 m².' });
  const { state, messages } = await advisor.read(taskId);
  expect(state).toBe(3);
  expect(messages.map(({ isFromAdvisor, text }) => [isFromAdvisor, text])).toEqual([
    [true, 'Stačí odhad?'],
    [false, 'Kolik má pozemek?'],
    [true, '650 m².'],
  ]);
  await specialist.on(taskCalls.finish, taskId, { message: 'Odhad stačí.' });
  const late = await advisor.on(taskCalls.update, taskId, { message: 'Děkuji.' });
  expect(late.statusCode).toBe(409);
});

test.each([
  { body: exception, title: 'Žádost o cenovou výjimku stažena' },
  { body: handover, title: 'Předání specialistovi zrušeno' },
  { body: consultation, title: 'Konzultace zrušena' },
])('what was asked for is taken back once: $title', async ({ body, title }) => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const taskId = await advisor.create(body);
  const both = await Promise.all([
    advisor.on(taskCalls.cancel, taskId),
    advisor.on(taskCalls.cancel, taskId),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(await advisor.read(taskId)).toMatchObject({
    state: 5,
    stateIndicator: 2,
    canBeCancelled: false,
  });
  expect((await advisor.titles()).slice(1)).toEqual([[title, undefined]]);
  await advisor.create(body);
});

test('what the workflow asked for is answered, not taken back', async () => {
  const [found] = await backend.db
    .select({ taskId: tasks.id, caseId: tasks.caseId })
    .from(tasks)
    .where(and(eq(tasks.typeId, 1), eq(tasks.state, 1)))
    .limit(1);
  if (found === undefined) throw new Error('no demand');
  const advisor = taskClient(backend, { ...found, salesArrangementId: 0 });
  expect(await advisor.read(found.taskId)).toMatchObject({
    createdBy: 'Procesní systém',
    canBeCancelled: false,
  });
  expect((await advisor.on(taskCalls.cancel, found.taskId)).statusCode).toBe(409);
  await advisor.on(taskCalls.update, found.taskId, { message: 'Doplněno.' });
  expect(await advisor.read(found.taskId)).toMatchObject({ state: 3 });
});

test('what the back office only tells, the owner of the case takes note of; nobody answers it', async () => {
  const ids = await newApplication(backend);
  const [task] = await backend.db
    .insert(tasks)
    .values({ caseId: ids.caseId, typeId: 11, state: 1, createdOn: testNow })
    .returning({ taskId: tasks.id });
  const taskId = task?.taskId ?? 0;
  const [advisor, specialist] = [taskClient(backend, ids), taskClient(backend, ids, 'specialist')];
  expect((await advisor.on(taskCalls.update, taskId, { message: 'Děkuji.' })).statusCode).toBe(409);
  expect(await specialist.read(taskId)).toMatchObject({ canBeFinished: false });
  expect((await specialist.on(taskCalls.finish, taskId, {})).statusCode).toBe(403);
  expect(await advisor.read(taskId)).toMatchObject({ canBeFinished: true, messages: [] });
  expect((await advisor.on(taskCalls.finish, taskId, {})).statusCode).toBe(204);
  expect(await advisor.read(taskId)).toMatchObject({ state: 4, canBeFinished: false });
  expect(await advisor.titles()).toEqual([['Informace vzata na vědomí', undefined]]);
});

test('consultations are about what the product has', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const types = await advisor.get<CallResponse<typeof taskCalls.consultationTypes>>(
    taskCalls.consultationTypes,
  );
  expect(types.every(({ isAllowed }) => isAllowed)).toBe(true);
  const response = await advisor.ask({ ...consultation, consultationTypeId: 99 });
  expect(messagesOf(response)).toMatchObject([{ field: 'consultationTypeId' }]);
});

test('what is secured by nothing has no estate to consult, and it is said why', async () => {
  const [savings] = await backend.db
    .select({ caseId: cases.id })
    .from(cases)
    .where(and(eq(cases.productTypeId, productType.buildingSavings.code), eq(cases.ownerId, 1)))
    .limit(1);
  if (savings === undefined) throw new Error('no savings');
  const advisor = taskClient(backend, { ...savings, salesArrangementId: 0 });
  const types = await advisor.get<CallResponse<typeof taskCalls.consultationTypes>>(
    taskCalls.consultationTypes,
  );
  expect(types.filter(({ isAllowed }) => !isAllowed)).toEqual([
    {
      consultationTypeId: 2,
      name: 'Zajištění a ocenění',
      isAllowed: false,
      reason: 'Produkt není zajištěný nemovitostí.',
    },
  ]);
});

test('those that wait for the advisor are listed first, the closed last', async () => {
  const ids = await newApplication(backend);
  const [advisor, specialist] = [taskClient(backend, ids), taskClient(backend, ids, 'specialist')];
  const asked = await advisor.create(consultation);
  const withdrawn = await advisor.create(handover);
  const open = await advisor.create(exception);
  await advisor.on(taskCalls.cancel, withdrawn);
  await specialist.on(taskCalls.update, asked, { message: 'Upřesněte prosím.' });
  const listed = async (of: typeof advisor) =>
    (await of.get<ListedTask[]>(taskCalls.list)).map(({ taskId }) => taskId);
  expect(await listed(advisor)).toEqual([asked, open, withdrawn]);
  expect(await listed(specialist)).toEqual([open, asked, withdrawn]);
});

test('a list says since when each waits, and who may finish it', async () => {
  const ids = await newApplication(backend);
  const [advisor, specialist] = [taskClient(backend, ids), taskClient(backend, ids, 'specialist')];
  const taskId = await advisor.create(consultation);
  const [asked] = await advisor.get<ListedTask[]>(taskCalls.list);
  expect(asked).toMatchObject({
    isOpen: true,
    waitsSince: asked?.createdOn,
    isWaitingForCaller: false,
    canBeFinished: false,
  });
  const later = new Date(testNow.getTime() + 3_600_000);
  backend.setNow(later);
  await specialist.on(taskCalls.update, taskId, { message: 'Kolik má pozemek?' });
  const [answered] = await specialist.get<ListedTask[]>(taskCalls.list);
  expect(answered).toMatchObject({
    waitsSince: later.toISOString(),
    isWaitingForCaller: false,
    canBeFinished: true,
  });
  await specialist.on(taskCalls.finish, taskId, {});
  const [finished] = await specialist.get<ListedTask[]>(taskCalls.list);
  expect(finished).toMatchObject({
    isOpen: false,
    isWaitingForCaller: false,
    canBeFinished: false,
  });
  expect(finished).not.toHaveProperty('waitsSince');
});

test('the menu of the case counts those that are open', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  await advisor.create(consultation);
  await advisor.on(taskCalls.cancel, await advisor.create(handover));
  const flags = await advisor.get<CallResponse<typeof caseCalls.menuFlags>>(caseCalls.menuFlags);
  expect(flags).toContainEqual({ section: 'tasks', isActive: true, count: 1 });
});

test('with the case what was asked for is cancelled, and nothing more is asked', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const taskId = await advisor.create(handover);
  await advisor.call(caseCalls.cancel);
  expect(await advisor.read(taskId)).toMatchObject({ state: 5 });
  for (const body of [exception, handover, consultation]) {
    expect((await advisor.ask(body)).statusCode).toBe(409);
  }
});

test('tasks of another case are out of reach', async () => {
  const [ids, other] = [await newApplication(backend), await newApplication(backend)];
  const taskId = await taskClient(backend, ids).create(handover);
  for (const id of [taskCalls.get, taskCalls.cancel] as const) {
    expect((await taskClient(backend, other).on(id, taskId)).statusCode).toBe(404);
  }
});
