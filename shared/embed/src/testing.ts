import { message } from './channel';
import type { ChildEvents, CloseState, ParentEvents } from './messages';
import { readEnvelope, spokenVersions, type Envelope } from './protocol';

/** What the page has told the frame. */
export type Told = {
  [Type in keyof ParentEvents]: { type: Type; payload: ParentEvents[Type] };
}[keyof ParentEvents];

export interface PlayedFrame {
  /** What the page has told since the frame was there, in order. */
  readonly told: Told[];
  /** What `canClose` answers. */
  closeState: CloseState;
  /** The frame loads, or loads anew: it says hello, and gets `init` as soon as there is a code. */
  load: () => void;
  /** The frame tells something; its page hears it at once. */
  tell: <Type extends keyof ChildEvents>(type: Type, payload: ChildEvents[Type]) => void;
  /** The frame asks to go to the signing device's page. */
  redirect: (navigate: string) => void;
  /** Something has changed on the server. */
  refresh: (reason: 'signed' | 'retried' | 'cancelled' | 'delegated' | 'changed') => void;
}

/**
 * Plays the signing frame for tests of a page that embeds it: no server, no network, any state. The page
 * uses the package as always; give the frame that it has made.
 * @param origin the workplace's, as in `baseUrl`
 */
export function playSigning(frame: HTMLIFrameElement, origin: string): PlayedFrame {
  const page = frame.ownerDocument.defaultView ?? window;
  const told: Told[] = [];
  let sid: string | undefined;
  let seq = 0;

  const deliver = (envelope: Envelope) => {
    const event = new page.MessageEvent('message', { data: envelope, origin });
    Object.defineProperty(event, 'source', { value: played });
    page.dispatchEvent(event);
  };
  const say = (kind: Envelope['kind'], type: string, payload: unknown, re?: string) => {
    if (sid === undefined) throw new Error('Call load() first, and let the page answer');
    seq += 1;
    deliver(message({ v: spokenVersions.max, kind, type, payload, sid, seq, re }));
  };
  const hear = (data: unknown) => {
    const heard = readEnvelope(data);
    if (!heard) return;
    const { type, kind, id, payload } = heard;
    if (type === 'helloAck') sid = heard.sid;
    else if (type === 'canClose' && kind === 'request')
      say('response', type, { ok: true, data: { ...shown.closeState } }, id);
    else if (kind === 'event') told.push({ type, payload } as Told);
  };
  const played = { postMessage: hear, location: { replace: () => undefined } };
  Object.defineProperty(frame, 'contentWindow', { value: played, configurable: true });

  const shown: PlayedFrame = {
    told,
    closeState: { dirty: false, signing: false },
    load() {
      seq = 0;
      const { min, max } = spokenVersions;
      const payload = { minV: min, maxV: max, build: 'played', nonce: crypto.randomUUID() };
      deliver(message({ v: max, kind: 'event', type: 'hello', payload }));
    },
    tell: (type, payload) => say('event', type, payload),
    redirect: (navigate) => say('request', 'redirect', { navigate }),
    refresh: (reason) => say('request', 'refresh', { reason }),
  };
  return shown;
}
