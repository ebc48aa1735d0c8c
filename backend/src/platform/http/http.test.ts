import { errorCode } from '@advisor/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { Failure } from '../failure';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { readInput } from './request-input';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ config: { bodyLimit: 2_000 }, withRoutes: withFaults });
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };
const codes = (answer: { json<T>(): T }) =>
  answer.json<{ errorCode: number }[]>().map((message) => message.errorCode);

describe('failures', () => {
  it.each([
    ['malformed JSON', json, '{"login":', 400, errorCode.invalidRequest],
    ['an empty body', json, '', 400, errorCode.invalidRequest],
    ['a body of another kind', { 'content-type': 'text/xml' }, '<a/>', 415, undefined],
    ['a body too large', json, JSON.stringify('x'.repeat(3_000)), 413, errorCode.bodyTooLarge],
    ['prototype pollution', json, '{"__proto__":{"a":1}}', 400, errorCode.invalidRequest],
  ])('%s', async (_, headers, payload, status, code) => {
    const answer = await test.call({
      method: 'POST',
      url: '/api/v1/auth/sign-in',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(codes(answer)).toEqual([code ?? errorCode.invalidRequest]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('names each wrong field', async () => {
    const answer = await test.callOperation(sessionCalls.signIn, { body: { login: '' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual([
      expect.objectContaining({ field: 'login' }),
      expect.objectContaining({ field: 'password' }),
    ]);
  });

  it('refuses a text that no database can store', async () => {
    const body = { login: 'advisor\0', password: 'demo' };
    const answer = await test.callOperation(sessionCalls.signIn, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual([expect.objectContaining({ field: 'login' })]);
  });

  it('refuses half of a character, in a value and in a name', async () => {
    for (const half of ['{"login":"\\ud800X","password":"demo"}', '{"\\udc00":1}']) {
      const url = '/api/v1/auth/sign-in';
      const answer = await test.call({ method: 'POST', url, headers: json, payload: half });
      expect(answer.statusCode).toBe(400);
      expect(codes(answer)).toEqual([errorCode.invalidRequest]);
    }
  });

  it.each([
    ['objects', '{"a":', '}'],
    ['lists', '[', ']'],
  ])('refuses what is nested too deeply: %s', async (_, open, close) => {
    const deep = await testApp();
    const payload = `${open.repeat(3_000)}1${close.repeat(3_000)}`;
    for (const url of ['/api/v1/auth/sign-in', '/api/v1/diagnostics/reports']) {
      const answer = await deep.call({ method: 'POST', url, headers: json, payload });
      expect(codes(answer)).toEqual([errorCode.invalidRequest]);
      expect(answer.statusCode).toBe(400);
    }
    await deep.close();
  });

  it('takes brackets within a text for what they are', async () => {
    const body = { login: '"{['.repeat(21), password: '\\"['.repeat(80) };
    const answer = await test.callOperation(sessionCalls.signIn, { body });
    expect(codes(answer)).toEqual([errorCode.signInFailed]);
  });

  it.each(['/api/v1/nothing', '/api/v2/case/1', '/api'])('404 for %s', async (url) => {
    const answer = await test.call({ url });
    expect(answer.statusCode).toBe(404);
    expect(codes(answer)).toEqual([errorCode.notFound]);
  });

  it('400 for an address that cannot be decoded', async () => {
    const answer = await test.call({ url: '/api/v1/case/%zz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('hides what went wrong inside', async () => {
    const answer = await test.call({ url: '/broken' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(codes(answer)).toEqual([errorCode.unexpected]);
  });

  it.each(['ECONNREFUSED', '57P01', 'ETIMEDOUT', '57014', '55P03', '25P03'])(
    '503 without the database (%s)',
    async (code) => {
      expect((await test.call({ url: `/lost/${code}` })).statusCode).toBe(503);
    },
  );

  it.each(['53100', 'ENOSPC'])(
    '503 on a full disk (%s), and no more calls for half a minute',
    async (code) => {
      test.setNow(testNow);
      expect((await test.call({ url: `/lost/${code}` })).statusCode).toBe(503);
      const ready = await test.call({ url: '/ready' });
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'disk full' }]);
      test.setNow(new Date(testNow.getTime() + 30_000));
      expect((await test.call({ url: '/ready' })).statusCode).toBe(200);
    },
  );

  it('503 when the database answers nothing at all', async () => {
    expect((await test.call({ url: '/frozen' })).statusCode).toBe(503);
  });

  it('503 when a call takes too long', async () => {
    expect((await test.call({ url: '/slow' })).statusCode).toBe(503);
  });
});

function withFaults(app: FastifyInstance): void {
  app.get('/broken', async () => {
    throw new Error('secret');
  });
  app.get<{ Params: { code: string } }>('/lost/:code', async ({ params: { code } }) => {
    throw new Error('Failed query', { cause: Object.assign(new Error('lost'), { code }) });
  });
  app.get('/frozen', async () => {
    throw new Error('Failed query', { cause: new Error('Query read timeout') });
  });
  app.get('/slow', { handlerTimeout: 50 }, () => new Promise(() => undefined));
}

const signIn = (headers: Record<string, string>) =>
  test.call({ method: 'POST', url: '/api/v1/auth/sign-in', payload: {}, headers });

describe('calls from other pages', () => {
  it.each([
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', { origin: 'https://example.com' }, 403],
    ['a foreign origin beside none', { 'sec-fetch-site': 'none', origin: 'http://a' }, 403],
    ['the user’s own doing', { 'sec-fetch-site': 'none' }, 400],
    ['another scheme', { origin: 'https://localhost' }, 403],
    ['another port', { origin: 'http://localhost:81' }, 403],
    ['a host that is none', { host: '[', origin: 'http://localhost' }, 403],
    ['the null origin', { origin: 'null' }, 403],
    ['our own origin', { origin: 'http://localhost:80' }, 400],
    ['our own page through a proxy', { 'sec-fetch-site': 'same-origin', origin: 'http://a' }, 400],
    ['no browser', {}, 400],
  ])('%s: %j → %i', async (_, headers, status) => {
    expect((await signIn(headers)).statusCode).toBe(status);
  });
});

const traceOf = async (traceparent: string) =>
  (await test.call({ url: '/health', headers: { traceparent } })).headers['x-trace-id'];

describe('trace id', () => {
  const traceId = 'a'.repeat(32);

  it('is the one of the traceparent', async () => {
    expect(await traceOf(`00-${traceId}-${'b'.repeat(16)}-01`)).toBe(traceId);
  });

  it.each([`00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, 'rubbish', `${traceId}`, ''])(
    'is a new one for %j',
    async (traceparent) => {
      const sent = await traceOf(traceparent);
      expect(sent).toMatch(/^[0-9a-f]{32}$/);
      expect(traceparent).not.toContain(sent);
    },
  );
});

describe('probes', () => {
  it('is alive and ready', async () => {
    expect((await test.call({ url: '/health' })).json()).toEqual({ status: 'ok' });
    expect((await test.call({ url: '/ready' })).json()).toEqual({ status: 'ready' });
  });

  it('prints its contract', async () => {
    const answer = await test.call({ url: '/api/v1/openapi.json' });
    expect(answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
  });
});

const refusal = (field: string) =>
  expect.objectContaining({ messages: [expect.objectContaining({ field })] });

describe('input', () => {
  it('reads a list from values joined by commas', () => {
    const endpoint = {
      summary: '',
      query: z.object({ ids: z.array(z.coerce.number()).optional() }),
    };
    const read = (query: object) => readInput({ query } as never, endpoint).query;
    expect(read({ ids: '1,2,3' })).toEqual({ ids: [1, 2, 3] });
    expect(read({ ids: '' })).toEqual({ ids: [] });
    expect(read({})).toEqual({});
    expect(() => read({ ids: '1,x' })).toThrow(Failure);
  });

  it('names the field that holds a NUL, however deep', () => {
    const endpoint = { summary: '', body: z.looseObject({}), query: z.looseObject({}) };
    const read = (body: unknown, query: unknown) => () =>
      readInput({ body, query } as never, endpoint);
    expect(read({ people: [{ name: 'a\0' }] }, {})).toThrow(refusal('people.0.name'));
    expect(read({}, { text: '\0' })).toThrow(refusal('text'));
    expect(read({ people: [{ name: '\udc00' }] }, {})).toThrow(refusal('people.0.name'));
    expect(read({ people: [{ name: '😀', born: null }] }, { text: 'b' })).not.toThrow();
  });
});
