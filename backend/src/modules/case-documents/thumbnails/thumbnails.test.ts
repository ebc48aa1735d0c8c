import { thumbnailSide } from '@advisor/contracts/documents/file-rules';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { and, eq, lt } from 'drizzle-orm';
import { cases } from '../../../domain/cases/schema/cases';
import { plainPictures } from '../../../platform/pdfium/plain-pictures';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../../testing/test-app';
import { pdf, saveDocument } from '../../../testing/uploads';
import { hugePng, photograph } from '../testing/picture-files';

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
afterAll(() => backend.close());

const thumbnail = (documentId: number, of = caseId, as: DemoLogin = 'advisor') =>
  backend.callOperation(documentCalls.caseDocumentThumbnail, {
    as,
    params: { caseId: of, documentId },
  });

it('shows a photograph small, upright and without what the camera has told', async () => {
  const file = { fileName: 'Dům.jpg', content: await photograph(6, 'Tajny Autor') };
  const documentId = await saveDocument(backend, caseId, file);
  const first = await thumbnail(documentId);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
  });
  expect(first.rawPayload.includes('Tajny Autor')).toBe(false);
  const limits = { pixels: 1_000_000, pages: 1, longSide: 10_000 };
  const [picture] = (await plainPictures(first.rawPayload, 'image/jpeg', limits)) as readonly {
    width: number;
    height: number;
  }[];
  // It lay in the camera.
  expect(picture).toMatchObject({ width: 60, height: 40 });
  expect(Math.max(picture!.width, picture!.height)).toBeLessThanOrEqual(thumbnailSide);
  expect((await thumbnail(documentId)).rawPayload).toEqual(first.rawPayload);
});

it.each([
  ['a document that is no picture', async () => pdf()],
  ['a damaged one', async () => ({ fileName: 'a.png', content: hugePng().subarray(0, 60) })],
  ['one larger than may be decoded', async () => ({ fileName: 'b.png', content: hugePng() })],
])('has none of %s', async (_, make) => {
  const documentId = await saveDocument(backend, caseId, await make());
  expect((await thumbnail(documentId)).statusCode).toBe(404);
});

it('tells nothing of a document of another case', async () => {
  const file = { fileName: 'Byt.jpg', content: await photograph(1) };
  const documentId = await saveDocument(backend, caseId, file);
  expect((await thumbnail(documentId)).statusCode).toBe(200);
  expect((await thumbnail(documentId, otherCaseId)).statusCode).toBe(404);
});
