import fc from 'fast-check';
import type * as z from 'zod/mini';
import * as ofParent from './parent-messages';
import * as ofBoth from './protocol';
import { read, type Shape } from './shape';
import {
  childEvents,
  childRequestAnswers,
  childRequests,
  envelope,
  handshake,
  parentEvents,
  parentRequestAnswers,
  parentRequests,
  plainMessage,
  response,
} from './testing/schemas';

const uuid = '6f1d3f8e-9a53-4d7b-8a4e-1d2f3a4b5c6d';
const around = [19, 20, 35, 36, 40, 41, 64, 65, 100, 101, 200, 201, 2048, 2049];

/** Values at and beside each limit of the protocol. */
const value = fc.oneof(
  fc.constantFrom(null, undefined, '', 'x', 'light', 'frame', 'signer', 'signed', 'inProgress'),
  fc.constantFrom(uuid, `${uuid}x`, 'bank.signing', 'event', 'redirect', 'refresh'),
  fc.constantFrom(...around.map((length) => 'x'.repeat(length))),
  fc.constantFrom(-1, 0, 1, 1.5, 20_000, 20_000.5, NaN, Infinity, 2 ** 53, true, false),
  fc.constantFrom<unknown>([], {}, new Date(0), new Map()),
);
const groupsOf = (length: number) =>
  Array.from({ length }, () => ({ id: 'x', signed: 0, total: 1, state: 'error' }));
const group = fc.record(
  { id: value, signed: value, total: value, state: value, more: value },
  { requiredKeys: [] },
);
const groups = fc.oneof(value, fc.array(group), fc.constantFrom(groupsOf(200), groupsOf(201)));
const origins = fc.oneof(
  fc.array(value),
  fc.constantFrom(Array(200).fill('x'), Array(201).fill('x')),
);
const error = fc.record({ code: value, retriable: value, traceId: value }, { requiredKeys: [] });

/** Fits every message. */
const good: Record<string, unknown> = {
  ns: 'bank.signing',
  v: 1,
  kind: 'event',
  type: 'refresh',
  id: uuid,
  seq: 0,
  payload: {},
  nonce: uuid,
  sid: uuid,
  minV: 1,
  maxV: 1,
  build: 'x',
  documentId: 'x',
  height: 1,
  code: 'x'.repeat(40),
  revision: 1,
  groups: [],
  operationId: 'x',
  place: 'frame',
  retriable: true,
  scope: 'group',
  dirty: true,
  signing: true,
  secondsLeft: 1,
  navigate: 'x',
  navigationOrigins: ['x'],
  reason: 'signed',
  locale: 'x',
  theme: 'dark',
  name: 'accent',
  ok: true,
  data: {},
  error: { code: 'x', retriable: true },
};
/** What is a message but for one field. */
const changed = fc
  .tuple(
    fc.constantFrom(...Object.keys(good), 're', 'traceId', 'contrast', 'appearance', 'more'),
    fc.oneof(value, error, groups, origins),
  )
  .map(([name, other]) => ({ ...good, [name]: other }));
const refusal = fc.record({ ok: fc.constantFrom(false, 0), error });

type Reader = Shape<unknown> | undefined;
type Schema = z.ZodMiniType<unknown>;

/** Every message by both: the shape that reads it, and its schema. */
const pairs: [name: string, Reader, Schema][] = [
  ['envelope', ofBoth.envelope, envelope],
  ['response', ofBoth.response, response],
  ['plain message', ofBoth.plainMessage, plainMessage],
];
const tables: [name: string, object, object][] = [
  ['handshake', ofBoth.handshake, handshake],
  ['of the frame', ofBoth.childEvents, childEvents],
  ['asked by the frame', ofBoth.childRequests, childRequests],
  ['answered to the frame', ofParent.childRequestAnswers, childRequestAnswers],
  ['of the parent', ofParent.parentEvents, parentEvents],
  ['asked by the parent', ofParent.parentRequests, parentRequests],
  ['answered to the parent', ofBoth.parentRequestAnswers, parentRequestAnswers],
];
for (const [name, readers, schemas] of tables) {
  const readerOf = new Map(Object.entries<Shape<unknown>>(readers as never));
  for (const [type, schema] of Object.entries<Schema>(schemas as never)) {
    pairs.push([`${type} ${name}`, readerOf.get(type), schema]);
  }
}

it.each(pairs)('%s is read as by the library that checks everything else', (_, shape, schema) => {
  const bySchema = (data: unknown) => {
    const { success, data: known } = schema.safeParse(data);
    return success ? known : undefined;
  };
  const data = fc.oneof(changed, changed, changed, refusal, value, fc.anything());
  fc.assert(
    fc.property(data, (sent) => expect(read(shape!, sent)).toEqual(bySchema(sent))),
    { numRuns: 400 },
  );
  expect(bySchema(good)).toBeDefined();
  expect(read(shape!, good)).toEqual(bySchema(good));
});

it.each(tables)('messages %s are the same in both', (_, readers, schemas) => {
  expect(Object.keys(readers)).toEqual(Object.keys(schemas));
});
