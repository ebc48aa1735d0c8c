import { allowedNavigation } from './allowed-navigation';
import { Conversation } from './conversation';
import { DeviceVisit } from './device-visit';
import { createFrame, setHeight, showNothing, showSigning, signingUrl } from './frame';
import { labels } from './labels';
import { LoadWatch } from './load-watch';
import type { ChildEvents, CloseState, ParentEvents } from './messages';
import {
  loadErrorCodes,
  type EmbeddedSigning,
  type LoadError,
  type LoadErrorCode,
  type Place,
  type SigningCallbacks,
  type SigningEvent,
  type SigningEvents,
  type SigningOptions,
} from './options';
import { exactOrigins } from './origins';
import { oneTimeCode, parentRequestAnswers } from './protocol';
import { Renewal } from './renewal';
import { read } from './shape';
import { within } from './within';

const defaults = {
  timeoutMs: 20_000,
  initialHeight: 400,
  minHeight: 0,
  deviceHeight: 800,
  deviceTimeoutMs: 600_000,
};

type SigningMessage = {
  [Type in SigningEvent]: { type: Type; payload: SigningEvents[Type] };
}[SigningEvent];

/** One frame in the page, from its first load to `destroy`. */
export class Signing implements EmbeddedSigning {
  readonly frame: HTMLIFrameElement;
  readonly closeState: CloseState = { dirty: false, signing: false };
  readonly #own: Window;
  readonly #url: URL;
  readonly #options: SigningOptions & typeof defaults;
  readonly #isOwnFrame: boolean;
  readonly #conversation: Conversation;
  readonly #watch: LoadWatch;
  readonly #renewal = new Renewal(() => this.#renew());
  #visit: DeviceVisit | undefined;
  #codeFailure: unknown;
  #isExpired = false;
  #isWindowShown = false;
  #revision = -1;

