import { allowedNavigation } from './allowed-navigation';
import { Channel, message } from './channel';
import { RequestFailure } from './request-failure';
import type { ChildEvents, ChildRequests, ParentEvents, ParentRequests } from './messages';
import { exactOrigins, parentOrigins, type OriginRefusal } from './origins';
import { childRequestAnswers, parentEvents, parentRequests } from './parent-messages';
import {
  childEvents,
  handshake,
  readEnvelope,
  shapeOf,
  spokenVersions,
  type Envelope,
  type PlainMessage,
} from './protocol';
import { read } from './shape';

/** Time for the parent's answer before it counts as one that knows no handshake. */
const handshakeLimitMs = 2_000;
/** A parent may listen only after the frame has loaded. */
const helloEveryMs = 250;

export interface ChildOptions {
  /** Origins that may embed, exactly; the same that the server puts into `frame-ancestors`. */
  allowedOrigins: readonly string[];
  /** Other origins that signing leads to, such as the signing device's pages. */
  navigationOrigins?: readonly string[];
  /** Which build this is; the parent's people read it when something goes wrong. */
  build: string;
  /** The parent's first message is none that can be used: say so, or the user waits for ever. */
  onMalformedInit?: () => void;
  /** The frame's own window. */
  window?: Window;
}

/**
 * `protocol`: the parent answered the handshake. `plain`: it did not, and hears only `redirect` and
 * `refresh`; it may still answer later. `refused`: show why and do nothing else.
 */
export type Outcome =
  | { mode: 'protocol'; v: number }
  | { mode: 'plain' }
  | { mode: 'refused'; reason: Refusal };

type Refusal = OriginRefusal | 'version' | 'closed';

type Handlers = {
  [Type in keyof ParentEvents]: (payload: ParentEvents[Type]) => void;
} & {
  [Type in keyof ParentRequests]: () => ParentRequests[Type]['answer'];
};

export interface ParentConnection {
  /** How the handshake ended, after two seconds at the latest; never rejects. */
  outcome: Promise<Outcome>;
  /** Tells the parent; waits for the handshake, and is left out for a parent without it. */
  send: <Type extends keyof ChildEvents>(type: Type, payload: ChildEvents[Type]) => void;
  /**
   * Asks the parent; a parent without the handshake is told and counts as having done it.
   * @throws {RequestFailure} (rejects) `notAllowed` for an address that must not be followed, else
   *   what the parent answered, `timeout` or `closed`
   */
  request: <Type extends keyof ChildRequests>(
    type: Type,
    asks: ChildRequests[Type]['asks'],
  ) => Promise<ChildRequests[Type]['answer']>;
  /** Sets the handler of a message; an event that came before it is given to it at once. */
  on: <Type extends keyof Handlers>(type: Type, handler: Handlers[Type]) => () => void;
  /** Ends the connection: nothing is heard or sent any more. */
  destroy: () => void;
}

/**
 * Connects the frame to the page that embeds it.
 * @throws {TypeError} when a configured origin is not an exact one
 */
export function connectToParent(options: ChildOptions): ParentConnection {
  return new Connection(options);
}

class Connection implements ParentConnection {
  readonly outcome: Promise<Outcome>;
  readonly #own: Window;
  readonly #options: ChildOptions;
  readonly #nonce = crypto.randomUUID();
  readonly #handlers = new Map<string, (payload: never) => unknown>();
  /** Latest event of each type that nobody handles yet. */
  readonly #unheard = new Map<string, unknown>();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #waiting: (() => void)[] = [];
  #origins: readonly string[] = [];
  #state: Outcome | undefined;
  #channel: Channel | undefined;
  #resolveOutcome!: (outcome: Outcome) => void;

  constructor(options: ChildOptions) {
    this.#options = options;
    this.#own = options.window ?? window;
    exactOrigins(options.navigationOrigins ?? []);
    this.outcome = new Promise((resolve) => (this.#resolveOutcome = resolve));
    const found = parentOrigins(this.#own, exactOrigins(options.allowedOrigins));
    if ('refused' in found) {
      this.#settle({ mode: 'refused', reason: found.refused });
      return;
    }
    this.#origins = found.origins;
    this.#own.addEventListener('message', this.#receive);
    for (let after = helloEveryMs; after < handshakeLimitMs; after += helloEveryMs) {
      this.#timers.push(setTimeout(() => this.#hello(), after));
    }
    this.#timers.push(setTimeout(() => this.#settle({ mode: 'plain' }), handshakeLimitMs));
    this.#hello();
  }

  send: ParentConnection['send'] = (type, payload) => {
    // Only what the protocol knows leaves the frame, whatever else the payload carries.
    const known = read<unknown>(childEvents[type], payload);
    if (known !== undefined) this.#whenSettled(() => this.#channel?.event(type, known));
  };

  request: ParentConnection['request'] = (type, asks) =>
    new Promise((resolve, reject) => {
      let payload: unknown = asks;
      if (type === 'redirect') {
        const navigate = this.#allowed((asks as ChildRequests['redirect']['asks']).navigate);
        if (navigate === undefined) {
          reject(new RequestFailure({ code: 'notAllowed', retriable: false }));
          return;
        }
        payload = { navigate };
      }
      this.#whenSettled(() => {
        if (this.#channel) {
          const answer = this.#channel.request(type, payload, childRequestAnswers[type]);
          resolve(answer as Promise<ChildRequests[typeof type]['answer']>);
        } else if (this.#state?.mode === 'plain') {
          this.#post(
            type === 'redirect' ? { type, ...(payload as { navigate: string }) } : { type },
          );
          resolve({});
        } else {
          reject(new RequestFailure({ code: 'closed', retriable: false }));
        }
      });
    });

