import { eq } from 'drizzle-orm';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { askPoppler, attachmentOf } from '../../../testing/poppler';
import { seededCases } from '../../../testing/seeded-cases';
import { sentinel, signingClient, signOnPad } from '../../../testing/signing';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { documentPrints } from '../schema/document-prints';
import { documentContents } from '../schema/document-contents';
import { signingMembers } from '../../../domain/signing/members/schema';
import { sha256 } from '../sha256';
import { documentContent } from './document-content';

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

describe('a PDF that another release has printed', () => {
  const [first, second] = [900_033, 900_035];
  const printedThen = Buffer.from('%PDF-1.7 as it was printed then');
  beforeAll(async () => {
    const { db, app } = backend;
    const { signingSealer } = app.backend;
    for (const documentId of [first, second]) {
      await db.delete(documentContents).where(eq(documentContents.documentId, documentId));
      const { page, updatedOn } = await documentContent(app, 900_036);
      await db.insert(documentContents).values({
        documentId,
        sealedPage: signingSealer.seal(JSON.stringify({ page, updatedOn })),
        sha256: sha256(printedThen),
        createdOn: testNow,
      });
      await db
        .insert(documentPrints)
        .values({ documentId, sealedPdf: signingSealer.seal(printedThen.toString('base64')) })
        .onConflictDoUpdate({
          target: documentPrints.documentId,
          set: { sealedPdf: signingSealer.seal(printedThen.toString('base64')) },
        });
    }
  });

  it('is handed out as it was', async () => {
    expect((await fileOf(second)).equals(printedThen)).toBe(true);
  });

  it('is carried by the sealed one, whose clause tells its hash, and is kept no longer beside it', async () => {
    const client = signingClient(backend);
    const { NavigateUrl } = await client.sign((await client.first(sentinel(33))).Id);
    await signOnPad(backend, NavigateUrl);
    const sealed = await fileOf(first);
    expect(attachmentOf(sealed).equals(printedThen)).toBe(true);
    expect(askPoppler('pdftotext', sealed).replaceAll(/\s+/g, '')).toContain(sha256(printedThen));
    expect(askPoppler('pdfsig', sealed)).toContain('Signature is Valid');
    const isOfDocument = eq(documentPrints.documentId, first);
    expect(await backend.db.$count(documentPrints, isOfDocument)).toBe(0);
  });
});

test('a document of the release before, which kept no PDF, is printed', async () => {
  await backend.db.delete(documentPrints).where(eq(documentPrints.documentId, 900_036));
  const { sha256: answered } = await documentContent(backend.app, 900_036);
  expect(sha256(await fileOf(900_036))).toBe(answered);
});

test('two who are the first to read it read the same', async () => {
  const made = await Promise.all([1, 2].map(() => documentContent(backend.app, 900_036)));
  expect(made[0]).toEqual(made[1]);
});
