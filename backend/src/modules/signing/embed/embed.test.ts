import { sessionCalls } from '@advisor/contracts/session/calls';
import { caseCalls } from '@advisor/contracts/case/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embedCalls } from '@advisor/contracts/embed/calls';
import { embeddedHeader } from '@advisor/contracts/error-codes';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { sessions } from '../../../platform/session/schema/sessions';
import { embedCodes } from '../schema/signing-records';
import { hashPassword } from '../../../platform/session/password';
import { documents, publish, writeFile, writeHost } from '../../../testing/deployed-product';
import { sentinel, service } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

const parent = 'https://portal.example';
let folder: string;
let backend: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embed-'));
  writeHost(folder, 'h1', '<html></html>');
  const page = '<head><!-- settings --><script>early()</script></head>';
  writeFile(folder, 'embed/signing/p1/signing.html', page);
  publish(folder, { pages: { signing: documents(['p1']) } });
  backend = await testApp({
    contents: seededCases,
    config: {
      productDir: folder,
      embed: {
        clients: { portal: await hashPassword('secret') },
        parentOrigins: [parent],
        webhooks: {},
      },
    },
  });
});
beforeEach(() => backend.setNow(testNow));
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

const ask = (body: object = {}, authorization = basic('portal', 'secret')) =>
  backend.callOperation(embedCalls.createCode, {
    headers: { authorization },
    body: { documentExternalId: sentinel(35), login: 'advisor', ...body },
  });

const exchange = (code: string, documentExternalId = sentinel(35)) =>
  backend.callOperation(embedCalls.exchangeCode, { body: { code, documentExternalId } });

async function newCode(): Promise<string> {
  return (await ask()).json<{ code: string }>().code;
}

/** The frame's cookie, as the browser sends it back. */
async function frameCookie(documentExternalId = sentinel(35)): Promise<string> {
  const { code } = (await ask({ documentExternalId })).json<{ code: string }>();
  const answer = await exchange(code, documentExternalId);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** What the frame of a document says with each call. */
const ofFrame = (cookie: string, documentExternalId = sentinel(35)) => ({
  cookie,
  [embeddedHeader]: documentExternalId,
});

const get = (documentExternalId: string, headers: Record<string, string>) =>
  backend.callOperation(signatureCalls.get, {
    params: service,
    query: { documentExternalId, org: '0100' },
    headers,
  });

test('a code becomes a session of the frame, kept apart for each site, and is kept as a hash', async () => {
  const code = await newCode();
  const [stored] = await backend.db.select().from(embedCodes);
  expect(JSON.stringify(stored)).not.toContain(code);
  const answer = await exchange(code);
  expect(answer.json()).toEqual({ idleSeconds: 1_800, documentOnSAId: 900_035 });
  const cookie = String(answer.headers['set-cookie']);
  for (const part of [
    'HttpOnly',
    'Secure',
    'SameSite=None',
    'Partitioned',
    'Path=/',
    'Max-Age=36000',
  ]) {
    expect(cookie).toContain(part);
  }
});

test('a code works once, for a minute, and for its document', async () => {
  const code = await newCode();
  const answers = await Promise.all([exchange(code), exchange(code)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  expect((await exchange(await newCode(), sentinel(34))).statusCode).toBe(403);
  const late = await newCode();
  backend.setNow(new Date(testNow.getTime() + 60_000));
  expect((await exchange(late)).statusCode).toBe(403);
});

test('the session reaches the signing of its document, and nothing else', async () => {
  const headers = ofFrame(await frameCookie());
  expect((await get(sentinel(35), headers)).statusCode).toBe(200);
  expect((await get(sentinel(34), headers)).statusCode).toBe(403);
  expect((await get('EP-1', headers)).statusCode).toBe(403);
  for (const id of [
    sessionCalls.loggedInUser,
    caseCalls.dashboardFilters,
    documentCalls.generalDocuments,
  ] as const) {
    expect((await backend.callOperation(id, { headers })).statusCode).toBe(401);
  }
  const content = await backend.callOperation(signingCalls.content, {
    params: { documentOnSAId: 900_035 },
    headers,
  });
  expect(content.statusCode).toBe(401);
});

test.each([signatureCalls.document, signatureCalls.documentFile])(
  '$id: the frame of a document gets that one alone',
  async (operation) => {
    const headers = ofFrame(await frameCookie());
    const read = (documentExternalId: string) =>
      backend.callOperation(operation, {
        params: service,
        query: { documentExternalId, org: '0100' },
        headers,
      });
    expect((await read(sentinel(35))).statusCode).toBe(200);
    expect((await read(sentinel(34))).statusCode).toBe(403);
  },
);

test('the secret of a frame is no session of the product, nor the other way round', async () => {
  const [name, secret] = (await frameCookie()).split('=');
  const asOwn = { cookie: `advisor-session=${secret}` };
  expect((await get(sentinel(35), asOwn)).statusCode).toBe(401);
  const own = (await backend.signIn('advisor')).split('=')[1];
  expect((await get(sentinel(35), ofFrame(`${name}=${own}`))).statusCode).toBe(401);
});

test('a frame that says what it is does not act by the session beside it', async () => {
  const frame = await frameCookie();
  const own = await backend.signIn('specialist');
  const both = `${own}; ${frame}`;
  expect((await get(sentinel(34), { cookie: both })).statusCode).toBe(200);
  expect((await get(sentinel(34), ofFrame(both))).statusCode).toBe(403);
  expect((await get(sentinel(35), ofFrame(own))).statusCode).toBe(401);
});

test('the frames of two documents beside each other keep a session each', async () => {
  const [one, two] = [await frameCookie(), await frameCookie(sentinel(34))];
  const both = `${one}; ${two}`;
  expect((await get(sentinel(35), ofFrame(both))).statusCode).toBe(200);
  expect((await get(sentinel(34), ofFrame(both, sentinel(34)))).statusCode).toBe(200);
  expect((await get(sentinel(34), ofFrame(both))).statusCode).toBe(403);
});

test('another page cannot use the session, nor exchange a code', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const cancel = await backend.callOperation(signatureCalls.cancelAll, {
    params: service,
    query: { documentExternalId: sentinel(35) },
    headers: { ...ofFrame(await frameCookie()), ...headers },
  });
  expect(cancel.statusCode).toBe(403);
  const taken = await backend.callOperation(embedCalls.exchangeCode, {
    body: { code: await newCode(), documentExternalId: sentinel(35) },
    headers,
  });
  expect(taken.statusCode).toBe(403);
});

test('an idle session ends, and a new code opens another', async () => {
  const cookie = await frameCookie();
  backend.setNow(new Date(testNow.getTime() + 31 * 60_000));
  expect((await get(sentinel(35), ofFrame(cookie))).statusCode).toBe(401);
  expect((await get(sentinel(35), ofFrame(await frameCookie()))).statusCode).toBe(200);
});

test('the browser comes back to an allowed parent, or to a path of ours', async () => {
  const headers = ofFrame(await frameCookie());
  const members = (await get(sentinel(35), headers)).json<{
    Groups: { Members: { Id: string }[] }[];
  }>();
  const ids = members.Groups.flatMap(({ Members }) => Members).map(({ Id }) => Id);
  const returnTo = async (signatureId: string | undefined, context: string) => {
    const answer = await backend.callOperation(signatureCalls.sign, {
      params: service,
      query: { signatureId: signatureId ?? '', mode: 'SIGN' },
      headers: { ...headers, 'x-context': context },
      body: { Process: 'STANDARD', SigningMethodCode: 'BIOMETRIC' },
    });
    const { NavigateUrl } = answer.json<{ NavigateUrl: string }>();
    const { body } = await backend.call({ url: new URL(NavigateUrl).pathname });
    return /href="([^"]+)"[^>]*>\s*Zpět bez podpisu/.exec(body)?.[1];
  };
  expect(await returnTo(ids[0], `${parent}/contract/7`)).toBe(`${parent}/contract/7`);
  expect(await returnTo(ids[1], 'https://evil.example/')).toBe('http://localhost:80/');
});