  on: ParentConnection['on'] = (type, handler) => {
    const handle = handler as (payload: never) => unknown;
    this.#handlers.set(type, handle);
    if (this.#unheard.has(type)) {
      const payload = this.#unheard.get(type);
      this.#unheard.delete(type);
      handle(payload as never);
    }
    return () => {
      if (this.#handlers.get(type) === handle) this.#handlers.delete(type);
    };
  };

  destroy = (): void => {
    this.#own.removeEventListener('message', this.#receive);
    this.#channel?.close('closed');
    this.#channel = undefined;
    this.#unheard.clear();
    this.#settle({ mode: 'refused', reason: 'closed' });
  };

  #allowed(navigate: string): string | undefined {
    return allowedNavigation(navigate, {
      signingOrigin: this.#own.location.origin,
      origins: this.#options.navigationOrigins ?? [],
    });
  }

  readonly #receive = ({ data, origin, source }: MessageEvent): void => {
    if (source !== this.#own.parent || !this.#origins.includes(origin)) return;
    const received = readEnvelope(data);
    if (!received) return;
    if (!this.#channel) this.#receiveHandshake(received, origin);
    else if (this.#channel.accept(received)) this.#dispatch(received);
  };

  #receiveHandshake({ type, kind, payload }: Envelope, origin: string): void {
    if (kind !== 'event') return;
    if (type === 'helloAck') {
      const ack = read(handshake.helloAck, payload);
      const { min, max } = spokenVersions;
      if (ack?.nonce !== this.#nonce || ack.v < min || ack.v > max) return;
      this.#origins = [origin];
      this.#channel = new Channel(ack, (envelope) => this.#post(envelope));
      this.#settle({ mode: 'protocol', v: ack.v });
    } else if (type === 'helloRefused') {
      const refusal = read(handshake.helloRefused, payload);
      if (refusal?.nonce === this.#nonce) this.#settle({ mode: 'refused', reason: 'version' });
    }
  }

  #dispatch(received: Envelope): void {
    const { kind, type } = received;
    if (kind === 'response') this.#channel?.settle(received);
    else if (kind === 'request') this.#answer(received);
    else {
      const shape = shapeOf(parentEvents, type);
      const payload = shape && read(shape, received.payload);
      if (payload === undefined) {
        if (type === 'init') this.#options.onMalformedInit?.();
        return;
      }
      const handle = this.#handlers.get(type);
      if (handle) handle(payload as never);
      else this.#unheard.set(type, payload);
      if (type === 'destroy') this.destroy();
    }
  }

  #answer(received: Envelope): void {
    const shape = shapeOf(parentRequests, received.type);
    const asks = shape && read(shape, received.payload);
    const handle = this.#handlers.get(received.type);
    this.#channel?.respond(
      received,
      asks !== undefined && handle
        ? { ok: true, data: handle(asks as never) }
        : { ok: false, error: { code: 'notUnderstood', retriable: false } },
    );
  }

  #hello(): void {
    const { min, max } = spokenVersions;
    this.#post(
      message({
        v: max,
        kind: 'event',
        type: 'hello',
        payload: {
          minV: min,
          maxV: max,
          build: this.#options.build.slice(0, 64),
          nonce: this.#nonce,
        },
      }),
    );
  }

  /** To each origin the parent may have, by name: a parent of another origin gets nothing. */
  #post(content: Envelope | PlainMessage): void {
    for (const origin of this.#origins) this.#own.parent.postMessage(content, origin);
  }

  #settle(outcome: Outcome): void {
    this.#timers.splice(0).forEach(clearTimeout);
    this.#state = outcome;
    this.#resolveOutcome(outcome);
    for (const action of this.#waiting.splice(0)) action();
  }

  #whenSettled(action: () => void): void {
    if (this.#state) action();
    else this.#waiting.push(action);
  }
}
