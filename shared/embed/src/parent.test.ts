import { embedSigning, type EmbeddedSigning, type SigningOptions } from './parent';
import { envelope, lastOf, sentTo } from './testing/envelopes';
import { FakeWindow, frameOf, framedWindows } from './testing/fake-window';

const portal = 'https://portal.example';
const bank = 'https://bank.example';
const pad = 'https://pad.example';
const code = 'one-time-code-of-the-server';

let parent: FakeWindow;
let child: FakeWindow;
let embedded: EmbeddedSigning;
let seq = 0;

const options = (): SigningOptions => ({
  baseUrl: bank,
  processType: 'STANDARD',
  org: '0100',
  documentExternalId: 'EP-000001',
  navigationOrigins: [pad],
  getCode: jest.fn(async () => code),
  window: parent.asWindow,
});
const embed = (changes: Partial<SigningOptions> = {}) => {
  const frame = frameOf(parent, child);
  document.body.append(frame);
  return (embedded = embedSigning({ ...options(), ...changes, frame }));
};
const hello = (payload: object = {}) => ({
  minV: 1,
  maxV: 1,
  build: 'b',
  nonce: crypto.randomUUID(),
  ...payload,
});
const sayHello = (payload = hello()) => {
  seq = 0;
  parent.receive(envelope({ type: 'hello', seq: 0, payload }), child);
  return payload;
};
const sid = () => lastOf(child, 'helloAck').sid;
/** A message of the frame within the handshake. */
const tell = (type: string, payload: unknown = {}, fields: object = {}) =>
  parent.receive(envelope({ type, payload, sid: sid(), seq: ++seq, ...fields }), child);
const ask = (type: string, payload: unknown) => tell(type, payload, { kind: 'request' });
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  ({ parent, child } = framedWindows(portal, bank));
});
afterEach(() => {
  embedded?.destroy();
  embedded?.frame.remove();
  jest.useRealTimers();
});

describe('the frame', () => {
  it('is made in the container and taken away again', () => {
    const container = document.createElement('div');
    const made = embedSigning({ ...options(), container });
    expect(container.firstChild).toBe(made.frame);
    made.destroy();
    expect(container.childNodes).toHaveLength(0);
    expect(parent.listens).toBe(false);
  });

  it.each([
    { baseUrl: 'http://bank.example' },
    { baseUrl: 'nonsense' },
    { navigationOrigins: ['*'] },
    { navigationOrigins: ['https://*.example'] },
  ])('is not made for %j', (changes) => {
    expect(() => embed(changes)).toThrow(TypeError);
    expect(parent.listens).toBe(false);
  });

  it('has the height that it tells', () => {
    embed();
    sayHello();
    tell('ready', { documentId: 'EP-000001', height: 512.2 });
    expect(embedded.frame.style.height).toBe('513px');
    tell('resize', { height: 900 });
    expect(embedded.frame.style.height).toBe('900px');
    tell('resize', { height: 1e9 });
    tell('resize', { height: -1 });
    expect(embedded.frame.style.height).toBe('900px');
  });

  it('that says nothing for 20 s could not be shown', () => {
    const onLoadError = jest.fn();
    embed({ onLoadError });
    jest.advanceTimersByTime(19_999);
    expect(onLoadError).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onLoadError).toHaveBeenCalledWith({ code: 'noAnswer' });
  });
});

