/** @database both: of two who answer or take at once, the second finds what the first has committed */
import { adminCalls } from '@advisor/contracts/admin/calls';
import { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { LightMyRequestResponse } from 'fastify';
import { tasks } from '../../../domain/cases/schema/case-history';
import { hubClient, messagesOf, newApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { consultation, exception, taskClient } from '../../../testing/tasks';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';
import { pdf, upload } from '../../../testing/uploads';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

async function asked(body: object = consultation) {
  const ids = await newApplication(backend);
  const as = (login: DemoLogin) => taskClient(backend, ids, login);
  return { ids, as, taskId: await as('advisor').create(body) };
}

/** A demand of the bank on a new application. */
async function demanded() {
  const ids = await newApplication(backend);
  const [made] = await backend.db
    .insert(tasks)
    .values({ caseId: ids.caseId, typeId: 1, state: 1, createdOn: testNow })
    .returning({ taskId: tasks.id });
  const as = (login: DemoLogin) => taskClient(backend, ids, login);
  return { ids, as, taskId: made?.taskId ?? 0 };
}

const refusal = async (answer: Promise<LightMyRequestResponse>) => {
  const response = await answer;
  return [response.statusCode, messagesOf(response)[0]?.message];
};

test('two answer one demand: the second is told who was faster, and nothing of theirs is sent', async () => {
  const { as, taskId } = await demanded();
  const { revision: seen } = await as('advisor').read(taskId);
  const answers = await Promise.all(
    (['advisor', 'limited'] as const).map((login) =>
      as(login).on(taskCalls.update, taskId, { message: `Posílá ${login}.`, seen }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  const { messages, state } = await as('advisor').read(taskId);
  expect(messages).toHaveLength(1);
  expect(state).toBe(3);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(messagesOf(refused)[0]?.message).toBe(
    `Na úkol mezitím odpověděl někdo jiný: ${messages[0]?.authorName}. Nic jsme neodeslali.`,
  );
});

test('who has seen the answer may write again, and the same call twice is one', async () => {
  const { as, taskId } = await demanded();
  const { revision } = await as('advisor').read(taskId);
  const first = { message: 'Posílám výpis.', seen: revision };
  expect((await as('advisor').on(taskCalls.update, taskId, first)).statusCode).toBe(204);
  expect((await as('advisor').on(taskCalls.update, taskId, first)).statusCode).toBe(204);
  const { revision: seen, messages } = await as('limited').read(taskId);
  expect(messages).toHaveLength(1);
  const second = { message: 'A ještě potvrzení.', seen };
  expect((await as('limited').on(taskCalls.update, taskId, second)).statusCode).toBe(204);
});

test('a question that came meanwhile is read before the task is ended', async () => {
  const { as, taskId } = await asked(exception);
  const { revision: seen } = await as('specialist').read(taskId);
  await as('advisor').on(taskCalls.update, taskId, { message: 'Stačí 0,1 bodu.' });
  const decision = { isApproved: true, seen };
  expect(await refusal(as('specialist').on(taskCalls.finish, taskId, decision))).toEqual([
    409,
    'Na úkol mezitím odpověděl někdo jiný: Jana Nováková. Nic jsme neodeslali.',
  ]);
  expect(await as('specialist').read(taskId)).toMatchObject({ state: 3, isOpen: true });
});

test.each([
  ['specialist', taskCalls.finish, {}, 'Úkol mezitím dokončil někdo jiný: Petr Dvořák.'],
  ['limited', caseCalls.cancel, undefined, 'Úkol mezitím zrušil někdo jiný: Ondřej Černý.'],
] as const)('of a task that %s has ended, who answers is told so', async (by, call, body, text) => {
  const { ids, as, taskId } = await asked();
  if (call === caseCalls.cancel) await hubClient(backend, ids, by).call(call);
  else await as(by).on(call, taskId, body);
  const late = as('advisor').on(taskCalls.update, taskId, { message: 'Děkuji.' });
  expect(await refusal(late)).toEqual([409, text]);
});

test('an approved exception names who has approved it; what one has done oneself, too', async () => {
  const { as, taskId } = await asked(exception);
  await as('specialist').on(taskCalls.finish, taskId, { isApproved: true });
  expect(await refusal(as('advisor').on(taskCalls.cancel, taskId))).toEqual([
    409,
    'Úkol mezitím schválil někdo jiný: Petr Dvořák.',
  ]);
  const again = as('specialist').on(taskCalls.finish, taskId, { isApproved: false });
  expect(await refusal(again)).toEqual([409, 'Úkol jste už schválili jinde.']);
});

test('who a task was taken from meanwhile ends nothing and says nothing in the name of the team', async () => {
  const { as, taskId } = await asked();
  const taken = await as('teammate').on(taskCalls.assign, taskId, { isMine: true, from: 3 });
  expect(taken.statusCode).toBe(204);
  const text = 'Úkol mezitím převzal někdo jiný: Eva Malá.';
  const specialist = as('specialist');
  for (const late of [
    specialist.on(taskCalls.update, taskId, { message: 'Odhad stačí.' }),
    specialist.on(taskCalls.finish, taskId, { message: 'Odhad stačí.' }),
    specialist.on(taskCalls.assign, taskId, { isMine: false }),
  ]) {
    expect(await refusal(late)).toEqual([409, text]);
  }
  expect((await as('teammate').read(taskId)).messages).toHaveLength(1);
  await as('teammate').on(taskCalls.finish, taskId, { message: 'Stačí.' });
  const history = await as('advisor').get<CallResponse<typeof caseCalls.timeline>>(
    caseCalls.timeline,
  );
  expect(history).toContainEqual(
    expect.objectContaining({ title: 'Konzultace zodpovězena', userName: 'Eva Malá' }),
  );
});

test('a task follows its case to the new owner, who answers it; the former one is told who did', async () => {
  const { ids, as, taskId } = await asked();
  await as('specialist').on(taskCalls.update, taskId, { message: 'Kolik má pozemek?' });
  const { revision: seen } = await as('advisor').read(taskId);
  const moved = await backend.callOperation(adminCalls.changeCaseOwner, {
    as: 'admin',
    body: { caseId: ids.caseId, userId: 2, fromUserId: 1 },
  });
  expect(moved.statusCode).toBe(204);
  const answer = { message: '650 m².', seen };
  expect((await as('broker').on(taskCalls.update, taskId, answer)).statusCode).toBe(204);
  const late = as('advisor').on(taskCalls.update, taskId, { message: '640 m².', seen });
  expect(await refusal(late)).toEqual([
    409,
    'Na úkol mezitím odpověděl někdo jiný: Tomáš Kříž. Nic jsme neodeslali.',
  ]);
});

test('files come with what ends a task, as with an answer; without words they are refused', async () => {
  const { as, taskId } = await asked();
  const attachments = await upload(backend, [pdf()], 'specialist');
  const specialist = as('specialist');
  const silent = await specialist.on(taskCalls.finish, taskId, { attachments });
  expect([silent.statusCode, messagesOf(silent)]).toMatchObject([400, [{ field: 'message' }]]);
  const ended = { message: 'Posudek přikládám.', attachments };
  expect((await specialist.on(taskCalls.finish, taskId, ended)).statusCode).toBe(204);
  expect((await specialist.on(taskCalls.finish, taskId, ended)).statusCode).toBe(204);
  const { messages, documentIds, state } = await as('advisor').read(taskId);
  expect(state).toBe(4);
  expect(messages.at(-1)?.documents).toHaveLength(1);
  expect(documentIds).toHaveLength(1);
});
