/** @database both: bytes, and two requests for one row */
import { documentCalls } from '@advisor/contracts/documents/calls';
import { mostTemporaryFiles } from '@advisor/contracts/documents/file-rules';
import { eq } from 'drizzle-orm';
import { temporaryDocuments } from '../../../domain/case-documents/schema';
import { cases } from '../../../domain/cases/schema/cases';
import { eicarTestFile } from '../../../neighbours/malware-scanner/test-file';
import { readAll } from '../../../platform/files/content';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';
import { pdf, resumable } from '../../../testing/uploads';
import { temporaryContent } from '../../../domain/case-documents/temporary-content';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(async () => {
  backend.app.backend.config.neighbours = { faults: {} };
  await backend.db.delete(temporaryDocuments);
});
afterAll(() => backend.close());

const { content } = pdf('velka.pdf', 700_000);

/** Begins an upload. @returns where its parts go */
async function begun(fileName = 'velka.pdf', size = content.length): Promise<string> {
  const answer = await resumable(backend).begin(fileName, size);
  expect(answer.statusCode).toBe(201);
  return String(answer.headers.location);
}
const guidOf = (location: string) => location.split('/').at(-1) ?? '';

it('takes a file in parts, from where it broke off', async () => {
  const { send, ask } = resumable(backend);
  const location = await begun();
  expect((await ask(location)).headers['upload-offset']).toBe('0');
  const first = await send(location, 0, content.subarray(0, 300_000));
  expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '300000']);
  expect((await ask(location)).headers).toMatchObject({
    'upload-offset': '300000',
    'upload-length': String(content.length),
  });
  const last = await send(location, 300_000, content.subarray(300_000));
  expect(last.statusCode).toBe(204);
  const { db, fileSealer } = backend.app.backend;
  const stored = await readAll(temporaryContent(db, fileSealer, guidOf(location)));
  expect(Buffer.compare(stored, content)).toBe(0);
});

it('says where it is to whoever sends a part twice, and stores it once', async () => {
  const { send, ask } = resumable(backend);
  const location = await begun();
  await send(location, 0, content.subarray(0, 300_000));
  expect((await send(location, 0, content.subarray(0, 300_000))).statusCode).toBe(409);
  expect((await ask(location)).headers['upload-offset']).toBe('300000');
});

it('stores the parts of one of two who send at once', async () => {
  const { send } = resumable(backend);
  const location = await begun();
  const answers = await Promise.all([send(location, 0, content), send(location, 0, content)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  const { db, fileSealer } = backend.app.backend;
  const stored = await readAll(temporaryContent(db, fileSealer, guidOf(location)));
  expect(Buffer.compare(stored, content)).toBe(0);
});

it('takes no more than the file was said to have', async () => {
  const { send } = resumable(backend);
  const location = await begun('velka.pdf', 1_000);
  expect((await send(location, 0, content.subarray(0, 2_000))).statusCode).toBe(413);
});

it.each([
  ['a type that is not allowed', 'a.exe', 10, 400],
  ['a long name', `${'a'.repeat(61)}.pdf`, 10, 400],
  ['a path', '../a.pdf', 10, 400],
  ['nothing', 'a.pdf', 0, 400],
  ['more than 20 MB', 'a.pdf', 20 * 1024 * 1024 + 1, 413],
])('refuses %s before the first byte, in words', async (_, fileName, size, status) => {
  const answer = await resumable(backend).begin(fileName, size);
  expect(answer.statusCode).toBe(status);
  const [refused] = answer.json<{ message: string; field: string }[]>();
  expect(refused).toMatchObject({
    field: 'file',
    message: expect.stringMatching(/^Soubor|^Název/),
  });
  expect(await backend.db.$count(temporaryDocuments)).toBe(0);
});

it.each([
  ['malicious code', 'zprava.txt', eicarTestFile, /škodlivý kód/],
  ['another content than its name', 'foto.png', pdf().content, /nepovolený formát/],
])('refuses %s at the end, and keeps nothing', async (_, fileName, bytes, words) => {
  const { send, ask } = resumable(backend);
  const location = await begun(fileName, bytes.length);
  const answer = await send(location, 0, bytes);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }[]>()[0]?.message).toMatch(words);
  expect((await ask(location)).statusCode).toBe(404);
});

