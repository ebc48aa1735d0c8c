/** @database both: bytes, statements of their own and jobs */
import { EventEmitter, once } from 'node:events';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { and, eq, lt } from 'drizzle-orm';
import { caseDocuments, temporaryDocuments } from '../../domain/case-documents/schema';
import { cases } from '../../domain/cases/schema/cases';
import { outdatedRows } from '../../modules';
import { archivedParts } from '../../neighbours/document-archive/schema';
import { eicarTestFile } from '../../neighbours/malware-scanner/test-file';
import { jobs } from '../../platform/jobs/schema';
import { cleanUp } from '../../platform/operations/clean-up';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';
import { archiveJob } from '../../domain/case-documents/archive-job';
import { pdf, sendFiles, upload } from '../../testing/uploads';

type Listed = CallResponse<typeof documentCalls.caseDocuments>;
type Asked = CallBody<typeof documentCalls.saveCaseDocuments>['documents'][number];
type Saved = CallResponse<typeof documentCalls.saveCaseDocuments>;

let backend: TestApp;
let caseId = 0;
let otherCaseId = 0;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  const own = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.ownerId, 1), lt(cases.id, 9_000_000)))
    .limit(2);
  [caseId = 0, otherCaseId = 0] = own.map(({ id }) => id);
});
beforeEach(() => {
  backend.setNow(testNow);
  backend.app.backend.config.neighbours = { faults: {} };
});
afterAll(() => backend.close());

const document = (guid: string, changes: Partial<Asked> = {}): Asked => ({
  guid,
  fileName: 'smlouva.pdf',
  documentTypeCode: 'income',
  ...changes,
});
const save = (documents: readonly Asked[], of = caseId, as: DemoLogin = 'advisor') =>
  backend.callOperation(documentCalls.saveCaseDocuments, {
    as,
    params: { caseId: of },
    body: { documents },
  });
/** Sends a file and saves it. @returns its number */
async function saved(file = pdf()): Promise<number> {
  const [guid = ''] = await upload(backend, [file]);
  const [one] = (await save([document(guid, { fileName: file.fileName })])).json<Saved>();
  return one?.documentId ?? 0;
}
const listed = async (as: DemoLogin = 'advisor') =>
  (
    await backend.callOperation(documentCalls.caseDocuments, { as, params: { caseId } })
  ).json<Listed>();
const stateOf = async (documentId: number) =>
  (await listed()).find((one) => one.documentId === documentId)?.uploadState;
const content = (documentId: number, of = caseId, as: DemoLogin = 'advisor') =>
  backend.callOperation(documentCalls.caseDocumentContent, {
    as,
    params: { caseId: of, documentId },
  });
const retry = (documentId: number) =>
  backend.callOperation(documentCalls.retryCaseDocument, {
    as: 'advisor',
    params: { caseId, documentId },
  });
const playArchive = (fault?: 'down') => {
  backend.app.backend.config.neighbours = {
    faults: { ...(fault && { 'document-archive': fault }) },
  };
};

it('saves what was sent to a case, for everybody who sees it, and brings it to the archive', async () => {
  const file = pdf('Výpis z účtu.pdf', 600_000);
  const [guid = ''] = await upload(backend, [file]);
  const told = { fileName: file.fileName, documentTypeCode: 'accountStatement' } as const;
  const answer = await save([document(guid, { ...told, description: 'Říjen', formId: '123' })]);
  expect(answer.statusCode).toBe(202);
  const [one] = answer.json<Saved>();
  expect(one).toMatchObject({ uploadState: 1 });
  const documentId = one?.documentId ?? 0;
  // Before the archive has it, too.
  expect((await content(documentId)).rawPayload).toEqual(file.content);
  await backend.app.jobs.runDue();
  const [first] = await listed('specialist');
  expect(first).toEqual({
    documentId,
    ...told,
    formId: '123',
    description: 'Říjen',
    source: 3,
    uploadState: 0,
    size: file.content.length,
    authorName: 'Jana Nováková',
    createdOn: testNow.toISOString(),
  });
  const got = await content(documentId, caseId, 'specialist');
  expect(got.headers['content-type']).toBe('application/pdf');
  expect(got.headers['content-disposition']).toContain(encodeURIComponent(file.fileName));
  expect(got.rawPayload).toEqual(file.content);
  // Neither as a row of its own, nor readable.
  expect(await backend.db.$count(temporaryDocuments, eq(temporaryDocuments.guid, guid))).toBe(0);
  const parts = await backend.db.select().from(archivedParts);
  expect(parts.some(({ sealed }) => Buffer.from(sealed).includes('podpis'))).toBe(false);
});

