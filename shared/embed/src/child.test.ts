import { connectToParent, type ChildOptions, type ParentConnection } from './child';
import { envelope, lastOf, sentTo } from './testing/envelopes';
import { FakeWindow, framedWindows } from './testing/fake-window';

const portal = 'https://portal.example';
const bank = 'https://bank.example';
const pad = 'https://pad.example';
const sid = '6f1d3f8e-9a53-4d7b-8a4e-1d2f3a4b5c6d';

let parent: FakeWindow;
let child: FakeWindow;
let connection: ParentConnection;

const connect = (options: Partial<ChildOptions> = {}) =>
  (connection = connectToParent({
    allowedOrigins: [portal],
    navigationOrigins: [pad],
    build: 'test',
    window: child.asWindow,
    ...options,
  }));
const nonce = () => (lastOf(parent, 'hello').payload as { nonce: string }).nonce;
const acknowledge = (payload: object = {}) =>
  child.receive(
    envelope({ type: 'helloAck', sid, seq: 0, payload: { v: 1, sid, nonce: nonce(), ...payload } }),
    parent,
  );
/** A message of the parent within the handshake. */
let seq = 0;
const tell = (fields: Parameters<typeof envelope>[0]) =>
  child.receive(envelope({ sid, seq: ++seq, ...fields }), parent);

/** Waits until the parent counts as one without the handshake. */
const silent = async (options: Partial<ChildOptions> = {}) => {
  connect(options);
  jest.advanceTimersByTime(1_999);
  const early = connection.request('refresh', { reason: 'signed' });
  expect(sentTo(parent).every(({ type }) => type === 'hello')).toBe(true);
  jest.advanceTimersByTime(1);
  await expect(connection.outcome).resolves.toEqual({ mode: 'plain' });
  await early;
};
const plain = () => parent.posted.filter(({ data }) => !(data as { ns?: string }).ns);
const ask = () => connection.request('refresh', { reason: 'retried' });
const answer = (payload: unknown) =>
  tell({ kind: 'response', type: 'refresh', re: lastOf(parent, 'refresh').id, payload });

beforeEach(() => {
  jest.useFakeTimers();
  seq = 0;
  ({ parent, child } = framedWindows(portal, bank));
});
afterEach(() => {
  connection?.destroy();
  jest.useRealTimers();
});

it('says hello with the versions it speaks, to the exact origin', () => {
  connect();
  expect(parent.posted).toEqual([
    {
      by: child,
      targetOrigin: portal,
      data: expect.objectContaining({
        ns: 'bank.signing',
        type: 'hello',
        payload: { minV: 1, maxV: 1, build: 'test', nonce: expect.any(String) },
      }),
    },
  ]);
});

it('says the same hello again to a parent that listens later', () => {
  connect();
  jest.advanceTimersByTime(600);
  const nonces = sentTo(parent).map(({ payload }) => (payload as { nonce: string }).nonce);
  expect(nonces).toHaveLength(3);
  expect(new Set(nonces).size).toBe(1);
  acknowledge();
  jest.advanceTimersByTime(5_000);
  expect(parent.posted).toHaveLength(3);
});

it('reaches only the parent’s own origin where it cannot know which one that is', () => {
  connect({ allowedOrigins: ['https://other.example', portal] });
  expect(parent.posted.map(({ targetOrigin }) => targetOrigin)).toEqual([
    'https://other.example',
    portal,
  ]);
  acknowledge();
  connection.send('dirty', { dirty: true });
  expect(parent.posted.slice(2).map(({ targetOrigin }) => targetOrigin)).toEqual([portal]);
});

it('agrees on a version', async () => {
  connect();
  acknowledge();
  await expect(connection.outcome).resolves.toEqual({ mode: 'protocol', v: 1 });
});

it.each([
  ['another handshake’s nonce', { nonce: sid }],
  ['a version it does not speak', { v: 2 }],
  ['no session', { sid: undefined }],
])('ignores an answer with %s', (_name, payload) => {
  connect();
  acknowledge(payload);
  connection.send('dirty', { dirty: true });
  expect(sentTo(parent).map(({ type }) => type)).toEqual(['hello']);
});

