import type { Envelope } from '../protocol';
import type { FakeWindow } from './fake-window';

/** A message of the other side, written by hand. */
export const envelope = (fields: { [Field in keyof Envelope]?: unknown }): {
  [Field in keyof Envelope]: unknown;
} => ({
  ns: 'bank.signing',
  v: 1,
  kind: 'event',
  type: 'ready',
  id: crypto.randomUUID(),
  seq: 1,
  payload: {},
  ...fields,
});

/** Messages of the protocol that a window was sent, in order. */
export const sentTo = (target: FakeWindow) => target.posted.map(({ data }) => data as Envelope);

/** The last one of a type. */
export function lastOf(target: FakeWindow, type: string): Envelope & { payload: never } {
  const found = sentTo(target).findLast((sent) => sent.type === type);
  if (!found) throw new Error(`No ${type} was sent`);
  return found as Envelope & { payload: never };
}