it('saves once what is sent again, also when it is in the archive', async () => {
  const [guid = ''] = await upload(backend, [pdf()]);
  const first = (await save([document(guid)])).json<Saved>();
  expect((await save([document(guid)])).json<Saved>()).toEqual(first);
  await backend.app.jobs.runDue();
  expect((await save([document(guid)])).json<Saved>()).toEqual([
    { documentId: first[0]?.documentId, uploadState: 0 },
  ]);
  expect(await backend.db.$count(caseDocuments, eq(caseDocuments.guid, guid))).toBe(1);
});

it('answers for another case as for a document that is not there', async () => {
  const documentId = await saved();
  const elsewhere = await content(documentId, otherCaseId);
  expect(elsewhere.statusCode).toBe(404);
  expect(elsewhere.json()).toEqual((await content(2_000_000_000, caseId)).json());
});

it('keeps uploads to whoever sent them', async () => {
  const [guid = ''] = await upload(backend, [pdf()], 'specialist');
  const answer = await save([document(guid)]);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject([{ field: 'documents.0.guid' }]);
  const forget = (as: DemoLogin) =>
    backend.callOperation(documentCalls.deleteTemporary, { as, query: { guids: guid } });
  await forget('advisor');
  const left = () => backend.db.$count(temporaryDocuments, eq(temporaryDocuments.guid, guid));
  expect(await left()).toBe(1);
  await forget('specialist');
  expect(await left()).toBe(0);
});

it('keeps the content of a document until it is in the archive, whoever takes the upload back', async () => {
  const file = pdf('Plná moc.pdf');
  const [guid = ''] = await upload(backend, [file]);
  const [one] = (await save([document(guid)])).json<Saved>();
  const documentId = one?.documentId ?? 0;
  const query = { guids: guid };
  await backend.callOperation(documentCalls.deleteTemporary, { as: 'advisor', query });
  expect((await content(documentId)).rawPayload).toEqual(file.content);
  await backend.app.jobs.runDue();
  expect((await content(documentId)).rawPayload).toEqual(file.content);
});

it('saves none of several when one is gone, and says which', async () => {
  const guids = await upload(backend, [pdf('a.pdf'), pdf('b.pdf')]);
  const [one = '', other = ''] = guids;
  const query = { guids: other };
  await backend.callOperation(documentCalls.deleteTemporary, { as: 'advisor', query });
  const before = (await listed()).length;
  const answer = await save([document(one), document(other)]);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject([{ field: 'documents.1.guid' }]);
  expect((await listed()).length).toBe(before);
});

it.each([
  ['no file', [], 400, /Vyberte/],
  ['a type that is not allowed', [pdf('smlouva.exe')], 400, /nepovolený formát/],
  ['a content that is not its name', [pdf('foto.png')], 400, /nepovolený formát/],
  ['nothing', [{ fileName: 'a.pdf', content: Buffer.alloc(0) }], 400, /prázdný/],
  ['a long name', [pdf(`${'a'.repeat(61)}.pdf`)], 400, /nejvýše 64/],
  ['a name that turns directions', [pdf('a\u202Efdp.pdf')], 400, /nepovolené znaky/],
  ['more than 20 MB', [pdf('velka.pdf', 20 * 1024 * 1024)], 413, /příliš velký/],
  ['malicious code', [{ fileName: 'zprava.txt', content: eicarTestFile }], 400, /škodlivý kód/],
  [
    'macros',
    [{ fileName: 'a.docx', content: Buffer.from('PK\u0003\u0004 word/ word/vbaProject.bin') }],
    400,
    /makra/,
  ],
  ['too many files', Array.from({ length: 21 }, () => pdf()), 400, /nejvýše 20/],
])('refuses %s, and keeps nothing of it', async (_, files, status, words) => {
  const before = await backend.db.$count(temporaryDocuments);
  const answer = await sendFiles(backend, files);
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ message: string }[]>()[0]?.message).toMatch(words);
  expect(await backend.db.$count(temporaryDocuments)).toBe(before);
});

