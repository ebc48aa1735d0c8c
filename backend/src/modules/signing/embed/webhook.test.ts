import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embedCalls } from '@advisor/contracts/embed/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { type EndKind, webhookSchema } from '@advisor/contracts/embed/webhook';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../platform/session/password';
import { jobs } from '../../../platform/jobs/schema';
import { seededCases } from '../../../testing/seeded-cases';
import { uploadScan } from '../../../testing/documents';
import { drawnStrokes, onePixel, pathOf, sentinel, signingClient } from '../../../testing/signing';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { signingAudit } from '../schema/signing-records';
import type { DocumentAction, MemberAction } from '../state-machine';
import { signatureHeaders } from './webhook-signature';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

interface Received {
  headers: Record<string, unknown>;
  body: string;
}
let received: Received[] = [];
/** What the application's server answers. */
let status = 204;
let server: Server;
let backend: TestApp;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  backend = await testApp({
    contents: seededCases,
    config: {
      embed: {
        clients: { portal: await hashPassword('secret'), crm: await hashPassword('other') },
        parentOrigins: [],
        webhooks: { portal: { address: `http://127.0.0.1:${port}/hook`, secrets: [secret] } },
      },
    },
  });
});
beforeEach(async () => {
  received = [];
  status = 204;
  backend.setNow(testNow);
  await backend.db.delete(jobs);
});
afterAll(async () => {
  await backend.close();
  server.close();
});

