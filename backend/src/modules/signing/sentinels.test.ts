import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { sentinel, service, signingClient } from '../../testing/signing';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { and, eq } from 'drizzle-orm';
import { signingMembers } from '../../domain/signing/members/schema';
import { signingAudit, signingLinks } from './schema/signing-records';
import { sentinelDocuments } from './seed/sentinel-documents';

let backend: TestApp;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
});
afterAll(() => backend.close());

/** The next calls are given up at once; a limit for all would fail those that are slow only. */
const givenUp = () => jest.replaceProperty(backend.app.backend.config, 'handlerTimeout', 1);

const readRaw = (number: number) =>
  backend.callOperation(signatureCalls.getWithMethods, {
    as: 'advisor',
    params: service,
    query: { documentExternalId: sentinel(number), org: '0100' },
  });

test.each([
  [1, 1],
  [2, 3],
])(
  '%i: a document being prepared has no process in its first answers (%i)',
  async (number, count) => {
    const { read } = signingClient(backend);
    for (let answer = 0; answer < count; answer += 1) {
      expect(await read(sentinel(number))).toMatchObject({ Result: { Code: 0 }, Process: null });
    }
    expect((await read(sentinel(number))).Process).toBe('STANDARD');
  },
);

test.each([
  [4, { Code: 900, Message: 'Dokument je uzamčen.' }],
  [5, { Code: 900, Message: null }],
])('%i: reading is refused', async (number, result) => {
  expect((await readRaw(number)).json()).toMatchObject({ Result: result, Groups: [] });
});

test.each([
  [8, 'E'],
  [9, 'W'],
  [10, 'I'],
])('%i: a message for the user of severity %s', async (number, severity) => {
  const { UserMessage } = await signingClient(backend).read(sentinel(number));
  expect(UserMessage).toEqual({ Severity: severity, Message: expect.stringMatching(/\.$/) });
});

test.each([
  [11, 403],
  [12, 500],
  [13, 503],
])('%i: reading ends with %i', async (number, status) => {
  if (status === 503) givenUp();
  expect((await readRaw(number)).statusCode).toBe(status);
});

test.each([
  [6, 200, { Result: { Code: 900, Message: 'Podpisový tablet není připojen.' } }],
  [7, 200, { Result: { Code: 900, Message: null } }],
  [14, 403, [{ errorCode: 90906 }]],
  [15, 500, [{ errorCode: 90904 }]],
  [16, 503, [{ errorCode: 90904 }]],
])('%i: starting a signature ends with %i', async (number, status, body) => {
  const { first, signRaw } = signingClient(backend);
  const { Id } = await first(sentinel(number));
  const limit = status === 503 ? givenUp() : undefined;
  const answer = await signRaw(Id);
  limit?.restore();
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject(body);
  expect(await first(sentinel(number))).toMatchObject({ CanBeSigned: true });
});

test('17: the signature has begun although the answer is lost, once however often it is asked for', async () => {
  const { first } = signingClient(backend);
  const { Id } = await first(sentinel(17));
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.app.server.address() as AddressInfo;
  const cookie = await backend.signIn('advisor');
  const key = randomUUID();
  const lose = () =>
    new Promise<string | undefined>((resolve) => {
      const call = httpRequest(
        {
          port,
          method: 'POST',
          path: `/epodpisy/REST/SignaturesService/Sign?signatureId=${Id}&mode=SIGN`,
          headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
        },
        ({ statusCode }) => resolve(String(statusCode)),
      );
      call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      call.end(JSON.stringify({ Process: 'STANDARD', SigningMethodCode: 'BIOMETRIC' }));
    });
  expect([await lose(), await lose()]).toEqual(['ECONNRESET', 'ECONNRESET']);
  expect(await first(sentinel(17))).toMatchObject({ CanBeSigned: false, CanBeCancelled: true });
  const begun = and(eq(signingAudit.documentId, 900_017), eq(signingAudit.action, 'sign'));
  expect(await backend.db.$count(signingAudit, begun)).toBe(1);
  expect(await backend.db.$count(signingLinks, eq(signingLinks.documentId, 900_017))).toBe(1);
});

test('forty signers in eight groups, a name of 200 characters, every combination of processes', async () => {
  const { read } = signingClient(backend);
  const crowd = await read(sentinel(31));
  expect(crowd.Groups.map(({ Members }) => Members.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
  const [long] = await backend.db
    .select()
    .from(signingMembers)
    .where(eq(signingMembers.documentId, 900_032));
  expect(long?.fullName).toHaveLength(200);
  expect(sentinelDocuments.find(({ documentId }) => documentId === 900_032)?.name).toHaveLength(
    200,
  );
  const mixed = (await read(sentinel(36))).Groups[0]?.Members.map((member) =>
    member.AvailableSigningProcesses.map(({ Process }) => Process).join(),
  );
  expect(mixed).toEqual(['STANDARD', 'MSC', 'STANDARD', 'STANDARD']);
  expect((await read(sentinel(34))).Process).toBe('MSC');
});

const values = (name: 'state' | 'signatureTypeId' | 'source') =>
  new Set(sentinelDocuments.map((document) => document[name]).filter((value) => value != null));

test('documents in every state and of every type and source are seeded', () => {
  expect([...values('state')].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...values('signatureTypeId')].toSorted()).toEqual([1, 2, 3]);
  // 1, made by the product, is the usual one.
  expect([...values('source')].toSorted()).toEqual([0, 2, 3]);
});

test('a document that could not be processed is seeded, and processed again', async () => {
  const documentOnSAId = 900_070;
  const read = async () =>
    (
      await backend.callOperation(signingCalls.get, { as: 'advisor', params: { documentOnSAId } })
    ).json<DocumentOnSA>();
  expect(await read()).toMatchObject({ signatureState: 1, signingStatus: 2 });
  const again = await backend.callOperation(documentCalls.setStatus, {
    as: 'advisor',
    params: { documentId: documentOnSAId, statusId: 1 },
  });
  expect(again.statusCode).toBe(204);
  expect(await read()).toMatchObject({ signatureState: 2, signingStatus: 1 });
});

test('beside no demo users a sentinel is a document like any other', async () => {
  const production = await testApp({ contents: seededCases, config: { demoUsers: false } });
  const { users } = await import('../../platform/session/schema/users');
  await production.db.update(users).set({ isDemo: false });
  expect((await signingClient(production).read(sentinel(5))).Result.Code).toBe(0);
  await production.close();
});