describe('the handshake', () => {
  it('agrees on a version, then gives the document and a one-time code', async () => {
    embed({ theme: 'dark' });
    const { nonce } = sayHello(hello({ minV: 1, maxV: 7 }));
    await settled();
    expect(sentTo(child)).toMatchObject([
      { type: 'helloAck', v: 1, payload: { v: 1, sid: sid(), nonce } },
      {
        type: 'init',
        sid: sid(),
        payload: {
          documentId: 'EP-000001',
          locale: 'cs-CZ',
          theme: 'dark',
          code,
          navigationOrigins: [pad],
        },
      },
    ]);
    expect(child.posted.every(({ targetOrigin }) => targetOrigin === bank)).toBe(true);
  });

  it.each([
    [{ minV: 2, maxV: 3 }, 'frameTooNew'],
    [{ minV: 0, maxV: 0 }, 'frameTooOld'],
  ])('without a common version refuses %j', async (range, reason) => {
    const onLoadError = jest.fn();
    embed({ onLoadError });
    const said = sayHello(hello(range));
    sayHello(said);
    await settled();
    expect(sentTo(child)).toMatchObject([
      { type: 'helloRefused', payload: { minV: 1, maxV: 1, nonce: said.nonce } },
    ]);
    jest.advanceTimersByTime(20_000);
    expect(onLoadError.mock.calls).toEqual([[{ code: reason }]]);
  });

  it('repeated by a frame that did not hear the answer stays the same one', async () => {
    const given = options();
    embed({ getCode: given.getCode });
    const said = sayHello();
    const first = sid();
    sayHello(said);
    await settled();
    expect(sid()).toBe(first);
    expect(given.getCode).toHaveBeenCalledTimes(1);
  });

  it('of a reloaded frame is a new one: what waits fails, the old session is deaf', async () => {
    const onDirty = jest.fn();
    embed({ onDirty });
    sayHello();
    const old = sid();
    const asked = embedded.canClose();
    sayHello();
    await expect(asked).rejects.toMatchObject({ code: 'reloaded', retriable: true });
    expect(sid()).not.toBe(old);
    tell('dirty', { dirty: true }, { sid: old });
    expect(onDirty).not.toHaveBeenCalled();
    tell('dirty', { dirty: true });
    expect(onDirty).toHaveBeenCalledTimes(1);
  });

  it('of a frame that reloads while the code is fetched gets its own code', async () => {
    const answers: ((value: string) => void)[] = [];
    embed({ getCode: () => new Promise((resolve) => answers.push(resolve)) });
    sayHello();
    sayHello();
    answers[0]!(`${code}-1`);
    answers[1]!(`${code}-2`);
    await settled();
    const inits = sentTo(child).filter(({ type }) => type === 'init');
    expect(inits).toMatchObject([{ sid: sid(), payload: { code: `${code}-2` } }]);
  });
});

describe('the session', () => {
  it('is left to the frame when the server gives no code', async () => {
    embed({ getCode: () => Promise.reject(new Error('down')) });
    sayHello();
    await settled();
    expect(lastOf(child, 'init').payload).not.toHaveProperty('code', expect.anything());
    expect(parent.reportError).toHaveBeenCalledTimes(1);
  });

  it('is renewed with one new code, however often the frame asks meanwhile', async () => {
    const given = options();
    const onSessionExpired = jest.fn();
    embed({ getCode: given.getCode, onSessionExpired });
    sayHello();
    await settled();
    tell('sessionExpiring', { secondsLeft: 60 });
    tell('sessionExpired');
    await settled();
    expect(given.getCode).toHaveBeenCalledTimes(2);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    const renewals = sentTo(child).filter(({ type }) => type === 'sessionRenewed');
    expect(renewals).toMatchObject([{ payload: { code } }]);
  });
});

describe('callbacks', () => {
  it('are always the latest', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    embed({ onCompleted: first });
    sayHello();
    embedded.update({ onCompleted: second });
    tell('completed', { documentId: 'EP-000001', revision: 3 });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith({ documentId: 'EP-000001', revision: 3 });
  });

  it('hear no state older than one they heard', () => {
    const onStatusChanged = jest.fn();
    embed({ onStatusChanged });
    sayHello();
    for (const revision of [1, 3, 2, 3, 4]) {
      tell('statusChanged', { documentId: 'EP-000001', revision, groups: [] });
    }
    const revisions = onStatusChanged.mock.calls.map(([{ revision }]) => revision);
    expect(revisions).toEqual([1, 3, 3, 4]);
  });

  it('that throw do not end the conversation', () => {
    const onDirty = jest.fn(() => {
      throw new Error('the page’s own');
    });
    embed({ onDirty });
    sayHello();
    tell('dirty', { dirty: true });
    tell('dirty', { dirty: false });
    expect(onDirty).toHaveBeenCalledTimes(2);
    expect(parent.reportError).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => void]>([
    [
      'a sibling of the right origin',
      () =>
        parent.receive(
          envelope({ type: 'dirty', sid: sid(), payload: { dirty: true } }),
          new FakeWindow(bank),
        ),
    ],
    [
      'the frame after it went to another origin',
      () =>
        parent.receive(
          envelope({ type: 'dirty', sid: sid(), payload: { dirty: true } }),
          child,
          pad,
        ),
    ],
    [
      "origin 'null'",
      () =>
        parent.receive(
          envelope({ type: 'dirty', sid: sid(), payload: { dirty: true } }),
          child,
          'null',
        ),
    ],
    ['another handshake', () => tell('dirty', { dirty: true }, { sid: crypto.randomUUID() })],
    ['another version', () => tell('dirty', { dirty: true }, { v: 2 })],
    ['another schema', () => tell('dirty', { dirty: 'yes' })],
    ['an unknown type', () => tell('toString', { dirty: true })],
  ])('hear nothing of %s', (_name, send) => {
    const onDirty = jest.fn();
    embed({ onDirty });
    sayHello();
    send();
    expect(onDirty).not.toHaveBeenCalled();
  });

  it('hear nothing before the handshake', () => {
    const onDirty = jest.fn();
    embed({ onDirty });
    parent.receive(envelope({ type: 'dirty', payload: { dirty: true } }), child);
    expect(onDirty).not.toHaveBeenCalled();
  });
});