const headers = (id: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`,
});
const show = (documentExternalId: string, [id, password] = ['portal', 'secret']) =>
  backend.callOperation(embedCalls.createCode, {
    headers: headers(id!, password!),
    body: { documentExternalId, login: 'advisor' },
  });
const read = (documentExternalId: string, [id, password] = ['portal', 'secret']) =>
  backend.callOperation(embedCalls.readDocument, {
    headers: headers(id!, password!),
    params: { documentExternalId },
  });
const announced = () => received.map(({ body }) => webhookSchema.parse(JSON.parse(body)));
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

/** The first signer has begun on the pad; returns whose signature it is, and the pad's path. */
async function beginOnPad(documentExternalId: string) {
  const client = signingClient(backend);
  const { Id } = await client.first(documentExternalId);
  const { NavigateUrl } = await client.sign(Id);
  return { id: Id, pad: pathOf(NavigateUrl) };
}

test('an application hears of the ends of documents that it has shown, signed and without a name', async () => {
  await show(sentinel(35));
  const { id, pad } = await beginOnPad(sentinel(35));
  await backend.app.jobs.runDue();
  expect(received).toEqual([]);
  await backend.call({ method: 'POST', url: `${pad}/refuse`, payload: {} });
  await backend.app.jobs.runDue();
  expect(announced()).toEqual([
    {
      id: expect.any(String),
      type: 'signature.declined',
      happenedOn: testNow.toISOString(),
      documentExternalId: sentinel(35),
      signatureId: id,
    },
  ]);
  const [{ body, headers: sent }] = received as [Received];
  const timestamp = testNow.getTime() / 1_000;
  expect(sent).toMatchObject(
    signatureHeaders([secret], { id: announced()[0]!.id, timestamp, body }),
  );
});

/** How an action comes about, on a document of its own, and what an application hears of it. */
interface Ending {
  document: number;
  act: (document: number) => Promise<unknown>;
  announced?: EndKind[];
}

const startFirst = (document: number) => beginOnPad(sentinel(document));
/** By a click in the card on the signature that was begun. */
const onFirst =
  (operation: (typeof signatureCalls)['retry' | 'cancelOne']) => async (document: number) =>
    signingClient(backend).onSignature(operation, (await startFirst(document)).id);
/** On the pad that was begun. */
const answerPad = (path: string, payload: object) => async (document: number) =>
  backend.call({ method: 'POST', url: `${(await startFirst(document)).pad}/${path}`, payload });
const report = (document: number, statusId: number) =>
  backend.callOperation(documentCalls.setStatus, {
    as: 'advisor',
    params: { documentId: 900_000 + document, statusId },
  });
const delegate = (document: number) => signingClient(backend).delegate(sentinel(document));
const drawn = { image: onePixel, strokes: drawnStrokes };

const endings: Record<MemberAction | DocumentAction, Ending> = {
  sign: { document: 9, act: startFirst },
  retry: { document: 10, act: onFirst(signatureCalls.retry) },
  delegate: { document: 21, act: delegate },
  confirm: { document: 39, act: answerPad('confirm', drawn), announced: ['signature.signed'] },
  confirmTyped: {
    document: 36,
    act: answerPad('confirm', { image: onePixel, typedName: 'Adam Biometrický' }),
    announced: ['signature.signed'],
  },
  refuse: { document: 67, act: answerPad('refuse', {}), announced: ['signature.declined'] },
  expire: {
    document: 22,
    act: async (document) => {
      await delegate(document);
      backend.setNow(later(100 * 60));
    },
    announced: ['signature.expired', 'signature.expired'],
  },
  cancel: {
    document: 69,
    act: onFirst(signatureCalls.cancelOne),
    announced: ['signature.cancelled'],
  },
  withdraw: {
    document: 23,
    act: async (document) => {
      await delegate(document);
      await signingClient(backend).cancelAll(sentinel(document));
    },
    announced: ['signature.cancelled', 'signature.cancelled'],
  },
  seal: {
    document: 33,
    act: answerPad('confirm', drawn),
    announced: ['document.completed', 'signature.signed'],
  },
  uploadScan: {
    document: 62,
    act: (document) =>
      uploadScan(backend, 900_000 + document, { fileName: 'sken.pdf', content: '%PDF-1.7 a scan' }),
    announced: ['document.completed'],
  },
  cancelDocument: {
    document: 24,
    act: (document) =>
      backend.callOperation(signingCalls.cancel, {
        as: 'advisor',
        params: { documentOnSAId: 900_000 + document },
      }),
    announced: ['document.cancelled'],
  },
  follow: { document: 8, act: startFirst },
  reportProcessing: { document: 25, act: (document) => report(document, 1) },
  reportError: {
    document: 26,
    act: async (document) => {
      await report(document, 1);
      await report(document, 2);
    },
  },
};

test.each(Object.entries(endings))(
  'of %s an application hears what has ended by it',
  async (action, { document, act, announced: expected = [] }) => {
    await show(sentinel(document));
    await act(document);
    await backend.app.jobs.runDue();
    const trail = await backend.db
      .select({ action: signingAudit.action })
      .from(signingAudit)
      .where(eq(signingAudit.documentId, 900_000 + document));
    expect(trail).toContainEqual({ action });
    const types = announced().map(({ type }) => type);
    expect(types.toSorted()).toEqual(expected);
  },
);

test('what is not answered is told again, later and under the same number', async () => {
  await show(sentinel(34));
  status = 503;
  await signingClient(backend).delegate(sentinel(34));
  await signingClient(backend).cancelAll(sentinel(34));
  await backend.app.jobs.runDue();
  const [first] = announced();
  status = 302;
  backend.setNow(later(1));
  await backend.app.jobs.runDue();
  status = 200;
  backend.setNow(later(10));
  await backend.app.jobs.runDue();
  backend.setNow(later(60));
  await backend.app.jobs.runDue();
  const ofFirst = received.filter(({ body }) => body.includes(first!.id));
  expect(ofFirst).toHaveLength(3);
  expect(new Set(ofFirst.map(({ headers: sent }) => sent['webhook-signature'])).size).toBe(3);
});

test('a signature whose time is over is told although nobody looks at it', async () => {
  await show(sentinel(34));
  await signingClient(backend).delegate(sentinel(34));
  backend.setNow(later(100 * 60));
  await backend.app.jobs.runDue();
  expect(announced().map(({ type }) => type)).toContain('signature.expired');
});

test('the state is read by the application that has shown the document, and by no other', async () => {
  await show(sentinel(35));
  const answer = await read(sentinel(35));
  expect(answer.json()).toMatchObject({
    documentExternalId: sentinel(35),
    state: 'inProgress',
    groups: [
      { signatures: expect.arrayContaining([{ id: expect.any(String), state: 'declined' }]) },
    ],
  });
  expect(answer.body).not.toContain('Dvořáček');
  expect((await read(sentinel(35), ['crm', 'other'])).statusCode).toBe(404);
  expect((await read(sentinel(35), ['crm', 'secret'])).statusCode).toBe(401);
  expect((await read('EP-1')).statusCode).toBe(404);
});
