/** @database both: jobs and bytes */
import { caseCalls } from '@advisor/contracts/case/calls';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { Task } from '@advisor/contracts/tasks/endpoints';
import { and, eq, like, sql } from 'drizzle-orm';
import { tasks } from '../../../domain/cases/schema/case-history';
import { hoursToReply } from '../../../neighbours/back-office/reference';
import { jobs } from '../../../platform/jobs/schema';
import { completeApplication } from '../../../testing/complete-application';
import { uploadScan } from '../../../testing/documents';
import { seededCases } from '../../../testing/seeded-cases';
import { handOverInformation } from '../../../testing/signing';
import { tableHashes } from '../../../testing/table-hashes';
import { taskClient } from '../../../testing/tasks';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { pdf, upload } from '../../../testing/uploads';

type Ids = { caseId: number; salesArrangementId: number };

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => {
  backend.setNow(testNow);
  backend.app.backend.config.neighbours = { faults: {} };
});
afterAll(() => backend.close());

/** Hours after the beginning. */
const at = (hours: number) => backend.setNow(new Date(+testNow + hours * 3_600_000));
/** The back office has had its time, and whatever is due is done. */
async function replied(hours: number): Promise<void> {
  await backend.app.jobs.runDue();
  at(hours);
  await backend.app.jobs.runDue();
}

async function sentApplication(): Promise<Ids> {
  const ids = await completeApplication(backend);
  expect((await taskClient(backend, ids).call(decisionCalls.send)).statusCode).toBe(204);
  return ids;
}

const listed = async (ids: Ids) => taskClient(backend, ids).get<Task[]>(taskCalls.list);
const ofType = async (ids: Ids, typeId: number) =>
  (await listed(ids)).find(({ taskTypeId }) => taskTypeId === typeId)?.taskId ?? 0;
const told = async ({ caseId }: Ids) =>
  (await backend.callOperation(notificationCalls.current, { as: 'advisor' }))
    .json<CallResponse<typeof notificationCalls.current>>()
    .filter((one) => one.caseId === caseId)
    .map(({ title }) => title);

test('what was sent is taken over and a document asked for, once its time has come', async () => {
  const ids = await sentApplication();
  await replied(hoursToReply - 0.01);
  expect(await listed(ids)).toEqual([]);
  await replied(hoursToReply);
  const { salesArrangementId } = ids;
  const byWorkflow = {
    createdBy: 'Procesní systém',
    state: 1,
    isWaitingForAdvisor: true,
    salesArrangementId,
  };
  const list = await listed(ids);
  expect(list).toHaveLength(2);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...byWorkflow, taskTypeId: 1, dueOn: '2026-11-25' }),
      expect.objectContaining({ ...byWorkflow, taskTypeId: 11 }),
    ]),
  );
  const advisor = taskClient(backend, ids);
  expect(await advisor.read(await ofType(ids, 1))).toMatchObject({
    messages: [
      {
        authorName: 'Procesní systém',
        isFromAdvisor: false,
        text: 'Doložte prosím potvrzení o výši příjmu za poslední tři měsíce.',
      },
    ],
  });
  expect(await advisor.titles()).toEqual([
    ['Informace z back office', undefined],
    ['Back office žádá o doplnění', undefined],
  ]);
  expect(await told(ids)).toEqual(
    expect.arrayContaining(['Informace z back office', 'Back office žádá o doplnění']),
  );
});

test('an answer without a document is handed back once, one with a document is accepted', async () => {
  const ids = await sentApplication();
  await replied(hoursToReply);
  const advisor = taskClient(backend, ids);
  const taskId = await ofType(ids, 1);
  const say = (body: object) => advisor.on(taskCalls.update, taskId, body);
  expect((await say({ message: 'Pošlu.' })).statusCode).toBe(204);
  expect(await advisor.read(taskId)).toMatchObject({ state: 3, isWaitingForAdvisor: false });
  await replied(2 * hoursToReply);
  expect(await advisor.read(taskId)).toMatchObject({ state: 1, isWaitingForAdvisor: true });
  await say({ message: 'Posílám.', attachments: await upload(backend, [pdf('potvrzení.pdf')]) });
  await replied(3 * hoursToReply);
  const { state, messages } = await advisor.read(taskId);
  expect(state).toBe(4);
  expect(messages.map(({ isFromAdvisor, text }) => [isFromAdvisor, text])).toEqual([
    [false, 'Doložte prosím potvrzení o výši příjmu za poslední tři měsíce.'],
    [true, 'Pošlu.'],
    [false, 'Doložte prosím požadovaný dokument jako přílohu, v odpovědi žádný není.'],
    [true, 'Posílám.'],
    [false, 'Děkujeme, doložení je v pořádku.'],
  ]);
  expect((await advisor.titles()).slice(2)).toEqual([
    ['Dožádání vráceno k doplnění', undefined],
    ['Dožádání vyřízeno', undefined],
  ]);
  expect(await told(ids)).toEqual(
    expect.arrayContaining(['Dožádání vráceno k doplnění', 'Dožádání vyřízeno']),
  );
});