it('tells that no version fits, and sends nothing more', async () => {
  connect();
  const payload = { minV: 2, maxV: 3, nonce: nonce() };
  child.receive(envelope({ type: 'helloRefused', v: 3, payload }), parent);
  await expect(connection.outcome).resolves.toEqual({ mode: 'refused', reason: 'version' });
  const asked = connection.request('refresh', { reason: 'signed' });
  await expect(asked).rejects.toMatchObject({ code: 'closed' });
  jest.advanceTimersByTime(5_000);
  expect(parent.posted).toHaveLength(1);
});

it.each<[string, () => Partial<ChildOptions>, string]>([
  ['a page of its own', () => ((child.parent = child as never), {}), 'notEmbedded'],
  ['nobody may embed', () => ({ allowedOrigins: [] }), 'noAllowedOrigin'],
  [
    'an unlisted parent',
    () => ((child.location.ancestorOrigins = ['https://evil.example']), {}),
    'foreignParent',
  ],
])('refuses and listens to nobody: %s', async (_name, options, reason) => {
  connect(options());
  await expect(connection.outcome).resolves.toEqual({ mode: 'refused', reason });
  jest.advanceTimersByTime(5_000);
  connection.send('dirty', { dirty: true });
  expect(parent.posted).toEqual([]);
  expect(child.listens).toBe(false);
});

describe('a parent without the handshake', () => {
  it('is told redirect and refresh in plain messages, only at its origin, and nothing else', async () => {
    await silent();
    connection.send('completed', { documentId: 'EP-1', revision: 1 });
    await connection.request('redirect', { navigate: '/pad/1' });
    await connection.request('redirect', { navigate: `${pad}/2` });
    expect(plain()).toEqual([
      { by: child, targetOrigin: portal, data: { type: 'refresh' } },
      { by: child, targetOrigin: portal, data: { type: 'redirect', navigate: `${bank}/pad/1` } },
      { by: child, targetOrigin: portal, data: { type: 'redirect', navigate: `${pad}/2` } },
    ]);
  });

  it('is spoken to by the protocol when it answers late', async () => {
    await silent();
    acknowledge();
    connection.send('dirty', { dirty: true });
    expect(lastOf(parent, 'dirty')).toMatchObject({ sid, payload: { dirty: true } });
  });
});

it('refuses to lead the parent elsewhere than configured', async () => {
  connect();
  acknowledge();
  const asked = connection.request('redirect', { navigate: 'https://evil.example/' });
  await expect(asked).rejects.toMatchObject({ code: 'notAllowed', retriable: false });
  expect(sentTo(parent).map(({ type }) => type)).toEqual(['hello']);
});

it('sends what waited for the handshake, in its order, and nothing that the protocol does not know', () => {
  connect();
  connection.send('signStarted', { operationId: 'o' });
  connection.send('statusChanged', {
    documentId: 'EP-1',
    revision: 1,
    groups: [{ id: 'g', signed: 0, total: 1, state: 'inProgress', name: 'Jan Novák' } as never],
  });
  acknowledge();
  expect(sentTo(parent).slice(1)).toMatchObject([
    { type: 'signStarted', seq: 1 },
    { type: 'statusChanged', seq: 2 },
  ]);
  expect(JSON.stringify(parent.posted.map(({ data }) => data))).not.toContain('Novák');
});

