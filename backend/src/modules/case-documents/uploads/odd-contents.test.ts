import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { MergeProblem } from '@advisor/contracts/documents/case-documents';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, eq, lt } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { cases } from '../../../domain/cases/schema/cases';
import { endThreads } from '../../../platform/threads/thread-task';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';
import { saveDocument } from '../../../testing/uploads';
import { pagesPdf } from '../testing/pdf-files';

let backend: TestApp;
let caseId = 0;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  const [own] = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.ownerId, 1), lt(cases.id, 9_000_000)))
    .limit(1);
  caseId = own?.id ?? 0;
});
afterAll(() => backend.close());
afterAll(endThreads);

function locked(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: 'tajne' });
  pdf.text('Tajne').end();
  return buffer(pdf);
}

/** A document of Word that unpacks to a thousand times its size. */
function zipBomb(): Buffer {
  const name = Buffer.from('word/document.xml');
  const packed = deflateRawSync(Buffer.alloc(32 * 1024 * 1024));
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  // Deflated; its sizes, and the length of its name.
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(32 * 1024 * 1024, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
}

const merge = (documentId: number) =>
  backend.callOperation(documentCalls.mergeCaseDocuments, {
    as: 'advisor',
    params: { caseId },
    body: { documentIds: [documentId] },
  });
const content = (documentId: number) =>
  backend.callOperation(documentCalls.caseDocumentContent, {
    as: 'advisor',
    params: { caseId, documentId },
  });

test.each<[string, () => Buffer | Promise<Buffer>, MergeProblem]>([
  ['opens with a password', locked, 'encrypted'],
  ['is damaged', () => Buffer.from('%PDF-1.7 nic'), 'damaged'],
  ['has five thousand pages', () => pagesPdf(Array(5_000).fill('x')), 'tooManyPages'],
])('a PDF that %s is kept as it came, and a merge says why it has no pages', async (...of) => {
  const [, make, problem] = of;
  const bytes = await make();
  const documentId = await saveDocument(backend, caseId, { fileName: 'a.pdf', content: bytes });
  expect((await content(documentId)).rawPayload).toEqual(bytes);
  const { guid } = (await merge(documentId)).json<{ guid: string }>();
  await backend.app.jobs.runDue();
  const answer = await backend.callOperation(documentCalls.mergedStatus, {
    as: 'advisor',
    params: { guid },
  });
  expect(answer.json<CallResponse<typeof documentCalls.mergedStatus>>()).toMatchObject({
    status: 'failed',
    problem,
    documentId,
  });
});

test('what unpacks to a thousand times its size is kept as it came, and unpacked by nobody', async () => {
  const bytes = zipBomb();
  expect(bytes.length).toBeLessThan(100_000);
  const documentId = await saveDocument(backend, caseId, { fileName: 'a.docx', content: bytes });
  expect((await content(documentId)).rawPayload).toEqual(bytes);
  const refused = await merge(documentId);
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ message: string }[]>()[0]?.message).toContain('a.docx');
});

test('the same file twice is two documents: nobody can tell which of them is meant', async () => {
  const file = { fileName: 'vypis.pdf', content: Buffer.from('%PDF-1.7 dvakrat') };
  const one = await saveDocument(backend, caseId, file);
  const other = await saveDocument(backend, caseId, file);
  expect(other).not.toBe(one);
});
