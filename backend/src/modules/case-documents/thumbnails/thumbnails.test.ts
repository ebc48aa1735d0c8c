/** @database both: bytes and statements of their own */
import { documentCalls } from '@advisor/contracts/documents/calls';
import { thumbnailSide } from '@advisor/contracts/documents/file-rules';
import { and, eq, lt } from 'drizzle-orm';
import { caseDocuments, documentThumbnails } from '../../../domain/case-documents/schema';
import { cases } from '../../../domain/cases/schema/cases';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';
import { pdf, saveDocument, sendFiles, type TestFile } from '../../../testing/uploads';
import { keepThumbnail } from '../commands/keep-thumbnail';
import {
  black,
  blue,
  green,
  hugePng,
  orientations,
  photograph,
  pictures,
  plainPng,
  red,
  seenOf,
} from '../testing/picture-files';

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
  playArchive();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.close());

const playArchive = (fault?: 'down') => {
  backend.app.backend.config.neighbours = {
    faults: { ...(fault && { 'document-archive': fault }) },
  };
};
/** Of a size that has to be made smaller. */
const large = async (orientation = 1) => photograph(orientation, 'Tajny Autor', 10);
const photo = async (): Promise<TestFile> => ({ fileName: 'Dům.jpg', content: await large() });
/** Saves a photograph and brings it to the archive. */
async function archived(file: TestFile, kind = 'photo'): Promise<number> {
  const documentId = await saveDocument(backend, caseId, file, kind);
  await backend.app.jobs.runDue();
  return documentId;
}
const thumbnail = (
  documentId: number,
  { of = caseId, as = 'advisor', held }: { of?: number; as?: DemoLogin; held?: string } = {},
) =>
  backend.callOperation(documentCalls.caseDocumentThumbnail, {
    as,
    params: { caseId: of, documentId },
    ...(held !== undefined && { headers: { 'if-none-match': held } }),
  });
const kept = (documentId: number) =>
  backend.db.select().from(documentThumbnails).where(eq(documentThumbnails.documentId, documentId));
const readsOfArchive = () => jest.spyOn(backend.app.neighbours.documentArchive, 'get');

it('keeps nothing of a document that was deleted while its picture was made', async () => {
  const documentId = await archived(await photo());
  const { db, fileSealer } = backend.app.backend;
  await db.delete(caseDocuments).where(eq(caseDocuments.id, documentId));
  await keepThumbnail(db, fileSealer, documentId, { jpeg: await large() });
  expect(await kept(documentId)).toEqual([]);
});

it.each(orientations)('shows a photograph held in way %d small, upright', async (orientation) => {
  const documentId = await archived({ fileName: 'Dům.jpg', content: await large(orientation) });
  const { statusCode, headers, rawPayload } = await thumbnail(documentId);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await seenOf(rawPayload)).toEqual({
    width: thumbnailSide,
    height: Math.round((thumbnailSide * 2) / 3),
    quarters: [red, green, blue, black],
  });
});

it('says nothing of what the camera has told', async () => {
  const { fileName, content } = await photo();
  expect([content.includes('Exif'), content.includes('Tajny Autor')]).toEqual([true, true]);
  const { rawPayload } = await thumbnail(await archived({ fileName, content }));
  expect([rawPayload.includes('Exif'), rawPayload.includes('Tajny Autor')]).toEqual([false, false]);
});

it('shows a small picture as it is, and of a scan its first page', async () => {
  const drawn = await thumbnail(await archived({ fileName: 'a.png', content: plainPng() }));
  expect(await seenOf(drawn.rawPayload)).toMatchObject({ width: 60, height: 40 });
  const pages = await pictures('TIFF', 3);
  const scan = await thumbnail(await archived({ fileName: 'a.tif', content: pages }));
  expect(await seenOf(scan.rawPayload)).toMatchObject({ quarters: [red, green, blue, black] });
});

it('is there before the archive has the document', async () => {
  const documentId = await saveDocument(backend, caseId, await photo());
  playArchive('down');
  expect((await thumbnail(documentId)).statusCode).toBe(200);
});

