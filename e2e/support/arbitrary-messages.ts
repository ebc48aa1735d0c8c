import fc from 'fast-check';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.constantFrom('javascript:alert(1)', '//evil.example', '/stolen', '__proto__'),
);
const types = [
  'redirect refresh hello helloAck helloRefused init configure reload sessionRenewed canClose',
  'focus destroy ready resize statusChanged signStarted completed cancelled sessionExpired dirty',
].flatMap((line) => line.split(' '));

/** What nearly is a message of the protocol. */
const nearly = fc.record(
  {
    ns: fc.constantFrom('bank.signing', 'other'),
    v: fc.oneof(fc.constant(1), fc.jsonValue()),
    kind: fc.constantFrom('event', 'request', 'response'),
    type: fc.oneof(fc.constantFrom(...types), text),
    id: fc.oneof(fc.uuid(), text),
    re: fc.oneof(fc.uuid(), text),
    sid: fc.oneof(fc.uuid(), text),
    seq: fc.oneof(fc.nat(), fc.jsonValue()),
    navigate: text,
    payload: fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          navigate: text,
          height: fc.integer(),
          dirty: fc.boolean(),
          ok: fc.boolean(),
          v: fc.constant(1),
          minV: fc.constant(1),
          maxV: fc.constant(1),
          nonce: fc.uuid(),
          sid: fc.uuid(),
          code: fc.string({ minLength: 20 }),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);

/** What a hostile window may post, as JSON; the same in every run. */
export const arbitraryMessages = (count: number): unknown[] =>
  fc.sample(fc.oneof({ weight: 1, arbitrary: fc.jsonValue() }, { weight: 3, arbitrary: nearly }), {
    numRuns: count,
    seed: 42,
  });
