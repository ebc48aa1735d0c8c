import * as z from 'zod/mini';
import type { ChildEvents, ChildRequests, ParentEvents, ParentRequests } from '../messages';

/*
 * The protocol once more, by a library that is used everywhere else: a test compares the shapes of
 * `protocol.ts` with it.
 */

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const count = z.int().check(z.minimum(0));
const code = text(64);
/** CSS pixels; a page higher than that is a mistake. */
const height = z.number().check(z.minimum(0), z.maximum(20_000));
const documentId = text(100);
const locale = text(35);
const theme = z.enum(['light', 'dark', 'system']);
const nothing = z.object({});
const anything = z.unknown().check(z.refine((data) => data !== undefined));
/** Random text that the bank's server made. */
const oneTimeCode = z.string().check(z.minLength(20), z.maxLength(200));
const traceId = z.optional(z.string().check(z.maxLength(100)));

/** Around every message; unlike payloads it stays the same in all versions. */
export const envelope = z.object({
  ns: z.literal('bank.signing'),
  v: z.int().check(z.minimum(1)),
  kind: z.enum(['event', 'request', 'response']),
  type: text(40),
  id: z.uuid(),
  /** In a response: the id of the request. */
  re: z.optional(z.uuid()),
  /** Of the handshake; a message of an earlier one is refused. */
  sid: z.optional(z.uuid()),
  /** Grows with each message of a sender. */
  seq: count,
  payload: anything,
});

/** Before versions are agreed; these never change. */
export const handshake = {
  hello: z.object({ minV: count, maxV: count, build: text(64), nonce: z.uuid() }),
  helloAck: z.object({ v: count, sid: z.uuid(), nonce: z.uuid() }),
  helloRefused: z.object({ minV: count, maxV: count, nonce: z.uuid() }),
};

type Schemas<Payloads> = { [Type in keyof Payloads]: z.ZodMiniType<Payloads[Type]> };
type Asked<Requests extends Record<keyof Requests, { asks: unknown }>> = {
  [Type in keyof Requests]: Requests[Type]['asks'];
};
type Answered<Requests extends Record<keyof Requests, { answer: unknown }>> = {
  [Type in keyof Requests]: Requests[Type]['answer'];
};

export const childEvents: Schemas<ChildEvents> = {
  ready: z.object({ documentId, height }),
  loadError: z.object({ code, traceId, reason: z.optional(code) }),
  resize: z.object({ height }),
  statusChanged: z.object({
    documentId,
    revision: count,
    groups: z
      .array(
        z.object({
          id: text(100),
          signed: count,
          total: count,
          state: z.enum(['notStarted', 'inProgress', 'accepted', 'error']),
        }),
      )
      .check(z.maxLength(200)),
  }),
  signStarted: z.object({ operationId: text(100) }),
  deviceShown: z.object({ place: z.enum(['frame', 'window']) }),
  deviceLeft: nothing,
  signed: z.object({ operationId: text(100) }),
  declined: z.object({ operationId: text(100) }),
  signFailed: z.object({ operationId: text(100), code, retriable: z.boolean() }),
  completed: z.object({ documentId, revision: count }),
  cancelled: z.object({ scope: z.enum(['signer', 'group']) }),
  sessionExpiring: z.object({ secondsLeft: count }),
  sessionExpired: nothing,
  sessionOpened: nothing,
  dirty: z.object({ dirty: z.boolean() }),
  popupBlocked: nothing,
  appearanceRefused: z.object({
    name: z.enum(['accent', 'background', 'radius', 'font']),
    contrast: z.optional(z.number().check(z.minimum(0), z.maximum(21))),
  }),
};

export const childRequests: Schemas<Asked<ChildRequests>> = {
  redirect: z.object({ navigate: text(2048) }),
  refresh: z.object({ reason: z.enum(['signed', 'retried', 'cancelled', 'delegated', 'changed']) }),
};

export const childRequestAnswers: Schemas<Answered<ChildRequests>> = {
  redirect: nothing,
  refresh: nothing,
};

/** Looked at where it is shown. */
const appearance = z.optional(
  z.object({
    accent: z.optional(z.any()),
    background: z.optional(z.any()),
    radius: z.optional(z.any()),
    font: z.optional(z.any()),
  }),
);

export const parentEvents: Schemas<ParentEvents> = {
  init: z.object({
    documentId,
    locale,
    theme,
    appearance,
    code: z.optional(oneTimeCode),
    navigationOrigins: z.optional(z.array(text(2048)).check(z.maxLength(200))),
  }),
  configure: z.object({ locale: z.optional(locale), theme: z.optional(theme), appearance }),
  reload: z.object({ reason: text(64) }),
  sessionRenewed: z.object({ code: oneTimeCode }),
  focus: nothing,
  destroy: nothing,
};

export const parentRequests: Schemas<Asked<ParentRequests>> = { canClose: nothing };

export const parentRequestAnswers: Schemas<Answered<ParentRequests>> = {
  canClose: z.object({ dirty: z.boolean(), signing: z.boolean() }),
};

export const response = z.union([
  z.object({ ok: z.literal(true), data: anything }),
  z.object({ ok: z.literal(false), error: z.object({ code, retriable: z.boolean(), traceId }) }),
]);

/** What a parent without the handshake understands; part of the signing card's specification. */
export const plainMessage = z.union([
  z.object({ type: z.literal('redirect'), navigate: text(2048) }),
  z.object({ type: z.literal('refresh') }),
]);
