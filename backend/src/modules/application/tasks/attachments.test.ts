/** @database both: bytes, jobs, and calls that meet */
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import { caseDocuments, temporaryDocuments } from '../../../domain/case-documents/schema';
import { outdatedRows } from '../../../modules';
import { cleanUp } from '../../../platform/operations/clean-up';
import { messagesOf, newApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { consultation, exception, handover, taskClient } from '../../../testing/tasks';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';
import { pdf, saveDocument, type TestFile, upload } from '../../../testing/uploads';

type Listed = CallResponse<typeof documentCalls.caseDocuments>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

type Ids = Awaited<ReturnType<typeof newApplication>>;

const listed = async ({ caseId }: Ids) =>
  (
    await backend.callOperation(documentCalls.caseDocuments, { as: 'advisor', params: { caseId } })
  ).json<Listed>();
const content = ({ caseId }: Ids, documentId: number) =>
  backend.callOperation(documentCalls.caseDocumentContent, {
    as: 'specialist',
    params: { caseId, documentId },
  });
const sent = async (file: TestFile = pdf(), as?: DemoLogin) => {
  const [guid = ''] = await upload(backend, [file], as);
  return guid;
};
/** A document that is in the case already. */
const inCase = ({ caseId }: Ids) => saveDocument(backend, caseId, pdf('odhad.pdf'));

test.each([exception, handover, consultation])(
  'what goes with a task of type $taskTypeId is a document of the case, and of its message',
  async (body) => {
    const ids = await newApplication(backend);
    const advisor = taskClient(backend, ids);
    const known = await inCase(ids);
    const file = pdf('Nabídka jiné banky.pdf', 300_000);
    const taskId = await advisor.create({
      ...body,
      attachments: [await sent(file)],
      documentIds: [known],
    });
    const { messages, documentIds } = await advisor.read(taskId);
    const own = (await listed(ids)).find(({ fileName }) => fileName === file.fileName);
    const documentId = own?.documentId ?? 0;
    expect(documentIds).toEqual([documentId, known]);
    expect(messages.map(({ documents }) => documents)).toEqual([
      [
        { documentId, fileName: file.fileName },
        { documentId: known, fileName: 'odhad.pdf' },
      ],
    ]);
    expect(await listed(ids)).toMatchObject([
      { documentId, documentTypeCode: 'task', source: 2, uploadState: 1 },
      { documentId: known, documentTypeCode: 'income', source: 3 },
    ]);
    await backend.app.jobs.runDue();
    expect((await listed(ids)).map(({ uploadState }) => uploadState)).toEqual([0, 0]);
    expect((await content(ids, documentId)).rawPayload).toEqual(file.content);
  },
);

test('each message of a conversation has its own documents', async () => {
  const ids = await newApplication(backend);
  const [advisor, specialist] = [taskClient(backend, ids), taskClient(backend, ids, 'specialist')];
  const taskId = await advisor.create(consultation);
  const say = (who: typeof advisor, body: object) => who.on(taskCalls.update, taskId, body);
  const guid = await sent(pdf('vzor.pdf'), 'specialist');
  await say(specialist, { message: 'Doplňte podle vzoru.', attachments: [guid] });
  const [{ documentId = 0 } = {}] = await listed(ids);
  await say(advisor, {
    message: 'Posílám.',
    attachments: [await sent(pdf('vyplněno.pdf'))],
    documentIds: [documentId],
  });
  const { messages, documentIds } = await advisor.read(taskId);
  expect(messages.map(({ documents = [] }) => documents.map(({ fileName }) => fileName))).toEqual([
    [],
    ['vzor.pdf'],
    ['vyplněno.pdf', 'vzor.pdf'],
  ]);
  // Each is told once.
  expect(documentIds).toHaveLength(2);
});

test('the same call sent again takes its files once, also when the archive has them', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const asked = { ...consultation, attachments: [await sent()] };
  const [taskId, same] = await Promise.all([advisor.create(asked), advisor.create(asked)]);
  expect(same).toBe(taskId);
  const answer = { message: 'Viz příloha.', attachments: [await sent(pdf('dodatek.pdf'))] };
  const say = () => advisor.on(taskCalls.update, taskId, answer);
  const both = await Promise.all([say(), say()]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  await backend.app.jobs.runDue();
  expect(await advisor.create(asked)).not.toBe(0);
  expect((await say()).statusCode).toBe(204);
  expect((await advisor.read(taskId)).messages).toHaveLength(2);
  expect(await listed(ids)).toHaveLength(2);
});

test('the same words with another file are said, too', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const taskId = await advisor.create(consultation);
  const say = async () =>
    advisor.on(taskCalls.update, taskId, {
      message: 'Viz příloha.',
      attachments: [await sent()],
    });
  await say();
  await say();
  expect((await advisor.read(taskId)).messages).toHaveLength(3);
});

