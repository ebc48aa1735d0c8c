import { allowedNavigation } from './allowed-navigation';
import { Channel, message, RequestFailure } from './channel';
import {
  createFrame,
  setHeight,
  showNothing,
  showSigning,
  signingUrl,
  type SigningAddress,
} from './frame';
import type { ChildEvents, ChildRequests, CloseState, ParentEvents, Theme } from './messages';
import { exactOrigins } from './origins';
import {
  childEvents,
  childRequests,
  handshake,
  parentRequestAnswers,
  plainMessage,
  read,
  readEnvelope,
  schemaOf,
  spokenVersions,
  type Envelope,
} from './protocol';
import { negotiateVersion } from './version';

/** Time for the frame's first message; a page that refuses to be framed sends none. */
const loadLimitMs = 20_000;

type EventCallbacks = {
  [Type in keyof ChildEvents as `on${Capitalize<Type>}`]?: (payload: ChildEvents[Type]) => void;
};

/** What the parent's page may change while the frame is shown. */
export interface SigningCallbacks extends EventCallbacks {
  /** Asks the parent's server for a one-time code; called for each load and each renewal. */
  getCode: () => Promise<string>;
  /**
   * Go to the signing device's page; without it the frame goes there and comes back. The address is
   * checked against `navigationOrigins` before.
   */
  onRedirect?: (asked: { navigate: string }) => void;
  /** Something changed on the server: read your own data again. */
  onRefresh?: (asked: { reason?: ChildRequests['refresh']['asks']['reason'] }) => void;
  /** `system` follows the device's setting; it is the default. */
  theme?: Theme;
  /** BCP 47; the signing page speaks Czech, `cs-CZ`, the default. */
  locale?: string;
}

export interface SigningOptions extends SigningAddress, SigningCallbacks {
  /** Other origins than `baseUrl` that signing may lead to, exactly, such as the device's pages. */
  navigationOrigins?: readonly string[];
  /** Name of the frame for screen readers. */
  title?: string;
  /** The page's own window. */
  window?: Window;
}

/** Where the frame is: made inside an element, or one that the page has already. */
export type Place = { container: HTMLElement } | { frame: HTMLIFrameElement };

export interface EmbeddedSigning {
  readonly frame: HTMLIFrameElement;
  /** Replaces the callbacks, the theme and the locale; what is left out stays. */
  update: (changes: Partial<SigningCallbacks>) => void;
  /** The frame reads the state of signing again. */
  reload: (reason: string) => void;
  focus: () => void;
  /**
   * Whether something would be lost if the frame was closed now.
   * @throws {RequestFailure} (rejects) when the frame is not there, reloads or does not answer;
   *   nothing is known then
   */
  canClose: () => Promise<CloseState>;
  /** Ends it, and removes the frame if it was made here; one of the page's is left empty. */
  destroy: () => void;
}

/**
 * Shows the signing of a document in a frame.
 * @throws {TypeError} when an address in the options is not an exact one over https
 */
export function embedSigning(options: SigningOptions & Place): EmbeddedSigning {
  return new Signing(options);
}

const capitalized = (type: string) => type[0]!.toUpperCase() + type.slice(1);

/** Codes given to the frame within a minute; more means that the server refuses them all. */
const codesPerMinute = 3;

class Signing implements EmbeddedSigning {
  readonly frame: HTMLIFrameElement;
  readonly #own: Window;
  readonly #origin: string;
  readonly #options: SigningOptions;
  readonly #isOwnFrame: boolean;
  readonly #loadTimer: ReturnType<typeof setTimeout>;
  #nonce: string | undefined;
  #channel: Channel | undefined;
  #revision = -1;
  #renewing: Channel | undefined;
  /** When the latest codes were given. */
  #codesAt: number[] = [];

