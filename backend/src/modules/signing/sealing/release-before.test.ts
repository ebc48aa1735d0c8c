/** @database both: a trigger at the end of a transaction */
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import { signedFiles } from '../../../domain/signing/schema';
import { users } from '../../../platform/session/schema/users';
import { signingTestCaseId } from '../../../seed/seeded-case';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { signingAudit } from '../schema/signing-records';
import { sha256 } from '../sha256';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const documentId = 900_062;
const content = Buffer.from('%PDF-1.7 a scan');

test('what a node of the release before signs is among the documents of its case, once', async () => {
  const [author] = await backend.db.select().from(users).where(eq(users.login, 'advisor'));
  await backend.db.transaction(async (tx) => {
    await tx.insert(signedFiles).values({
      documentId,
      kind: 'scan',
      fileName: 'smlouva.pdf',
      contentType: 'application/pdf',
      content,
      sha256: sha256(content),
      createdOn: testNow,
    });
    // After the file, as those nodes do.
    await tx.insert(signingAudit).values({
      documentId,
      happenedOn: testNow,
      actor: 'user',
      userId: author?.id,
      action: 'uploadScan',
    });
  });
  const listed = await backend.callOperation(documentCalls.caseDocuments, {
    as: 'advisor',
    params: { caseId: signingTestCaseId },
  });
  const [document, ...others] = listed
    .json<CallResponse<typeof documentCalls.caseDocuments>>()
    .filter(({ documentTypeCode }) => documentTypeCode === 'signed');
  expect(others).toEqual([]);
  expect(document).toMatchObject({
    formId: `S${documentId}`,
    fileName: 'smlouva.pdf',
    uploadState: 0,
    authorName: 'Jana Nováková',
  });
  const answer = await backend.callOperation(documentCalls.caseDocumentContent, {
    as: 'advisor',
    params: { caseId: signingTestCaseId, documentId: document?.documentId ?? 0 },
  });
  expect(answer.rawPayload).toEqual(content);
});