test.each([
  ['a wrong secret', basic('portal', 'guess')],
  ['an unknown application', basic('constructor', 'secret')],
  ['no credentials', 'Bearer x'],
])('%s gets no code', async (_, authorization) => {
  const answer = await ask({}, authorization);
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    [expect.objectContaining({ errorCode: 90902 })],
  ]);
  expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
});

test('guessing is slowed', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await ask({}, basic('guessed', 'x'))).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('an application gets codes for many users at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect((await ask({}, basic('portal', 'guess'))).statusCode).toBe(401);
});

test.each([
  ['a user without permission 100', { login: 'norights' }, 403],
  ['an unknown user', { login: 'nobody' }, 403],
  ['a broker for a case of others', { login: 'broker' }, 403],
  ['an unknown document', { documentExternalId: 'EP-1' }, 404],
])('%s gets no code', async (_, body, status) => {
  expect((await ask(body)).statusCode).toBe(status);
});

test('the page is framed by the configured parents only, and knows the same list', async () => {
  const { headers, body } = await backend.call({
    url: '/embed/signing?documentExternalId=EP-900035',
  });
  expect(String(headers['content-security-policy'])).toContain(`frame-ancestors ${parent}`);
  expect(headers['x-frame-options']).toBeUndefined();
  const [, settings = ''] = /id="embed-settings">([^<]+)</.exec(body) ?? [];
  expect(JSON.parse(settings)).toMatchObject({
    parentOrigins: [parent],
    ePodpisyEndpoint: '/epodpisy/0100',
  });
});

test('of inline scripts only its own may run, in this answer only', async () => {
  const url = '/embed/signing';
  const answers = await Promise.all([backend.call({ url }), backend.call({ url })]);
  const nonces = answers.map(({ headers, body }) => {
    const [, nonce = ''] = /<script nonce="([^"]{20,})">early\(\)/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('without a list nobody frames it', async () => {
  const closed = await testApp({ config: { productDir: folder } });
  const { headers, body } = await closed.call({ url: '/embed/signing' });
  expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(body).toContain('"parentOrigins":[]');
  await closed.close();
});

test('ending a user ends the frame', async () => {
  const cookie = await frameCookie();
  await backend.db.delete(sessions);
  expect((await get(sentinel(35), ofFrame(cookie))).statusCode).toBe(401);
});

test('a frame that goes away ends its session, and no other', async () => {
  const [gone, stays] = [await frameCookie(), await frameCookie(sentinel(34))];
  const end = (cookie: string) =>
    backend.callOperation(embedCalls.endSession, { headers: ofFrame(cookie) });
  expect((await end(gone)).statusCode).toBe(204);
  expect((await get(sentinel(35), ofFrame(gone))).statusCode).toBe(401);
  expect((await get(sentinel(34), ofFrame(stays, sentinel(34)))).statusCode).toBe(200);
  expect((await end('advisor-frame-none=x')).statusCode).toBe(204);
});

test('the revision grows with each change of the signatures, and with nothing else', async () => {
  const headers = ofFrame(await frameCookie());
  const revision = async () => (await get(sentinel(35), headers)).json<Signatures>().Revision ?? 0;
  const before = await revision();
  expect(await revision()).toBe(before);
  await backend.callOperation(signatureCalls.cancelAll, {
    params: service,
    query: { documentExternalId: sentinel(35) },
    headers,
  });
  expect(await revision()).toBeGreaterThan(before);
});