  constructor(options: SigningOptions & Place) {
    this.#options = { ...options };
    this.#own = options.window ?? window;
    exactOrigins(options.navigationOrigins ?? []);
    const url = signingUrl(options);
    this.#origin = url.origin;
    this.#isOwnFrame = 'container' in options;
    this.frame = 'frame' in options ? options.frame : createFrame(options.container.ownerDocument);
    this.#own.addEventListener('message', this.#receive);
    this.#loadTimer = setTimeout(() => this.#tell('loadError', { code: 'noAnswer' }), loadLimitMs);
    showSigning(this.frame, url, options.title ?? 'Podepisování dokumentu');
    if ('container' in options) options.container.append(this.frame);
  }

  update = (changes: Partial<SigningCallbacks>): void => {
    const { theme, locale } = this.#options;
    Object.assign(this.#options, changes);
    const changed: ParentEvents['configure'] = {};
    if (this.#options.theme !== theme) changed.theme = this.#options.theme ?? 'system';
    if (this.#options.locale !== locale) changed.locale = this.#options.locale ?? 'cs-CZ';
    if (Object.keys(changed).length > 0) this.#send('configure', changed);
  };

  reload = (reason: string): void => this.#send('reload', { reason });

  focus = (): void => {
    this.frame.focus();
    this.#send('focus', {});
  };

  canClose = async (): Promise<CloseState> => {
    if (!this.#channel) throw new RequestFailure({ code: 'notConnected', retriable: true });
    const answer = this.#channel.request('canClose', {}, parentRequestAnswers.canClose);
    return answer as Promise<CloseState>;
  };

  destroy = (): void => {
    this.#send('destroy', {});
    this.#end('closed');
    clearTimeout(this.#loadTimer);
    this.#own.removeEventListener('message', this.#receive);
    if (this.#isOwnFrame) this.frame.remove();
    else showNothing(this.frame);
  };

  #send<Type extends keyof ParentEvents>(type: Type, payload: ParentEvents[Type]): void {
    this.#channel?.event(type, payload);
  }

  readonly #receive = ({ data, origin, source }: MessageEvent): void => {
    if (source === null || source !== this.frame.contentWindow || origin !== this.#origin) return;
    const received = readEnvelope(data);
    if (!received) this.#receivePlain(data);
    else if (received.type === 'hello') this.#receiveHello(received);
    else if (this.#channel?.accept(received)) this.#dispatch(received);
  };

  /** From a frame that did not hear the answer to its handshake in time. */
  #receivePlain(data: unknown): void {
    const plain = read(plainMessage, data);
    if (plain?.type === 'redirect') this.#redirect(plain.navigate);
    if (plain?.type === 'refresh') this.#call(() => this.#options.onRefresh?.({}));
  }

  #receiveHello({ payload }: Envelope): void {
    const hello = read(handshake.hello, payload);
    if (!hello) return;
    clearTimeout(this.#loadTimer);
    const { nonce } = hello;
    const negotiated = negotiateVersion(spokenVersions, { min: hello.minV, max: hello.maxV });
    if ('other' in negotiated) {
      // The frame says hello until it is heard; the page is told once.
      if (nonce === this.#nonce) return;
      this.#nonce = nonce;
      this.#end('disconnected');
      const { min, max } = spokenVersions;
      this.#post('helloRefused', { minV: min, maxV: max, nonce }, max);
      const isOld = negotiated.other === 'tooOld';
      this.#tell('loadError', { code: isOld ? 'frameTooOld' : 'frameTooNew' });
      return;
    }
    const isRepeated = nonce === this.#nonce && this.#channel !== undefined;
    if (!isRepeated) this.#begin(negotiated.v, nonce);
    const channel = this.#channel!;
    this.#post('helloAck', { v: negotiated.v, sid: channel.sid, nonce }, negotiated.v, channel.sid);
    if (!isRepeated) void this.#initialise(channel);
  }

  /** A hello that was not heard before comes from a frame that has just loaded. */
  #begin(v: number, nonce: string): void {
    this.#end('reloaded');
    this.#nonce = nonce;
    this.#revision = -1;
    const agreed = { v, sid: crypto.randomUUID() };
    this.#channel = new Channel(agreed, (envelope) => this.#postEnvelope(envelope));
  }

  #end(code: string): void {
    this.#channel?.close(code);
    this.#channel = undefined;
  }

  /** Without a code the frame says by itself that it has no session, and asks again. */
  async #initialise(channel: Channel): Promise<void> {
    const code = await this.#code();
    if (this.#channel !== channel) return;
    const { documentExternalId: documentId, locale = 'cs-CZ', theme = 'system' } = this.#options;
    this.#send('init', { documentId, locale, theme, code });
  }

  async #renew(channel: Channel): Promise<void> {
    this.#codesAt = this.#codesAt.filter((given) => Date.now() - given < 60_000);
    if (this.#renewing === channel || this.#codesAt.length >= codesPerMinute) return;
    this.#renewing = channel;
    const code = await this.#code();
    this.#renewing = undefined;
    if (code !== undefined && this.#channel === channel) this.#send('sessionRenewed', { code });
  }

  async #code(): Promise<string | undefined> {
    try {
      this.#codesAt.push(Date.now());
      return await this.#options.getCode();
    } catch (error) {
      this.#own.reportError(error);
      return undefined;
    }
  }

  #dispatch(received: Envelope): void {
    const { kind, type } = received;
    if (kind === 'response') this.#channel!.settle(received);
    else if (kind === 'request') this.#answer(received);
    else {
      const schema = schemaOf(childEvents, type);
      const payload = schema && read(schema, received.payload);
      if (payload !== undefined) this.#hear(type as keyof ChildEvents, payload);
    }
  }

  #hear(type: keyof ChildEvents, payload: unknown): void {
    if (type === 'statusChanged') {
      const { revision } = payload as ChildEvents['statusChanged'];
      if (revision < this.#revision) return;
      this.#revision = revision;
    }
    if (type === 'ready' || type === 'resize') {
      setHeight(this.frame, (payload as ChildEvents['resize']).height);
    }
    this.#tell(type, payload as never);
    if (type === 'sessionExpiring' || type === 'sessionExpired') void this.#renew(this.#channel!);
  }

  #answer(received: Envelope): void {
    const schema = schemaOf(childRequests, received.type);
    const asks = schema && read(schema, received.payload);
    const refuse = (code: string) =>
      this.#channel?.respond(received, { ok: false, error: { code, retriable: false } });
    if (asks === undefined) {
      refuse('notUnderstood');
    } else if (received.type === 'redirect') {
      const { navigate } = asks as ChildRequests['redirect']['asks'];
      if (this.#allowed(navigate) === undefined) return void refuse('notAllowed');
      this.#channel?.respond(received, { ok: true, data: {} });
      this.#redirect(navigate);
    } else {
      this.#channel?.respond(received, { ok: true, data: {} });
      this.#call(() => this.#options.onRefresh?.(asks as ChildRequests['refresh']['asks']));
    }
  }

  #allowed(navigate: string): string | undefined {
    const origins = this.#options.navigationOrigins ?? [];
    return allowedNavigation(navigate, { signingOrigin: this.#origin, origins });
  }

  #redirect(navigate: string): void {
    const address = this.#allowed(navigate);
    if (address === undefined) return;
    const { onRedirect } = this.#options;
    if (onRedirect) this.#call(() => onRedirect({ navigate: address }));
    else this.frame.src = address;
  }

  #tell<Type extends keyof ChildEvents>(type: Type, payload: ChildEvents[Type]): void {
    const name = `on${capitalized(type)}` as keyof EventCallbacks;
    this.#call(() => (this.#options[name] as ((told: unknown) => void) | undefined)?.(payload));
  }

  /** A failure in the page's own code must not end the conversation. */
  #call(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.#own.reportError(error);
    }
  }

  #post(type: string, payload: unknown, v: number, sid?: string): void {
    this.#postEnvelope(message({ v, kind: 'event', type, payload, sid }));
  }

  #postEnvelope(envelope: Envelope): void {
    this.frame.contentWindow?.postMessage(envelope, this.#origin);
  }
}
