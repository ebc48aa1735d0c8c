import { eq } from 'drizzle-orm';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { askPoppler } from '../../../testing/poppler';
import { seededCases } from '../../../testing/seeded-cases';
import { sentinel, signingClient, signOnPad } from '../../../testing/signing';
import { type TestApp, testApp } from '../../../testing/test-app';
import { documentContents } from '../schema/document-contents';
import { signingMembers } from '../schema/signing-members';
import { documentContent, sha256 } from './document-content';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const fileOf = async (documentOnSAId: number): Promise<Buffer> =>
  (await backend.callOperation(signingCalls.content, { as: 'advisor', params: { documentOnSAId } }))
    .rawPayload;

test('what a document says stays, whatever becomes of its case and its signers', async () => {
  const documentId = 900_035;
  const shown = await fileOf(documentId);
  await backend.db.update(salesArrangements).set({ applicationNumber: null });
  await backend.db.update(customersOnSA).set({ lastName: 'Jinak' });
  await backend.db
    .update(signingMembers)
    .set({ fullName: 'Někdo Jiný' })
    .where(eq(signingMembers.documentId, documentId));
  expect((await fileOf(documentId)).equals(shown)).toBe(true);
});

test('it is made with the document, with the hash of the file that is handed out', async () => {
  const [arrangement] = await backend.db
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.typeId, 6))
    .limit(1);
  const response = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params: { salesArrangementId: arrangement?.id ?? 0 },
    body: { documentTypeCode: 'personalData', signatureTypeId: 2 },
  });
  const { documentOnSAId } = response.json<DocumentOnSA>();
  const isOfDocument = eq(documentContents.documentId, documentOnSAId);
  const [saved] = await backend.db.select().from(documentContents).where(isOfDocument);
  expect(saved?.sha256).toBe(sha256(await fileOf(documentOnSAId)));
  await expect(
    backend.db.update(documentContents).set({ sha256: '' }).where(isOfDocument),
  ).rejects.toMatchObject({ cause: { message: 'document_contents is only added to' } });
});

/** Without the number of the page, beside which it is said how many there are. */
const wordsOf = (pdf: Buffer): string[] =>
  askPoppler('pdftotext', pdf)
    .split(/\s+/)
    .filter((word) => !/^(|\d\/\d)$/.test(word));

test('what was shown is what is sealed', async () => {
  const { first, sign } = signingClient(backend);
  const shown = wordsOf(await fileOf(900_032));
  await signOnPad(backend, (await sign((await first(sentinel(32))).Id)).NavigateUrl);
  const sealed = wordsOf(await fileOf(900_032));
  expect(shown.length).toBeGreaterThan(20);
  expect(sealed.slice(0, shown.length)).toEqual(shown);
  expect(sealed.length).toBeGreaterThan(shown.length);
});

test('two who are the first to read it read the same', async () => {
  const made = await Promise.all([1, 2].map(() => documentContent(backend.app, 900_036)));
  expect(made[0]).toEqual(made[1]);
});
