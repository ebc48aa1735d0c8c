/** @database both: bytes, and two requests for one row */
import { createHash } from 'node:crypto';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { mostTemporaryFiles } from '@advisor/contracts/documents/file-rules';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, eq, lt } from 'drizzle-orm';
import { temporaryDocuments } from '../../../domain/case-documents/schema';
import { cases } from '../../../domain/cases/schema/cases';
import { eicarTestFile } from '../../../neighbours/malware-scanner/test-file';
import { readAll } from '../../../platform/files/content';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { pdf, resumable, saveDocument, upload } from '../../../testing/uploads';
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

it.each([
  ['is what was told', content, 204],
  ['is not what was told', Buffer.from(content).fill('x', 500_000), 400],
])('takes a file at its end only as it was told: one that %s', async (_, told, status) => {
  const sha256 = createHash('sha256').update(told).digest('hex');
  const { begin, send, ask } = resumable(backend);
  const { headers } = await begin('velka.pdf', content.length, sha256);
  const location = String(headers.location);
  expect((await send(location, 0, content)).statusCode).toBe(status);
  expect((await ask(location)).statusCode).toBe(status === 204 ? 200 : 404);
});

it("lists own files that were saved nowhere, whole or in part, and nobody else's", async () => {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { begin, send } = resumable(backend);
  const { headers } = await begin('velka.pdf', content.length, sha256);
  await send(String(headers.location), 0, content.subarray(0, 300_000));
  backend.setNow(new Date(+testNow + 60_000));
  const [guid = ''] = await upload(backend, [pdf('cela.pdf')]);
  backend.setNow(testNow);
  await upload(backend, [pdf('cizi.pdf')], 'specialist');
  const [{ id: caseId } = { id: 0 }] = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.ownerId, 1), lt(cases.id, 9_000_000)))
    .limit(1);
  await saveDocument(backend, caseId, pdf('ulozena.pdf'));
  const answer = await backend.callOperation(documentCalls.ownTemporary, { as: 'advisor' });
  const own = answer.json<CallResponse<typeof documentCalls.ownTemporary>>();
  expect(own).toEqual([
    {
      guid,
      fileName: 'cela.pdf',
      size: pdf().content.length,
      received: pdf().content.length,
      sha256: expect.any(String),
      keptTo: new Date(+testNow + 60_000 + 86_400_000).toISOString(),
    },
    {
      guid: guidOf(String(headers.location)),
      fileName: 'velka.pdf',
      size: content.length,
      received: 300_000,
      sha256,
      keptTo: new Date(+testNow + 86_400_000).toISOString(),
    },
  ]);
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
  ['a path of Windows', '..\\a.pdf', 10, 400],
  ['a control character', 'a\u0007.pdf', 10, 400],
  ['marks that turn directions', 'a\u202Efdp.pdf', 10, 400],
  ['marks that nobody sees', 'a\u200B.pdf', 10, 400],
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