describe('redirect', () => {
  it.each([
    [`${pad}/1`, `${pad}/1`],
    ['/pad/2', `${bank}/pad/2`],
  ])('to %s leads the frame there, from where it comes back', (navigate, address) => {
    embed();
    sayHello();
    ask('redirect', { navigate });
    expect(embedded.frame.src).toBe(address);
    expect(parent.location.assign).not.toHaveBeenCalled();
    expect(lastOf(child, 'redirect').payload).toEqual({ ok: true, data: {} });
  });

  it('is left to the page that handles it', () => {
    const onRedirect = jest.fn();
    embed({ onRedirect });
    sayHello();
    ask('redirect', { navigate: '/pad/2' });
    expect(onRedirect).toHaveBeenCalledWith({ navigate: `${bank}/pad/2` });
    expect(new URL(embedded.frame.src).pathname).toBe('/embed/signing');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://pad.example/',
  ])('to %s is refused', (navigate) => {
    const onRedirect = jest.fn();
    embed({ onRedirect });
    sayHello();
    ask('redirect', { navigate });
    parent.receive({ type: 'redirect', navigate }, child);
    expect(onRedirect).not.toHaveBeenCalled();
    expect(new URL(embedded.frame.src).pathname).toBe('/embed/signing');
    expect(lastOf(child, 'redirect').payload).toMatchObject({
      ok: false,
      error: { code: 'notAllowed' },
    });
  });
});

it('refresh tells the page why', () => {
  const onRefresh = jest.fn();
  embed({ onRefresh });
  sayHello();
  ask('refresh', { reason: 'cancelled' });
  expect(onRefresh).toHaveBeenCalledWith({ reason: 'cancelled' });
  expect(lastOf(child, 'refresh').payload).toEqual({ ok: true, data: {} });
});

it('a newer request is answered that it is not understood', () => {
  embed();
  sayHello();
  ask('print', {});
  expect(lastOf(child, 'print').payload).toMatchObject({ error: { code: 'notUnderstood' } });
});

it('plain messages of a frame whose hello was answered late are understood', () => {
  const onRefresh = jest.fn();
  embed({ onRefresh });
  parent.receive({ type: 'refresh' }, child);
  parent.receive({ type: 'redirect', navigate: `${pad}/1` }, child);
  parent.receive({ type: 'refresh' }, new FakeWindow(bank));
  expect(onRefresh.mock.calls).toEqual([[{}]]);
  expect(embedded.frame.src).toBe(`${pad}/1`);
});

describe('the page', () => {
  it('asks whether the frame can close', async () => {
    embed();
    await expect(embedded.canClose()).rejects.toMatchObject({ code: 'notConnected' });
    sayHello();
    const asked = embedded.canClose();
    const { id } = lastOf(child, 'canClose');
    const data = { dirty: false, signing: true };
    tell('canClose', { ok: true, data }, { kind: 'response', re: id });
    await expect(asked).resolves.toEqual(data);
  });

  it('changes theme and locale, asks for a reload, moves the focus', () => {
    embed({ theme: 'light' });
    sayHello();
    embedded.update({ theme: 'dark' });
    embedded.update({ onDirty: jest.fn() });
    embedded.update({ locale: 'cs' });
    embedded.reload('changed elsewhere');
    embedded.focus();
    const sent = sentTo(child).slice(1);
    expect(sent.map(({ type, payload }) => [type, payload])).toEqual([
      ['configure', { theme: 'dark' }],
      ['configure', { locale: 'cs' }],
      ['reload', { reason: 'changed elsewhere' }],
      ['focus', {}],
    ]);
    expect(sent.map((message) => message.seq)).toEqual([1, 2, 3, 4]);
  });

  it('destroys it: the frame is told, nothing is heard any more', async () => {
    const onDirty = jest.fn();
    embed({ onDirty });
    sayHello();
    const asked = embedded.canClose();
    embedded.destroy();
    await expect(asked).rejects.toMatchObject({ code: 'closed' });
    expect(lastOf(child, 'destroy')).toMatchObject({ sid: sid() });
    tell('dirty', { dirty: true });
    expect(onDirty).not.toHaveBeenCalled();
  });
});