it('takes back nothing while the archive is down, and says so until it is tried again', async () => {
  const documentId = await saved(pdf('ceka.pdf'));
  playArchive('down');
  const attempts = Array.from({ length: archiveJob.attempts }, (_, hour) => hour + 1);
  for (const hour of attempts) {
    backend.setNow(new Date(+testNow + hour * 3_600_000));
    await backend.app.jobs.runDue();
  }
  expect(await stateOf(documentId)).toBe(2);
  expect((await content(documentId)).statusCode).toBe(200);
  // What waits for the archive is not cleaned up.
  backend.setNow(new Date(+testNow + 5 * 86_400_000));
  await cleanUp(backend.app.backend, outdatedRows);
  playArchive();
  expect((await retry(documentId)).json()).toEqual({ documentId, uploadState: 1 });
  expect((await retry(documentId)).json()).toEqual({ documentId, uploadState: 1 });
  await backend.app.jobs.runDue();
  expect(await stateOf(documentId)).toBe(0);
  expect((await retry(documentId)).json()).toEqual({ documentId, uploadState: 0 });
  const waiting = await backend.db.$count(
    jobs,
    and(eq(jobs.name, archiveJob.name), eq(jobs.state, 'waiting')),
  );
  expect(waiting).toBe(0);
});

it('holds nobody while the archive is slow: the document is there, and on its way', async () => {
  const { documentArchive } = backend.app.neighbours;
  const put = documentArchive.put.bind(documentArchive);
  const archive = new EventEmitter();
  const answered = once(archive, 'answer');
  const begun = jest.spyOn(documentArchive, 'put').mockImplementation(async (...file) => {
    await answered;
    return put(...file);
  });
  const documentId = await saved(pdf('pomalu.pdf'));
  const archiving = backend.app.jobs.runDue();
  expect(await stateOf(documentId)).toBe(1);
  expect((await content(documentId)).statusCode).toBe(200);
  archive.emit('answer');
  await archiving;
  expect(begun).toHaveBeenCalled();
  expect(await stateOf(documentId)).toBe(0);
  begun.mockRestore();
});

it('forgets what nobody has saved in a day, and parts of files that did not come whole', async () => {
  await backend.db.delete(temporaryDocuments);
  await upload(backend, [pdf('zapomenuty.pdf')]);
  await backend.db.insert(archivedParts).values({
    archiveId: 'half',
    ordinal: 0,
    sealed: Buffer.from('x'),
    putOn: testNow,
  });
  const left = async () => [
    await backend.db.$count(temporaryDocuments),
    await backend.db.$count(archivedParts, eq(archivedParts.archiveId, 'half')),
  ];
  backend.setNow(new Date(+testNow + 23 * 3_600_000));
  await cleanUp(backend.app.backend, outdatedRows);
  expect(await left()).toEqual([1, 1]);
  backend.setNow(new Date(+testNow + 25 * 3_600_000));
  await cleanUp(backend.app.backend, outdatedRows);
  expect(await left()).toEqual([0, 0]);
});

it('takes no files of a form while nobody can tell whether they are harmless', async () => {
  backend.app.backend.config.neighbours = { faults: { 'malware-scanner': 'down' } };
  expect((await sendFiles(backend, [pdf('neznamy.pdf')])).statusCode).toBe(503);
});
