import { eq } from 'drizzle-orm';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { sentinel, service, signingClient, signOnPad } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { signingMembers } from '../../../domain/signing/members/schema';

let backend: TestApp;
let client: ReturnType<typeof signingClient>;
beforeEach(async () => {
  backend = await testApp({ contents: seededCases });
  client = signingClient(backend);
});
afterEach(() => backend.close());

const documentOnSAId = 900_032;

const playTrustService = (fault?: 'down' | 'half', neighbour = 'trust-service') => {
  const faults = fault === undefined ? undefined : { [neighbour]: fault };
  backend.app.backend.config.neighbours = { faults: { ...faults } };
};

const sign = async () => {
  const { NavigateUrl } = await client.sign((await client.first(sentinel(32))).Id);
  expect((await signOnPad(backend, NavigateUrl)).statusCode).toBe(200);
};

/** What is asked for of the document; all of it answers. */
async function readAll(id = documentOnSAId) {
  const params = { documentOnSAId: id };
  const [document, content] = [
    await backend.callOperation(signingCalls.get, { as: 'advisor', params }),
    await backend.callOperation(signingCalls.content, { as: 'advisor', params }),
  ];
  const signatures = await backend.callOperation(signatureCalls.getWithMethods, {
    as: 'advisor',
    params: service,
    query: { documentExternalId: `EP-${id}`, org: '0100' },
  });
  expect([document, content, signatures].map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200,
  ]);
  expect(content.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  return { state: document.json<DocumentOnSA>().signatureState, file: content.rawPayload };
}

const isSealed = (file: Buffer) => file.includes('/ByteRange');

/** Every attempt that the job has. */
async function tryUntilDead() {
  for (let hours = 1; hours <= 10; hours += 1) {
    backend.setNow(new Date(+testNow + hours * 3_600_000));
    await backend.app.jobs.runDue();
  }
}

test.each([
  ['trust-service', 'down'],
  ['trust-service', 'half'],
  ['time-stamp', 'down'],
  ['time-stamp', 'half'],
] as const)('a %s that is %s holds up nobody who reads or cancels', async (neighbour, fault) => {
  playTrustService(fault, neighbour);
  await sign();
  const { state, file } = await readAll();
  expect([state, isSealed(file)]).toEqual([2, false]);
  expect((await client.cancelAll(sentinel(32))).Result.Code).toBe(0);
  expect((await readAll()).state).toBe(1);
});

test('what a seal was given up for is sealed when it is signed anew', async () => {
  playTrustService('down');
  await sign();
  await tryUntilDead();
  playTrustService();
  expect((await readAll()).state).toBe(2);
  expect((await client.cancelAll(sentinel(32))).Result.Code).toBe(0);
  await sign();
  const { state, file } = await readAll();
  expect([state, isSealed(file)]).toEqual([4, true]);
});

test('a picture that cannot be drawn does not take the document with it', async () => {
  playTrustService('down');
  await sign();
  await backend.db
    .update(signingMembers)
    .set({ signatureImage: Buffer.from('\u0089PNG\r\n\u001A\nbroken', 'latin1') })
    .where(eq(signingMembers.documentId, documentOnSAId));
  playTrustService();
  await tryUntilDead();
  const { state, file } = await readAll();
  expect([state, isSealed(file)]).toEqual([2, false]);
  const cancelled = await backend.callOperation(signingCalls.cancel, {
    as: 'advisor',
    params: { documentOnSAId },
  });
  expect(cancelled.json<DocumentOnSA>().signatureState).toBe(5);
});

test('a document that was brought along signed is read without its seal', async () => {
  playTrustService('down');
  const { state, file } = await readAll(900_063);
  expect([state, isSealed(file)]).toEqual([4, false]);
});
