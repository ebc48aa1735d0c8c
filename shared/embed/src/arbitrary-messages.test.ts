import fc from 'fast-check';
import { connectToParent } from './child';
import { embedSigning } from './parent';
import { parentEvents, parentRequests } from './parent-messages';
import { childEvents, childRequests } from './protocol';
import { envelope, lastOf, sentTo } from './testing/envelopes';
import { FakeWindow, frameOf, framedWindows } from './testing/fake-window';

const portal = 'https://portal.example';
const bank = 'https://bank.example';

const types = [childEvents, childRequests, parentEvents, parentRequests].flatMap(Object.keys);
const uuid = fc.uuid({ version: 4 });
const text = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('javascript:alert(1)', '//evil'));
/** What a confused or hostile window may post: anything, and what nearly is a message. */
const anything = fc.oneof(
  fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true }),
  fc.record(
    {
      type: fc.oneof(fc.constantFrom('redirect', 'refresh', 'hello', 'helloAck', ...types), text),
      navigate: text,
      ns: fc.constantFrom('bank.signing', 'other'),
      v: fc.oneof(fc.integer(), fc.constant(1)),
      kind: fc.constantFrom('event', 'request', 'response'),
      id: fc.oneof(uuid, text),
      re: fc.oneof(uuid, text),
      sid: fc.oneof(uuid, text),
      seq: fc.oneof(fc.nat(), fc.double()),
      payload: fc.oneof(
        fc.anything(),
        fc.record(
          {
            navigate: text,
            height: fc.double(),
            dirty: fc.boolean(),
            ok: fc.boolean(),
            v: fc.constant(1),
            nonce: uuid,
            sid: uuid,
            code: fc.string({ minLength: 20 }),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  ),
);

/** Whoever posts: the right window under any origin, and a sibling under the right one. */
const deliver = (data: unknown, to: FakeWindow, peer: FakeWindow, origin: string) => {
  to.receive(data, peer, origin);
  to.receive(data, peer, 'https://evil.example');
  to.receive(data, peer, 'null');
  to.receive(data, new FakeWindow(origin), origin);
};

/** What windows can post; the rest never arrives. */
const isCloneable = (data: unknown) => {
  try {
    structuredClone(data);
    return true;
  } catch {
    return false;
  }
};

it('thrown at the frame never throw, send or do anything', () => {
  const { parent, child } = framedWindows(portal, bank);
  const heard = jest.fn();
  const connection = connectToParent({
    allowedOrigins: [portal],
    build: 'test',
    window: child.asWindow,
  });
  for (const type of [...Object.keys(parentEvents), 'canClose']) {
    connection.on(type as 'focus', heard);
  }
  const sent = parent.posted.length;
  fc.assert(
    fc.property(anything.filter(isCloneable), (data) => deliver(data, child, parent, portal)),
    { numRuns: 400 },
  );
  expect(parent.posted).toHaveLength(sent);
  expect(heard).not.toHaveBeenCalled();
  connection.destroy();
});

it('thrown at the parent never throw, and never lead it outside the allowed origins', () => {
  const { parent, child } = framedWindows(portal, bank);
  const embedded = embedSigning({
    frame: frameOf(parent, child),
    baseUrl: bank,
    processType: 'MSC',
    org: '0100',
    documentExternalId: 'EP-000001',
    getCode: async () => 'one-time-code-of-the-server',
    window: parent.asWindow,
  });
  fc.assert(
    fc.property(anything.filter(isCloneable), (data) => deliver(data, parent, child, bank)),
    { numRuns: 400 },
  );
  expect(parent.location.assign).not.toHaveBeenCalled();
  expect(new URL(embedded.frame.src).origin).toBe(bank);
  expect(child.posted).toEqual([]);
  embedded.destroy();
});

/** Within a handshake: the right window, origin, session and number, and anything else in it. */
const payload = fc.oneof(
  fc.anything(),
  fc.record(
    {
      navigate: text,
      reason: fc.oneof(fc.constantFrom('signed', 'retried', 'test'), text),
      height: fc.double(),
      dirty: fc.boolean(),
      documentId: text,
      locale: text,
      theme: fc.constantFrom('light', 'dark', 'system'),
      code: fc.string({ minLength: 20 }),
      ok: fc.boolean(),
      data: fc.anything(),
    },
    { requiredKeys: [] },
  ),
);
const agreed = fc.record({
  type: fc.oneof(fc.constantFrom('redirect', ...types), text),
  kind: fc.constantFrom('event', 'request', 'response'),
  re: fc.option(uuid, { nil: undefined }),
  payload,
});
const sid = '6f1d3f8e-9a53-4d7b-8a4e-1d2f3a4b5c6d';

it('from the agreed parent never make the frame throw, ask or tell anything', () => {
  const { parent, child } = framedWindows(portal, bank);
  const connection = connectToParent({
    allowedOrigins: [portal],
    build: 'test',
    window: child.asWindow,
  });
  connection.on('canClose', () => ({ dirty: false, signing: false }));
  const { nonce } = lastOf(parent, 'hello').payload as { nonce: string };
  const hello = { type: 'helloAck', sid, seq: 0, payload: { v: 1, sid, nonce } };
  child.receive(envelope(hello), parent);
  const before = parent.posted.length;
  let seq = 0;
  fc.assert(
    fc.property(agreed.filter(isCloneable), (data) => {
      if (data.type === 'destroy') return;
      child.receive(envelope({ ...data, sid, seq: ++seq }), parent);
    }),
    { numRuns: 400 },
  );
  const sent = sentTo(parent).slice(before);
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(['response']));
  connection.destroy();
});

it('from the agreed frame never make the parent throw, or lead outside the allowed origins', () => {
  const { parent, child } = framedWindows(portal, bank);
  const went: string[] = [];
  const embedded = embedSigning({
    frame: frameOf(parent, child),
    baseUrl: bank,
    processType: 'MSC',
    org: '0100',
    documentExternalId: 'EP-000001',
    getCode: async () => 'one-time-code-of-the-server',
    onRedirect: ({ navigate }) => went.push(navigate),
    window: parent.asWindow,
  });
  const nonce = '0d6f4a39-3a5c-4a0e-9d7c-0a1b2c3d4e5f';
  const hello = { type: 'hello', payload: { minV: 1, maxV: 1, build: 'test', nonce } };
  parent.receive(envelope(hello), child);
  const { sid: given } = lastOf(child, 'helloAck');
  let seq = 0;
  fc.assert(
    fc.property(agreed.filter(isCloneable), (data) => {
      parent.receive(envelope({ ...data, sid: given, seq: ++seq }), child);
    }),
    { numRuns: 400 },
  );
  const ask = { kind: 'request', type: 'redirect', sid: given, seq: ++seq };
  parent.receive(envelope({ ...ask, payload: { navigate: '/pad' } }), child);
  expect(went).toContain(`${bank}/pad`);
  expect(new Set(went.map((address) => new URL(address).origin))).toEqual(new Set([bank]));
  expect(new URL(embedded.frame.src).origin).toBe(bank);
  embedded.destroy();
});
