import type { ChildEvents, ChildRequests, Failure, ParentRequests } from './messages';
import {
  anything,
  either,
  flag,
  integer,
  listOf,
  object,
  oneOf,
  optional,
  read,
  size,
  text,
  uuid,
  type Shape,
} from './shape';
import type { VersionRange } from './version';

/** Versions of the protocol that this build speaks. */
export const spokenVersions: VersionRange = { min: 1, max: 1 };

export const namespace = 'bank.signing';

const count = integer(0);
const code = text(64);
/** CSS pixels; a page higher than that is a mistake. */
const height = size(20_000);
export const documentId = text(100);
const operationId = text(100);
export const nothing = object({});
/** Random text that the bank's server made. */
export const oneTimeCode = text(200, 20);
const traceId = optional(text(100, 0));

/** Around every message; unlike payloads it stays the same in all versions. */
export interface Envelope {
  ns: typeof namespace;
  v: number;
  kind: 'event' | 'request' | 'response';
  type: string;
  id: string;
  /** In a response: the id of the request. */
  re?: string | undefined;
  /** Of the handshake; a message of an earlier one is refused. */
  sid?: string | undefined;
  /** Grows with each message of a sender. */
  seq: number;
  payload: unknown;
}

export const envelope: Shape<Envelope> = object<Envelope>({
  ns: oneOf(namespace),
  v: integer(1),
  kind: oneOf('event', 'request', 'response'),
  type: text(40),
  id: uuid,
  re: optional(uuid),
  sid: optional(uuid),
  seq: count,
  payload: anything,
});

/** Before versions are agreed; these never change. */
export const handshake = {
  hello: object({ minV: count, maxV: count, build: text(64), nonce: uuid }),
  helloAck: object({ v: count, sid: uuid, nonce: uuid }),
  helloRefused: object({ minV: count, maxV: count, nonce: uuid }),
};

export type Shapes<Payloads> = { [Type in keyof Payloads]: Shape<Payloads[Type]> };
export type Asked<Requests extends Record<keyof Requests, { asks: unknown }>> = {
  [Type in keyof Requests]: Requests[Type]['asks'];
};
export type Answered<Requests extends Record<keyof Requests, { answer: unknown }>> = {
  [Type in keyof Requests]: Requests[Type]['answer'];
};

const group = object<ChildEvents['statusChanged']['groups'][number]>({
  id: text(100),
  signed: count,
  total: count,
  state: oneOf('notStarted', 'inProgress', 'accepted', 'error'),
});

export const childEvents: Shapes<ChildEvents> = {
  ready: object({ documentId, height }),
  loadError: object<ChildEvents['loadError']>({ code, traceId, reason: optional(code) }),
  resize: object({ height }),
  statusChanged: object({ documentId, revision: count, groups: listOf(group, 200) }),
  signStarted: object({ operationId }),
  deviceShown: object({ place: oneOf('frame', 'window') }),
  deviceLeft: nothing,
  signed: object({ operationId }),
  declined: object({ operationId }),
  signFailed: object({ operationId, code, retriable: flag }),
  completed: object({ documentId, revision: count }),
  cancelled: object({ scope: oneOf('signer', 'group') }),
  sessionExpiring: object({ secondsLeft: count }),
  sessionExpired: nothing,
  sessionOpened: nothing,
  dirty: object({ dirty: flag }),
  popupBlocked: nothing,
  appearanceRefused: object<ChildEvents['appearanceRefused']>({
    name: oneOf('accent', 'background', 'radius', 'font'),
    contrast: optional(size(21)),
  }),
};

export const childRequests: Shapes<Asked<ChildRequests>> = {
  redirect: object({ navigate: text(2048) }),
  refresh: object({ reason: oneOf('signed', 'retried', 'cancelled', 'delegated', 'changed') }),
};

export const parentRequestAnswers: Shapes<Answered<ParentRequests>> = {
  canClose: object({ dirty: flag, signing: flag }),
};

export type Response = { ok: true; data: unknown } | { ok: false; error: Failure };

export const response: Shape<Response> = either(
  object<{ ok: true; data: unknown }>({ ok: oneOf(true), data: anything }),
  object<{ ok: false; error: Failure }>({
    ok: oneOf(false),
    error: object<Failure>({ code, retriable: flag, traceId }),
  }),
);

/** What a parent without the handshake understands; part of the signing card's specification. */
export type PlainMessage = { type: 'redirect'; navigate: string } | { type: 'refresh' };

export const plainMessage: Shape<PlainMessage> = either(
  object<{ type: 'redirect'; navigate: string }>({ type: oneOf('redirect'), navigate: text(2048) }),
  object<{ type: 'refresh' }>({ type: oneOf('refresh') }),
);

/** The message if it is one of the protocol, undefined for anything else that windows post. */
export const readEnvelope = (data: unknown): Envelope | undefined => read(envelope, data);

/** The shape of a message's type; a type such as 'constructor' has none. */
export const shapeOf = (
  shapes: Record<string, Shape<unknown>>,
  type: string,
): Shape<unknown> | undefined => (Object.hasOwn(shapes, type) ? shapes[type] : undefined);
