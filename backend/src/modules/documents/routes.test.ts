import { documentCalls } from '@advisor/contracts/documents/calls';
import type { GeneralDocument } from '@advisor/contracts/documents/endpoints';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

async function list(): Promise<GeneralDocument[]> {
  const response = await backend.callOperation(documentCalls.generalDocuments, { as: 'broker' });
  expect(response.statusCode).toBe(200);
  return response.json<GeneralDocument[]>();
}

const content = (documentId: number | string, as?: 'broker') =>
  backend.callOperation(documentCalls.generalDocumentContent, { as, params: { documentId } });

test('about a dozen documents of several kinds are offered', async () => {
  const documents = await list();
  expect(documents.length).toBeGreaterThanOrEqual(12);
  expect(new Set(documents.map(({ category }) => category)).size).toBe(4);
  for (const { updatedOn } of documents) expect(updatedOn < '2026-11-20').toBe(true);
});

test('each is a PDF of the size that is said, saved under its Czech name', async () => {
  for (const { documentId, name, size } of await list()) {
    const response = await content(documentId, 'broker');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(encodeURIComponent(`${name}.pdf`));
    expect(response.rawPayload).toHaveLength(size);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.rawPayload.subarray(-6).toString()).toContain('%%EOF');
  }
});

test('an unknown document is 404, a malformed number 400, a stranger 401', async () => {
  expect((await content(9_999, 'broker')).statusCode).toBe(404);
  expect((await content('abc', 'broker')).statusCode).toBe(400);
  expect((await content(1)).statusCode).toBe(401);
});