/** What cannot be attached, and where that is said. */
const wrong: { name: string; attached: (ids: Ids) => Promise<object>; field: string }[] = [
  {
    name: 'a file that nobody has sent',
    attached: async () => ({ attachments: ['0b8f7c3e-5d1a-4f6b-9c2d-3e4f5a6b7c8d'] }),
    field: 'attachments.0',
  },
  {
    name: 'a file of somebody else',
    attached: async () => ({ attachments: [await sent(), await sent(pdf(), 'specialist')] }),
    field: 'attachments.1',
  },
  {
    name: 'a file that was saved already',
    attached: async () => {
      const other = await newApplication(backend);
      const guid = await sent();
      await taskClient(backend, other).create({ ...consultation, attachments: [guid] });
      return { attachments: [guid] };
    },
    field: 'attachments.0',
  },
  {
    name: 'a file twice',
    attached: async () => {
      const guid = await sent();
      return { attachments: [guid, guid] };
    },
    field: 'attachments.1',
  },
  {
    name: 'a file that was forgotten at night',
    attached: async () => {
      const guid = await sent();
      backend.setNow(new Date(+testNow + 25 * 3_600_000));
      await cleanUp(backend.app.backend, outdatedRows);
      backend.setNow(testNow);
      return { attachments: [guid] };
    },
    field: 'attachments.0',
  },
  {
    name: 'a document of another case',
    attached: async (ids) => ({
      documentIds: [await inCase(ids), await inCase(await newApplication(backend))],
    }),
    field: 'documentIds.1',
  },
  {
    name: 'a document twice',
    attached: async (ids) => {
      const documentId = await inCase(ids);
      return { documentIds: [documentId, documentId] };
    },
    field: 'documentIds.1',
  },
];

test.each(wrong)('$name is refused at its place, and nothing is kept', async (row) => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const taskId = await advisor.create(consultation);
  const attached = await row.attached(ids);
  const before = await backend.db.$count(caseDocuments, eq(caseDocuments.caseId, ids.caseId));
  for (const answer of [
    await advisor.ask({ ...handover, ...attached }),
    await advisor.on(taskCalls.update, taskId, { message: 'Viz příloha', ...attached }),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(messagesOf(answer)).toMatchObject([{ field: row.field, errorCode: 90900 }]);
  }
  expect((await advisor.read(taskId)).messages).toHaveLength(1);
  expect(await backend.db.$count(caseDocuments, eq(caseDocuments.caseId, ids.caseId))).toBe(before);
});

test('a file that was refused with the message can still be sent', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const guid = await sent();
  await advisor.create(handover);
  expect(
    (await advisor.ask({ ...handover, message: 'A ještě.', attachments: [guid] })).statusCode,
  ).toBe(409);
  expect(await backend.db.$count(temporaryDocuments, eq(temporaryDocuments.guid, guid))).toBe(1);
  await advisor.create({ ...consultation, attachments: [guid] });
});

test('while nobody can tell whether a file is harmless, nothing is said', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const guid = await sent();
  await backend.db
    .update(temporaryDocuments)
    .set({ contentType: null, sha256: null })
    .where(eq(temporaryDocuments.guid, guid));
  backend.app.backend.config.neighbours = { faults: { 'malware-scanner': 'down' } };
  const refused = await advisor.ask({ ...handover, attachments: [guid] });
  backend.app.backend.config.neighbours = { faults: {} };
  expect(refused.statusCode).toBe(503);
  await advisor.create({ ...handover, attachments: [guid] });
});
