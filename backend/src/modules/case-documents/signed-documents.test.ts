/** @database both: statements of their own */
import { caseCalls } from '@advisor/contracts/case/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { eq } from 'drizzle-orm';
import { caseDocuments } from '../../domain/case-documents/schema';
import { signingTestCaseId } from '../../seed/seeded-case';
import { uploadScan } from '../../testing/documents';
import { seededCases } from '../../testing/seeded-cases';
import { sentinel, signingClient, signOnPad } from '../../testing/signing';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { pagesPdf } from './testing/pdf-files';

type Listed = CallResponse<typeof documentCalls.caseDocuments>;

const caseId = signingTestCaseId;
const onPaper = 900_062;
const byHand = 900_033;

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const scan = { fileName: 'Úvěrová smlouva.pdf', content: pagesPdf(['Podpis']) };
const listed = async () =>
  (
    await backend.callOperation(documentCalls.caseDocuments, { as: 'advisor', params: { caseId } })
  ).json<Listed>();
const signed = async () =>
  (await listed()).filter(({ documentTypeCode }) => documentTypeCode === 'signed');
const contentOf = (documentId: number, of = caseId) =>
  backend.callOperation(documentCalls.caseDocumentContent, {
    as: 'advisor',
    params: { caseId: of, documentId },
  });
const countInMenu = async () => {
  const answer = await backend.callOperation(caseCalls.menuFlags, {
    as: 'advisor',
    params: { caseId },
  });
  const flags = answer.json<CallResponse<typeof caseCalls.menuFlags>>();
  return flags.find(({ section }) => section === 'documents')?.count;
};

it('lists the scan of what was signed on paper, once, as any document of the case', async () => {
  const before = await countInMenu();
  expect((await uploadScan(backend, onPaper, scan)).statusCode).toBe(200);
  expect((await uploadScan(backend, onPaper, scan)).statusCode).toBe(200);
  const [document, ...others] = await signed();
  expect(others).toEqual([]);
  expect(document).toEqual({
    documentId: expect.any(Number),
    formId: `S${onPaper}`,
    fileName: scan.fileName,
    documentTypeCode: 'signed',
    source: 1,
    uploadState: 0,
    size: scan.content.length,
    authorName: 'Jana Nováková',
    createdOn: testNow.toISOString(),
  });
  expect(await countInMenu()).toBe((before ?? 0) + 1);
  const documentId = document?.documentId ?? 0;
  expect((await contentOf(documentId)).rawPayload).toEqual(scan.content);
  expect((await contentOf(documentId, caseId + 1)).statusCode).toBe(404);
  const merge = await backend.callOperation(documentCalls.mergeCaseDocuments, {
    as: 'advisor',
    params: { caseId },
    body: { documentIds: [documentId] },
  });
  await backend.app.jobs.runDue();
  const { guid } = merge.json<{ guid: string }>();
  const status = await backend.callOperation(documentCalls.mergedStatus, {
    as: 'advisor',
    params: { guid },
  });
  expect(status.json()).toMatchObject({ status: 'done' });
});

it('lists what was sealed, as it was sealed', async () => {
  const { members, sign } = signingClient(backend);
  for (const { Id, IsSigned } of await members(sentinel(33)))
    if (!IsSigned) await signOnPad(backend, (await sign(Id)).NavigateUrl);
  const sealed = await backend.callOperation(signingCalls.content, {
    as: 'advisor',
    params: { documentOnSAId: byHand },
  });
  const [document, ...others] = await signed();
  expect(others).toEqual([]);
  expect(document).toMatchObject({ formId: `S${byHand}`, size: sealed.rawPayload.length });
  expect((await contentOf(document?.documentId ?? 0)).rawPayload).toEqual(sealed.rawPayload);
});

it('hands out what a release without the archive has signed', async () => {
  await uploadScan(backend, onPaper, scan);
  const [document] = await signed();
  await backend.db
    .update(caseDocuments)
    .set({ archiveId: null })
    .where(eq(caseDocuments.signedDocumentId, onPaper));
  backend.app.backend.config.neighbours = { faults: { 'document-archive': 'down' } };
  expect((await signed())[0]).toMatchObject({ uploadState: 0 });
  expect((await contentOf(document?.documentId ?? 0)).rawPayload).toEqual(scan.content);
});
