import { signingCalls } from '@advisor/contracts/signing/calls';
import { eq } from 'drizzle-orm';
import { signingDocuments } from '../../../domain/signing/schema';
import { arrangementFor, kindsOfDocuments, prepare } from '../../../testing/document-kinds';
import { askPoppler } from '../../../testing/poppler';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { signingMembers } from '../../../domain/signing/members/schema';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

/** As if everybody had signed on the pad. */
async function signByAll(documentId: number) {
  await backend.db
    .update(signingMembers)
    .set({ state: 'accepted', methodCode: 'BIOMETRIC', signedOn: testNow })
    .where(eq(signingMembers.documentId, documentId));
  await backend.db
    .update(signingDocuments)
    .set({ state: 2, process: 'STANDARD' })
    .where(eq(signingDocuments.documentId, documentId));
}

test.each(kindsOfDocuments)(
  'an independent reader accepts the seal of $name of product $productTypeId',
  async ({ typeId, productTypeId, documentTypeCode, name }) => {
    const { arrangement } = await arrangementFor(backend, typeId, productTypeId);
    const { documentOnSAId } = await prepare(backend, arrangement.id, documentTypeCode);
    await signByAll(documentOnSAId);
    const { rawPayload } = await backend.callOperation(signingCalls.content, {
      as: 'advisor',
      params: { documentOnSAId },
    });
    const report = askPoppler('pdfsig', rawPayload);
    expect(report).toContain('Signature Validation: Signature is Valid.');
    expect(report).toContain('Total document signed');
    expect(askPoppler('pdftotext', rawPayload)).toContain(name);
  },
);
