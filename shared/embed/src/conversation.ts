import { Channel, message } from './channel';
import { RequestFailure } from './request-failure';
import type { ChildEvents, ChildRequests, ParentEvents } from './messages';
import {
  childEvents,
  childRequests,
  handshake,
  plainMessage,
  readEnvelope,
  shapeOf,
  spokenVersions,
  type Envelope,
} from './protocol';
import { read, type Shape } from './shape';
import { negotiateVersion } from './version';

interface ConversationOptions {
  own: Window;
  frame: HTMLIFrameElement;
  /** The signing page's; a message of another one is not heard. */
  origin: string;
  /** The handshake is agreed; `isNew` unless the frame did not hear the answer and asks again. */
  onOpen: (isNew: boolean) => void;
  onEvent: (type: keyof ChildEvents, payload: ChildEvents[keyof ChildEvents]) => void;
  /** @returns goes there; undefined when the address must not be followed */
  onRedirect: (navigate: string) => (() => void) | undefined;
  onRefresh: (asked: Partial<ChildRequests['refresh']['asks']>) => void;
  onVersionRefused: (code: 'frameTooOld' | 'frameTooNew') => void;
}

/** The page's side of the protocol: the handshake of each load, and what is said in it. */
export class Conversation {
  readonly #options: ConversationOptions;
  #nonce: string | undefined;
  #channel: Channel | undefined;

  constructor(options: ConversationOptions) {
    this.#options = options;
    options.own.addEventListener('message', this.#receive);
  }

  send<Type extends keyof ParentEvents>(type: Type, payload: ParentEvents[Type]): void {
    this.#channel?.event(type, payload);
  }

  /** @throws {RequestFailure} (rejects) when there is nobody to ask, or no answer */
  request(type: string, asks: unknown, answer: Shape<unknown>): Promise<unknown> {
    return this.#channel && this.#options.frame.isConnected
      ? this.#channel.request(type, asks, answer)
      : Promise.reject(new RequestFailure({ code: 'notConnected', retriable: true }));
  }

  /** @returns whether the frame is still the load that it is now */
  holdsStill(): () => boolean {
    const channel = this.#channel;
    return () => channel !== undefined && this.#channel === channel;
  }

  end(): void {
    this.#close('closed');
    this.#options.own.removeEventListener('message', this.#receive);
  }

  #close(code: string): void {
    this.#channel?.close(code);
    this.#channel = undefined;
  }

  readonly #receive = ({ data, origin, source }: MessageEvent): void => {
    const { frame, origin: signingOrigin } = this.#options;
    if (source === null || source !== frame.contentWindow || origin !== signingOrigin) return;
    const received = readEnvelope(data);
    if (!received) this.#receivePlain(data);
    else if (received.type === 'hello') this.#receiveHello(received);
    else if (this.#channel?.accept(received)) this.#dispatch(received, this.#channel);
  };

  /** From a frame that did not hear the answer to its handshake in time. */
  #receivePlain(data: unknown): void {
    const plain = read(plainMessage, data);
    if (plain?.type === 'redirect') this.#options.onRedirect(plain.navigate)?.();
    if (plain?.type === 'refresh') this.#options.onRefresh({});
  }

  #receiveHello({ payload }: Envelope): void {
    const hello = read(handshake.hello, payload);
    if (!hello) return;
    const { nonce } = hello;
    const negotiated = negotiateVersion(spokenVersions, { min: hello.minV, max: hello.maxV });
    if ('other' in negotiated) {
      // The frame says hello until it is heard; the page is told once.
      if (nonce === this.#nonce) return;
      this.#nonce = nonce;
      this.#close('disconnected');
      const { min, max } = spokenVersions;
      this.#post('helloRefused', { minV: min, maxV: max, nonce }, max);
      this.#options.onVersionRefused(negotiated.other === 'tooOld' ? 'frameTooOld' : 'frameTooNew');
      return;
    }
    const isNew = nonce !== this.#nonce || this.#channel === undefined;
    if (isNew) {
      // A hello that was not heard before comes from a frame that has just loaded.
      this.#close('reloaded');
      this.#nonce = nonce;
      const agreed = { v: negotiated.v, sid: crypto.randomUUID() };
      this.#channel = new Channel(agreed, (envelope) => this.#postEnvelope(envelope));
    }
    const { sid } = this.#channel!;
    this.#post('helloAck', { v: negotiated.v, sid, nonce }, negotiated.v, sid);
    this.#options.onOpen(isNew);
  }

  #dispatch(received: Envelope, channel: Channel): void {
    const { kind, type } = received;
    if (kind === 'response') channel.settle(received);
    else if (kind === 'request') this.#answer(received, channel);
    else {
      const shape = shapeOf(childEvents, type);
      const payload = shape && read(shape, received.payload);
      if (payload !== undefined) {
        this.#options.onEvent(type as keyof ChildEvents, payload as ChildEvents['ready']);
      }
    }
  }

  #answer(received: Envelope, channel: Channel): void {
    const shape = shapeOf(childRequests, received.type);
    const asks = shape && read(shape, received.payload);
    const refuse = (code: string) =>
      channel.respond(received, { ok: false, error: { code, retriable: false } });
    if (asks === undefined) return refuse('notUnderstood');
    const { onRedirect, onRefresh } = this.#options;
    const follow =
      received.type === 'redirect'
        ? onRedirect((asks as ChildRequests['redirect']['asks']).navigate)
        : () => onRefresh(asks as ChildRequests['refresh']['asks']);
    if (!follow) return refuse('notAllowed');
    // First the answer: whoever asked may be gone after it.
    channel.respond(received, { ok: true, data: {} });
    follow();
  }

  #post(type: string, payload: unknown, v: number, sid?: string): void {
    this.#postEnvelope(message({ v, kind: 'event', type, payload, sid }));
  }

  #postEnvelope(envelope: Envelope): void {
    this.#options.frame.contentWindow?.postMessage(envelope, this.#options.origin);
  }
}