test('an answer with a document is accepted at once, also to what was asked otherwise', async () => {
  const [found] = await backend.db
    .select({ taskId: tasks.id, caseId: tasks.caseId })
    .from(tasks)
    .where(and(eq(tasks.typeId, 1), eq(tasks.state, 1)))
    .limit(1);
  if (found === undefined) throw new Error('no demand');
  const { taskId } = found;
  const advisor = taskClient(backend, { ...found, salesArrangementId: 0 });
  const attachments = await upload(backend, [pdf()]);
  await advisor.on(taskCalls.update, taskId, { message: 'Posílám.', attachments });
  await replied(hoursToReply);
  const { state, messages } = await advisor.read(taskId);
  expect(state).toBe(4);
  expect(messages.at(-1)).toMatchObject({ text: 'Děkujeme, doložení je v pořádku.' });
});

test('what was approved is to be signed', async () => {
  const ids = await sentApplication();
  const decision = { kind: 'approved', reason: 'Vyhovuje.' };
  await taskClient(backend, ids, 'specialist').call(decisionCalls.decide, decision);
  await replied(hoursToReply);
  const advisor = taskClient(backend, ids);
  const taskId = await ofType(ids, 6);
  expect(await advisor.read(taskId)).toMatchObject({ state: 1, isWaitingForAdvisor: true });
  expect(await advisor.titles()).toContainEqual(['Back office žádá o podpis smlouvy', undefined]);

  await handOverInformation(backend, ids.salesArrangementId);
  const started = await advisor.on(signingCalls.startTask, taskId, { signatureTypeId: 1 });
  const { documentOnSAId } = started.json<{ documentOnSAId: number }>();
  expect((await advisor.read(taskId)).signing).toEqual({ signatureTypeId: 1, documentOnSAId });
  const scan = { fileName: 'scan.pdf', content: '%PDF-1.7 a scan' };
  expect((await uploadScan(backend, documentOnSAId, scan)).statusCode).toBe(200);
  expect(await advisor.read(taskId)).toMatchObject({ state: 4, isWaitingForAdvisor: false });
});

test('whatever is done twice changes nothing', async () => {
  const ids = await sentApplication();
  await replied(hoursToReply);
  const before = await tableHashes(backend.db);
  const again = { state: 'waiting', attempts: 0, finishedOn: null } as const;
  // Of this case: of others two may have been done under one key.
  const ofCase = sql`${jobs.input} ->> 'caseId' = ${String(ids.caseId)}`;
  const redone = await backend.db
    .update(jobs)
    .set(again)
    .where(and(like(jobs.name, 'backOffice.%'), ofCase))
    .returning({ name: jobs.name });
  expect(redone.map(({ name }) => name).toSorted()).toEqual(['backOffice.ask', 'backOffice.tell']);
  await backend.app.jobs.runDue();
  const { jobs: _, ...after } = await tableHashes(backend.db);
  const { jobs: __, ...rest } = before;
  expect(after).toEqual(rest);
  expect(await listed(ids)).toHaveLength(2);
});

test('a back office that is down is told once it is back', async () => {
  const ids = await sentApplication();
  backend.app.backend.config.neighbours = { faults: { 'back-office': 'down' } };
  await backend.app.jobs.runDue();
  backend.app.backend.config.neighbours = { faults: {} };
  await replied(1);
  await replied(1 + hoursToReply);
  expect(await listed(ids)).toHaveLength(2);
});

test('a case that was cancelled meanwhile is asked for nothing', async () => {
  const ids = await sentApplication();
  const decision = { kind: 'refused', reason: 'Nevyhovuje.' };
  await taskClient(backend, ids, 'specialist').call(decisionCalls.decide, decision);
  await replied(hoursToReply);
  expect(await listed(ids)).toEqual([]);
});

test('with the case its demands are cancelled, and stay so', async () => {
  const ids = await sentApplication();
  await replied(hoursToReply);
  const advisor = taskClient(backend, ids);
  await advisor.on(taskCalls.update, await ofType(ids, 1), { message: 'Pošlu.' });
  await advisor.call(caseCalls.cancel);
  await replied(2 * hoursToReply);
  expect((await listed(ids)).map(({ state }) => state)).toEqual([5, 5]);
});