  constructor(options: SigningOptions & Place) {
    const given = Object.entries(options).filter(([, value]) => value !== undefined);
    this.#options = { ...defaults, ...(Object.fromEntries(given) as unknown as SigningOptions) };
    this.#own = options.window ?? window;
    exactOrigins(options.navigationOrigins ?? []);
    this.#url = signingUrl(options, options.locale);
    this.#isOwnFrame = 'container' in options;
    this.frame = 'frame' in options ? options.frame : createFrame(options.container.ownerDocument);
    this.#conversation = new Conversation({
      own: this.#own,
      frame: this.frame,
      origin: this.#url.origin,
      onOpen: (isNew) => void this.#open(isNew),
      onEvent: (type, payload) => this.#hear(type, payload),
      onRedirect: (navigate) => this.#redirect(navigate),
      onRefresh: (asked) => this.#refresh(asked),
      onVersionRefused: (code) => this.#fail({ code }),
    });
    this.#watch = new LoadWatch({
      limitMs: this.#options.timeoutMs,
      onFailure: (failure) => this.#fail(failure),
    });
    this.#page.addEventListener('securitypolicyviolation', this.#blocked);
    showSigning(this.frame, this.#url, this.#title, this.#options.initialHeight);
    if ('container' in options) options.container.append(this.frame);
  }

  update = (changes: Partial<SigningCallbacks>): void => {
    const { theme, locale, appearance } = this.#options;
    Object.assign(this.#options, changes);
    this.frame.title = this.#title;
    const changed: ParentEvents['configure'] = {};
    if (this.#options.theme !== theme) changed.theme = this.#options.theme ?? 'system';
    if (this.#options.locale !== locale) changed.locale = this.#options.locale ?? 'cs-CZ';
    if (this.#options.appearance !== appearance)
      changed.appearance = this.#options.appearance ?? {};
    if (Object.keys(changed).length > 0) this.#conversation.send('configure', changed);
  };

  reload = (reason: string): void => this.#conversation.send('reload', { reason });

  renew = (): void => this.#renewal.now();

  back = (): void => {
    if (this.#visit) this.frame.src = this.#url.href;
  };

  focus = (): void => {
    this.frame.focus();
    this.#conversation.send('focus', {});
  };

  canClose = async (): Promise<CloseState> => {
    // The device's page answers nothing, and somebody may be drawing a signature on it.
    if (this.#visit) return { dirty: false, signing: true };
    const answer = this.#conversation.request('canClose', {}, parentRequestAnswers.canClose);
    return answer as Promise<CloseState>;
  };

  destroy = (): void => {
    this.#conversation.send('destroy', {});
    this.#conversation.end();
    this.#watch.stop();
    this.#renewal.stop();
    this.#leaveDevice();
    this.#page.removeEventListener('securitypolicyviolation', this.#blocked);
    if (this.#isOwnFrame) this.frame.remove();
    else showNothing(this.frame);
  };

  get #page(): Document {
    return this.frame.ownerDocument;
  }

  get #title(): string {
    return this.#options.title ?? labels(this.#options.locale).title;
  }

  /** Waits no longer than the limit for what the browser tells at once. */
  readonly #blocked = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (!/^(frame|child|default)-src$/.test(effectiveDirective)) return;
    const isOf = (origin: string) => blockedURI === origin || blockedURI.startsWith(`${origin}/`);
    if (this.#visit) {
      if ((this.#options.navigationOrigins ?? []).some(isOf)) this.#visit.fail('blockedByPolicy');
    } else if (isOf(this.#url.origin)) this.#fail({ code: 'blockedByPolicy' });
  };

  /** The handshake is done: of a new load with the session's code, else once more. */
  async #open(isNew: boolean): Promise<void> {
    if (!isNew) return;
    const wasAway = this.#visit !== undefined;
    this.#leaveDevice();
    if (wasAway) this.#tell({ type: 'deviceLeft', payload: {} });
    this.#isWindowShown = false;
    Object.assign(this.closeState, { dirty: false, signing: false });
    this.#renewal.stop();
    this.#watch.start('code');
    const isStillOpen = this.#conversation.holdsStill();
    const code = await this.#fetchCode();
    if (!isStillOpen()) return;
    this.#watch.reach('card');
    const { documentExternalId, locale = 'cs-CZ', theme = 'system', appearance } = this.#options;
    const documentId = documentExternalId;
    const navigationOrigins = this.#options.navigationOrigins ?? [];
    this.#conversation.send('init', {
      documentId,
      locale,
      theme,
      appearance,
      code,
      navigationOrigins,
    });
    // The frame may have a session still; if not, it gets one as soon as there is a code.
    if (code === undefined) this.#renewal.later();
  }

  async #fetchCode(): Promise<string | undefined> {
    try {
      const code = await within(this.#options.timeoutMs, this.#options.getCode());
      if (read(oneTimeCode, code) === undefined) {
        throw new TypeError('getCode gave no one-time code of the workplace');
      }
      this.#codeFailure = undefined;
      return code;
    } catch (error) {
      this.#codeFailure = error;
      this.#own.reportError(error);
      return undefined;
    }
  }

  async #renew(): Promise<boolean> {
    const isStillOpen = this.#conversation.holdsStill();
    if (!isStillOpen()) return true;
    const code = await this.#fetchCode();
    if (!isStillOpen()) return true;
    if (code !== undefined) this.#conversation.send('sessionRenewed', { code });
    return code !== undefined;
  }

  #hear(type: keyof ChildEvents, payload: ChildEvents[keyof ChildEvents]): void {
    switch (type) {
      case 'loadError':
        return this.#fail(this.#known(payload as ChildEvents['loadError']));
      case 'ready':
        this.#watch.stop();
        if (!this.#isExpired) this.#renewal.stop();
        this.#grow((payload as ChildEvents['ready']).height);
        break;
      case 'resize':
        this.#grow((payload as ChildEvents['resize']).height);
        break;
      case 'statusChanged': {
        const { revision } = payload as ChildEvents['statusChanged'];
        if (revision < this.#revision) return;
        this.#revision = revision;
        break;
      }
      case 'dirty':
        this.closeState.dirty = (payload as ChildEvents['dirty']).dirty;
        break;
      case 'signStarted':
        this.closeState.signing = true;
        break;
      case 'deviceShown':
        this.closeState.signing = true;
        if ((payload as ChildEvents['deviceShown']).place === 'frame') this.#visitDevice();
        else this.#isWindowShown = true;
        break;
      case 'deviceLeft':
        this.#isWindowShown = false;
        this.#endSigning();
        break;
      case 'signed':
      case 'declined':
      case 'signFailed':
        this.#endSigning();
        break;
      case 'sessionExpiring':
        this.#renewal.request();
        break;
      case 'sessionExpired': {
        const wasExpired = this.#isExpired;
        this.#isExpired = true;
        this.#renewal.request();
        // The page hears it once, however many codes do not help.
        if (wasExpired) return;
        break;
      }
      case 'sessionOpened':
        this.#isExpired = false;
    }
    this.#tell({ type, payload } as SigningMessage);
  }

  #known({ code, traceId, reason }: ChildEvents['loadError']): LoadError {
    // Without a code the frame can but try the session that it may have.
    if (code === 'noSession') return { code: 'codeFailed', cause: this.#codeFailure };
    const isKnown = (loadErrorCodes as readonly string[]).includes(code);
    return {
      ...(isKnown ? { code: code as LoadErrorCode } : { code: 'other', reason: code }),
      ...(traceId === undefined ? {} : { traceId }),
      ...(isKnown && reason !== undefined ? { reason } : {}),
    };
  }

  #fail(failure: LoadError): void {
    if (failure.code !== 'deviceUnavailable') this.#watch.stop();
    const isCode = failure.code === 'codeFailed' && failure.cause === undefined;
    const cause = isCode ? this.#codeFailure : undefined;
    this.#tell({
      type: 'loadError',
      payload: cause === undefined ? failure : { ...failure, cause },
    });
  }

  /** A frame that is not painted has no height: it keeps the one it has until it is seen. */
  #grow(height: number): void {
    if (height > 0 && !this.#visit)
      setHeight(this.frame, Math.max(height, this.#options.minHeight));
  }

  #visitDevice(): void {
    this.#visit?.end();
    const { deviceHeight, minHeight, timeoutMs, deviceTimeoutMs, locale } = this.#options;
    this.#visit = new DeviceVisit({
      frame: this.frame,
      height: Math.max(deviceHeight, minHeight),
      loadLimitMs: timeoutMs,
      limitMs: deviceTimeoutMs,
      backLabel: this.#isOwnFrame ? labels(locale).back : undefined,
      onBack: this.back,
      onFailure: (failure) => this.#fail(failure),
    });
  }

  #leaveDevice(): void {
    this.#visit?.end();
    this.#visit = undefined;
  }

  /** @returns goes to the signing device; undefined when the address must not be followed */
  #redirect(navigate: string): (() => void) | undefined {
    const origins = this.#options.navigationOrigins ?? [];
    const address = allowedNavigation(navigate, { signingOrigin: this.#url.origin, origins });
    if (address === undefined) return undefined;
    const { onRedirect } = this.#options;
    if (onRedirect) return () => this.#call(() => onRedirect({ navigate: address }));
    return () => {
      this.#hear('deviceShown', { place: 'frame' });
      this.frame.src = address;
    };
  }

  #refresh(asked: Parameters<NonNullable<SigningOptions['onRefresh']>>[0]): void {
    // The call is over; who signs goes on at the device, or somewhere that nobody needs the frame for.
    this.#endSigning();
    this.#call(() => this.#options.onRefresh?.(asked));
  }

  /** Of one signature; the device's page or window may be shown for another one. */
  #endSigning(): void {
    this.closeState.signing = this.#visit !== undefined || this.#isWindowShown;
  }

  #tell({ type, payload }: SigningMessage): void {
    const name = `on${type[0]!.toUpperCase()}${type.slice(1)}` as keyof SigningCallbacks;
    this.#call(() => (this.#options[name] as ((event: unknown) => void) | undefined)?.(payload));
  }

  /** A failure in the page's own code must not end the conversation. */
  #call(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.#own.reportError(error);
    }
  }
}