it('is made once of what several ask for, kept encrypted, and forgotten with its document', async () => {
  const documentId = await archived(await photo());
  const reads = readsOfArchive();
  const [one, other] = await Promise.all([thumbnail(documentId), thumbnail(documentId)]);
  expect(one?.statusCode).toBe(200);
  expect(other?.rawPayload).toEqual(one?.rawPayload);
  expect((await thumbnail(documentId, { as: 'specialist' })).rawPayload).toEqual(one?.rawPayload);
  expect(reads).toHaveBeenCalledTimes(1);
  const [row] = await kept(documentId);
  const sealed = Buffer.from(row?.sealed ?? []);
  expect(sealed.length).toBeGreaterThan(one?.rawPayload.length ?? 0);
  expect(sealed.includes('JFIF')).toBe(false);
  await backend.db.delete(caseDocuments).where(eq(caseDocuments.id, documentId));
  expect(await kept(documentId)).toEqual([]);
  expect((await thumbnail(documentId)).statusCode).toBe(404);
});

it('of a photograph stays in the browser for its session, and is not sent again', async () => {
  const documentId = await archived(await photo());
  const { headers, rawPayload } = await thumbnail(documentId);
  const etag = String(headers.etag);
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=86400, immutable',
    vary: expect.stringMatching(/cookie/i),
  });
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await thumbnail(documentId, { held });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  const other = await thumbnail(documentId, { held: '"other"' });
  expect([other.statusCode, other.rawPayload]).toEqual([200, rawPayload]);
  // Whoever may not open the case is not told either.
  expect((await thumbnail(documentId, { as: 'broker', held: etag })).statusCode).toBe(404);
});

it('of a paper does not stay in the browser', async () => {
  const content = await large();
  const documentId = await archived({ fileName: 'Občanka.jpg', content }, 'identity');
  const { headers } = await thumbnail(documentId);
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
});

it('does not prolong the session: a browser asks for it by itself', async () => {
  const documentId = await archived(await photo());
  const cookie = await backend.signIn('advisor');
  const after = async (minutes: number) => {
    backend.setNow(new Date(+testNow + minutes * 60_000));
    const params = { caseId, documentId };
    const { caseDocumentThumbnail } = documentCalls;
    return backend.callOperation(caseDocumentThumbnail, { params, headers: { cookie } });
  };
  expect((await after(20)).statusCode).toBe(200);
  expect((await after(31)).statusCode).toBe(401);
});

const damaged = async () => (await large()).subarray(0, -200);

it.each<[string, () => TestFile | Promise<TestFile>]>([
  ['a document that is no picture', () => pdf()],
  ['a damaged one', async () => ({ fileName: 'a.jpg', content: await damaged() })],
  ['one that is none', () => ({ fileName: 'a.png', content: plainPng().subarray(0, 60) })],
  ['one of more than 60 megapixels', () => ({ fileName: 'b.png', content: hugePng() })],
])('has none of %s, says so, and does not try again', async (_, make) => {
  const documentId = await archived(await make());
  const answer = await thumbnail(documentId);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject([{ message: 'Náhled dokumentu není k dispozici.' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const reads = readsOfArchive();
  expect((await thumbnail(documentId)).json()).toEqual(answer.json());
  expect(reads).not.toHaveBeenCalled();
});

it('has none of a kind of pictures that is not taken, as HEIC', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(99),
  ]);
  for (const fileName of ['IMG_1.heic', 'IMG_1.jpg'])
    expect((await sendFiles(backend, [{ fileName, content: heic }])).statusCode).toBe(400);
  // Of the system before this one.
  const documentId = await archived(await photo());
  await backend.db
    .update(caseDocuments)
    .set({ contentType: 'image/heic' })
    .where(eq(caseDocuments.id, documentId));
  expect((await thumbnail(documentId)).statusCode).toBe(404);
});

it('waits for the archive that is down, and is made once it answers', async () => {
  const documentId = await archived(await photo());
  playArchive('down');
  expect((await thumbnail(documentId)).statusCode).toBe(503);
  expect(await kept(documentId)).toEqual([]);
  playArchive();
  expect((await thumbnail(documentId)).statusCode).toBe(200);
  // From now on nobody needs the archive for it.
  playArchive('down');
  expect((await thumbnail(documentId)).statusCode).toBe(200);
});

it('tells nothing of a document of another case', async () => {
  const documentId = await archived(await photo());
  expect((await thumbnail(documentId)).statusCode).toBe(200);
  const elsewhere = await thumbnail(documentId, { of: otherCaseId });
  expect(elsewhere.statusCode).toBe(404);
  expect(elsewhere.json()).toEqual((await thumbnail(2_000_000_000)).json());
});