it('keeps a file that nobody could look at; it is looked at when it is saved', async () => {
  const { send } = resumable(backend);
  const location = await begun();
  const play = (faults: Record<string, 'down'>) =>
    (backend.app.backend.config.neighbours = { faults });
  play({ 'malware-scanner': 'down' });
  expect((await send(location, 0, content)).statusCode).toBe(503);
  const [{ id: caseId } = { id: 0 }] = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(eq(cases.ownerId, 1))
    .limit(1);
  const save = () =>
    backend.callOperation(documentCalls.saveCaseDocuments, {
      as: 'advisor',
      params: { caseId },
      body: {
        documents: [{ guid: guidOf(location), fileName: 'velka.pdf', documentTypeCode: 'income' }],
      },
    });
  expect((await save()).statusCode).toBe(503);
  play({});
  expect((await save()).statusCode).toBe(202);
});

it('saves nothing that has not come whole', async () => {
  const { send } = resumable(backend);
  const location = await begun();
  await send(location, 0, content.subarray(0, 10));
  const [{ id: caseId } = { id: 0 }] = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(eq(cases.ownerId, 1))
    .limit(1);
  const answer = await backend.callOperation(documentCalls.saveCaseDocuments, {
    as: 'advisor',
    params: { caseId },
    body: {
      documents: [{ guid: guidOf(location), fileName: 'velka.pdf', documentTypeCode: 'income' }],
    },
  });
  expect(answer.statusCode).toBe(409);
});

it("answers for somebody else's upload as for one that is not there", async () => {
  const location = await begun();
  const { ask, send, cancel } = resumable(backend, 'specialist');
  for (const answer of [
    await ask(location),
    await send(location, 0, content),
    await cancel(location),
    await ask(location.replace(/.{4}$/, '0000')),
  ])
    expect(answer.statusCode).toBe(404);
  expect(await backend.db.$count(temporaryDocuments)).toBe(1);
});

it('ends an upload that its user gives up', async () => {
  const { cancel, ask } = resumable(backend);
  const location = await begun();
  expect((await cancel(location)).statusCode).toBe(204);
  expect((await ask(location)).statusCode).toBe(404);
});

it('is of nobody without a session, or without the right', async () => {
  const { begin } = resumable(backend, 'norights');
  expect((await begin('a.pdf', 10)).statusCode).toBe(403);
  const url = '/api/v1/temporary-documents/resumable';
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10' };
  expect((await backend.call({ method: 'POST', url, headers })).statusCode).toBe(401);
});

const encoded = (text: string) => Buffer.from(text).toString('base64');

it('lets nobody say whose the upload is', async () => {
  await backend.call(
    {
      method: 'POST',
      url: '/api/v1/temporary-documents/resumable',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '10',
        'upload-metadata': `filename ${encoded('a.pdf')},userId ${encoded('3')}`,
      },
    },
    'advisor',
  );
  const rows = await backend.db.select().from(temporaryDocuments);
  expect(rows.map(({ userId }) => userId)).toEqual([1]);
});

it('lets nobody fill the disk with files that are saved nowhere', async () => {
  await backend.db.insert(temporaryDocuments).values(
    Array.from({ length: mostTemporaryFiles }, (_, index) => ({
      guid: `g${index}`,
      userId: 1,
      fileName: 'a.pdf',
      size: 1,
      createdOn: new Date(),
    })),
  );
  const answer = await resumable(backend).begin('a.pdf', 10);
  expect(answer.statusCode).toBe(409);
});
