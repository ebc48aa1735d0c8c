import type { EndpointDeclaration } from '@advisor/contracts/endpoint';
import { caseCalls } from '@advisor/contracts/case/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { delay, http } from 'msw';
import { call, cancelCalls, configureApi, operationUrl } from './call';

const server = mockServer(handle(sessionCalls.loggedInUser, advisorUser()));

beforeAll(() => configureApi({ baseUrl: 'http://bank.example/api/v1/' }));

const never = http.get('*/logged-in-user', () => delay('infinite'));

it.each([
  [caseCalls.get, { params: { caseId: 7 } }, 'http://bank.example/api/v1/case/7'],
  [
    sessionCalls.start,
    { query: { redirect: '/a?b=c&d' } },
    'http://bank.example/api/v1/auth/start?redirect=%2Fa%3Fb%3Dc%26d',
  ],
  [sessionCalls.start, { query: { redirect: undefined } }, 'http://bank.example/api/v1/auth/start'],
] as const)('builds the address of %j', (operation, input, url) => {
  expect(operationUrl<EndpointDeclaration>(operation, input as never)).toBe(url);
});

it('calls the signature service at its own origin, and only that', () => {
  configureApi({ serviceOrigin: 'https://sign.example' });
  const params = { context: 'epodpisy' };
  expect(
    operationUrl(signatureCalls.cancelAll, { params, query: { documentExternalId: 'EP-1' } }),
  ).toBe('https://sign.example/epodpisy/REST/SignaturesService/Cancel?documentExternalId=EP-1');
  expect(operationUrl(caseCalls.get, { params: { caseId: 7 } })).toBe(
    'http://bank.example/api/v1/case/7',
  );
  configureApi({ serviceOrigin: '' });
});

it('sends the headers of a single call', async () => {
  let sent: string | null = null;
  server.use(
    http.get('*/logged-in-user', ({ request }) => {
      sent = request.headers.get('x-context');
      return Response.json(advisorUser());
    }),
  );
  await call(sessionCalls.loggedInUser, {}, { headers: { 'X-Context': '/here' } });
  expect(sent).toBe('/here');
});

it('sends the headers of every call with each', async () => {
  let sent: string | null = null;
  server.use(
    http.get('*/logged-in-user', ({ request }) => {
      sent = request.headers.get('x-embedded');
      return Response.json(advisorUser());
    }),
  );
  configureApi({ headers: { 'x-embedded': 'EP-1' } });
  await call(sessionCalls.loggedInUser);
  configureApi({ headers: {} });
  expect(sent).toBe('EP-1');
});

it('sends the session along', async () => {
  const sent = jest.fn();
  server.use(
    http.get('*/logged-in-user', ({ request }) => {
      sent(request.credentials);
      return Response.json(advisorUser());
    }),
  );
  await call(sessionCalls.loggedInUser);
  expect(sent).toHaveBeenCalledWith('include');
});

it('refuses an address with a missing part, instead of calling another one', () => {
  expect(() => operationUrl(caseCalls.get, { params: { caseId: '' as never } })).toThrow(TypeError);
});

it('answers the body, or nothing for 204', async () => {
  server.use(handle(sessionCalls.signIn, undefined));
  await expect(call(sessionCalls.loggedInUser)).resolves.toMatchObject({ userId: 1 });
  await expect(
    call(sessionCalls.signIn, { body: { login: 'a', password: 'b' } }),
  ).resolves.toBeUndefined();
});

it('turns a failed answer into one error with messages, fields and trace id', async () => {
  server.use(
    handle(
      sessionCalls.loggedInUser,
      failure(400, { message: 'Chybí', errorCode: 90900, field: 'a.b' }),
    ),
  );
  await expect(call(sessionCalls.loggedInUser)).rejects.toMatchObject({
    kind: 'http',
    status: 400,
    code: 90900,
    traceId: 'test-trace',
    fieldErrors: { 'a.b': 'Chybí' },
  });
});

it('keeps texts of the server out of the error’s own message, which reaches logs', async () => {
  server.use(handle(sessionCalls.loggedInUser, failure(400, { message: 'Jan Novák' })));
  await expect(call(sessionCalls.loggedInUser)).rejects.toThrow(
    /^loggedInUser.get failed: http 400$/,
  );
});

it.each([
  [
    'a failed answer that is no JSON',
    new Response('<html>', { status: 502 }),
    { kind: 'http', status: 502, messages: [] },
  ],
  ['no connection', networkFailure(), { kind: 'network', status: 0 }],
])('copes with %s', async (_name, answer, error) => {
  server.use(handle(sessionCalls.loggedInUser, answer));
  await expect(call(sessionCalls.loggedInUser)).rejects.toMatchObject(error);
});

it('tells where to sign in', async () => {
  const unauthorized = { authenticationScheme: 'simple', redirectUri: '/simple-login.html' };
  server.use(handle(sessionCalls.loggedInUser, Response.json(unauthorized, { status: 401 })));
  await expect(call(sessionCalls.loggedInUser)).rejects.toMatchObject({
    unauthorized,
    messages: [],
  });
});

describe('a call that does not answer', () => {
  beforeEach(() => server.use(never));

  it('ends in a time-out', async () => {
    await expect(call(sessionCalls.loggedInUser, {}, { timeoutMs: 20 })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('can be cancelled by the user', async () => {
    const waiting = call(sessionCalls.loggedInUser);
    cancelCalls();
    await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('is not cancelled when it says so', async () => {
    const waiting = call(sessionCalls.loggedInUser, {}, { cancellable: false, timeoutMs: 50 });
    cancelCalls();
    await expect(waiting).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('rejects with the reason of an abort', async () => {
    const controller = new AbortController();
    const waiting = call(sessionCalls.loggedInUser, {}, { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });
});

it.each([
  ['an answer', advisorUser(), 1],
  ['a failure of the server', failure(500), 1],
  ['a refusal', failure(401), 1],
  ['a gateway without its server', failure(503), 0],
  ['no connection', networkFailure(), 0],
])('tells of %s that the server answered: %j times', async (_name, answer, times) => {
  const onAnswer = jest.fn();
  configureApi({ onAnswer });
  server.use(handle(sessionCalls.loggedInUser, answer));
  await call(sessionCalls.loggedInUser).catch(() => undefined);
  expect(onAnswer).toHaveBeenCalledTimes(times);
});

it('reports the start and the end of every call, failed ones too', async () => {
  const onCallStart = jest.fn();
  const onCallEnd = jest.fn();
  configureApi({ onCallStart, onCallEnd });
  server.use(handle(sessionCalls.loggedInUser, failure(500)));
  await call(sessionCalls.loggedInUser, {}, { background: true }).catch(() => undefined);
  const reported = [expect.objectContaining({ method: 'GET' }), { background: true }];
  expect(onCallStart.mock.calls).toEqual([reported]);
  expect(onCallEnd.mock.calls).toEqual([reported]);
});