describe('messages of the parent', () => {
  const init = { documentId: 'EP-1', locale: 'cs-CZ', theme: 'dark' };
  const heard = jest.fn();
  beforeEach(() => {
    heard.mockClear();
    connect({ allowedOrigins: [portal, 'https://other.example'] });
    acknowledge();
    connection.on('init', heard);
  });

  it('reach the handler', () => {
    tell({ type: 'init', payload: init });
    expect(heard).toHaveBeenCalledWith(init);
  });

  it('wait for a handler that comes later, the latest of each type', () => {
    const configured = jest.fn();
    tell({ type: 'configure', payload: { theme: 'light' } });
    tell({ type: 'configure', payload: { theme: 'dark' } });
    connection.on('configure', configured);
    expect(configured.mock.calls).toEqual([[{ theme: 'dark' }]]);
  });

  it.each<[string, () => void]>([
    [
      'a sibling of the right origin',
      () => child.receive(envelope({ type: 'init', sid, payload: init }), new FakeWindow(portal)),
    ],
    ['itself', () => child.receive(envelope({ type: 'init', sid, payload: init }), child, portal)],
    [
      'another origin',
      () => child.receive(envelope({ type: 'init', sid, payload: init }), parent, bank),
    ],
    [
      'another listed origin than the one that answered',
      () =>
        child.receive(
          envelope({ type: 'init', sid, payload: init }),
          parent,
          'https://other.example',
        ),
    ],
    [
      "origin 'null'",
      () => child.receive(envelope({ type: 'init', sid, payload: init }), parent, 'null'),
    ],
    ['another handshake', () => tell({ type: 'init', sid: crypto.randomUUID(), payload: init })],
    ['no handshake', () => tell({ type: 'init', sid: undefined, payload: init })],
    ['another version', () => tell({ type: 'init', v: 2, payload: init })],
    ['another namespace', () => tell({ type: 'init', ns: 'other', payload: init })],
    ['another schema', () => tell({ type: 'init', payload: { ...init, theme: 'pink' } })],
    ['a type of Object', () => tell({ type: 'constructor', payload: init })],
  ])('are ignored from %s', (_name, send) => {
    send();
    expect(heard).not.toHaveBeenCalled();
  });

  it('count once: neither the same number nor the same id is taken again', () => {
    const id = crypto.randomUUID();
    tell({ type: 'init', id, payload: init });
    tell({ type: 'init', id, payload: init });
    tell({ type: 'init', seq: 1, payload: init });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ask whether the frame can close', () => {
    connection.on('canClose', () => ({ dirty: true, signing: false }));
    const id = crypto.randomUUID();
    tell({ kind: 'request', type: 'canClose', id });
    expect(lastOf(parent, 'canClose')).toMatchObject({
      kind: 'response',
      re: id,
      payload: { ok: true, data: { dirty: true, signing: false } },
    });
  });

  it('ask something newer: answered that it is not understood', () => {
    tell({ kind: 'request', type: 'printAll' });
    expect(lastOf(parent, 'printAll').payload).toEqual({
      ok: false,
      error: { code: 'notUnderstood', retriable: false },
    });
  });

  it('end it: nothing is heard or sent after destroy', async () => {
    const waiting = connection.request('refresh', { reason: 'signed' });
    tell({ type: 'destroy' });
    await expect(waiting).rejects.toMatchObject({ code: 'closed' });
    const posted = parent.posted.length;
    connection.send('dirty', { dirty: true });
    tell({ type: 'init', payload: init });
    expect(parent.posted).toHaveLength(posted);
    expect(heard).not.toHaveBeenCalled();
    expect(child.listens).toBe(false);
  });

  it('a handler that was taken off hears nothing', () => {
    const stop = connection.on('focus', heard);
    stop();
    tell({ type: 'focus' });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a request', () => {
  beforeEach(() => {
    connect();
    acknowledge();
  });
  it('is done when the parent says so', async () => {
    const asked = ask();
    answer({ ok: true, data: {} });
    await expect(asked).resolves.toEqual({});
  });

  it('fails as the parent says', async () => {
    const error = { code: 'busy', retriable: true, traceId: 't1' };
    const asked = ask();
    answer({ ok: false, error });
    await expect(asked).rejects.toMatchObject(error);
  });

  it('fails when the answer is none of the protocol', async () => {
    const asked = ask();
    answer({ ok: true });
    await expect(asked).rejects.toMatchObject({ code: 'malformedAnswer' });
  });

  it('fails when no answer comes, which may be tried again', async () => {
    const asked = ask();
    jest.advanceTimersByTime(10_000);
    await expect(asked).rejects.toMatchObject({ code: 'timeout', retriable: true });
  });
});

it.each([{ allowedOrigins: ['*'] }, { navigationOrigins: ['https://*.example'] }])(
  'does not start with a pattern among its origins: %j',
  (options) => {
    expect(() => connect(options)).toThrow(TypeError);
  },
);
