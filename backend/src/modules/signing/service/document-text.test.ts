import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import type { DocumentText } from '@advisor/contracts/signature-service/document-text';
import { documentContent } from '../content/document-content';
import { askPoppler } from '../../../testing/poppler';
import { sentinel, service, signingClient, signOnPad } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../../testing/test-app';
import { documentText } from './document-text';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const ask = (
  operation: typeof signatureCalls.document | typeof signatureCalls.documentFile,
  { as = 'advisor', org = '0100' }: { as?: DemoLogin; org?: string } = {},
) =>
  backend.callOperation(operation, {
    as,
    params: service,
    query: { documentExternalId: sentinel(33), org },
  });

test('whoever has a document signed can read what is printed in it', async () => {
  const answer = await ask(signatureCalls.document);
  expect(answer.statusCode).toBe(200);
  const { page } = await documentContent(backend.app, 900_033);
  expect(answer.json<DocumentText>()).toMatchObject({ name: page.name, blocks: page.blocks });
});

test('a screen has no pages, and nobody has signed what is read there', () => {
  const { blocks } = documentText({
    page: {
      name: 'Smlouva',
      category: 'Dokumenty',
      blocks: [{ newPage: true }, { text: 'a' }, { signature: { image: null, caption: 'b' } }],
    },
  });
  expect(blocks).toEqual([{ text: 'a' }]);
});

test('the file is what is about to be signed, and the sealed one afterwards', async () => {
  const before = await ask(signatureCalls.documentFile);
  expect(before.headers['content-type']).toBe('application/pdf');
  expect(askPoppler('pdfsig', before.rawPayload)).not.toContain('Signature is Valid');
  const { members, sign } = signingClient(backend);
  for (const { Id } of await members(sentinel(33))) {
    await signOnPad(backend, (await sign(Id)).NavigateUrl);
  }
  const after = await ask(signatureCalls.documentFile);
  expect(askPoppler('pdfsig', after.rawPayload)).toContain('Signature is Valid');
});

test.each([signatureCalls.document, signatureCalls.documentFile])(
  '$id: is for those who may work with the document, at its own address',
  async (operation) => {
    expect((await ask(operation, { as: 'broker' })).statusCode).toBe(404);
    expect((await ask(operation, { as: 'norights' })).statusCode).toBe(403);
    expect((await ask(operation, { org: '0800' })).statusCode).toBe(404);
  },
);
