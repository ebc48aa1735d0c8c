import type { SigningAddress } from './frame';
import type { Appearance, ChildEvents, ChildRequests, CloseState, Theme } from './messages';

/** Why nothing is shown, or the device's page is not. */
export type LoadErrorCode = (typeof loadErrorCodes)[number];

export const loadErrorCodes = [
  /** Nothing was heard of the frame. */
  'noAnswer',
  /** The Content-Security-Policy of the page does not allow the frame. */
  'blockedByPolicy',
  'frameTooNew',
  'frameTooOld',
  'badParameters',
  'documentMismatch',
  'misconfigured',
  /** The frame cannot use the first message, such as a locale that is too long. */
  'badInit',
  /** `getCode` threw, rejected, did not end in time, or gave no code; see `cause`. */
  'codeFailed',
  /** The workplace knows the code no more, or it is of another document. */
  'codeRefused',
  /** The browser keeps no cookie of the frame; it offers a window of its own. */
  'sessionNotKept',
  /** The workplace did not answer the code. */
  'unavailable',
  /** The signatures could not be read; see `reason` and `traceId`. */
  'dataUnavailable',
  /** The frame is there, and nothing can be used in it in time; `ready` may come later. */
  'notReady',
  /** An error of the frame's own. */
  'crashed',
  /** The signing device's page does not load, is blocked, or the frame has not come back of it. */
  'deviceUnavailable',
  /** One that this version does not know; its name is in `reason`. */
  'other',
] as const;

export interface LoadError {
  code: LoadErrorCode;
  /** Identifies the failure in the bank's log. */
  traceId?: string;
  /** More about it, such as `HTTP_403`, `timeout`, `notLoaded`; never a text for people. */
  reason?: string;
  /** With `codeFailed`: what `getCode` threw. */
  cause?: unknown;
}

/** What `onSignFailed` tells; `RESULT_n` is a refusal of the signature service. */
export type SignFailureCode =
  | `HTTP_${number}`
  | `RESULT_${number}`
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'malformed'
  | 'expired'
  | 'signatureError'
  /** The signing device's page is at an origin that `navigationOrigins` does not list. */
  | 'addressRefused'
  | 'UNEXPECTED';

/** What the page is told, by the name of its callback without `on`. */
export interface SigningEvents extends Omit<ChildEvents, 'loadError' | 'signFailed'> {
  loadError: LoadError;
  signFailed: { operationId: string; code: SignFailureCode; retriable: boolean };
}

export type SigningEvent = keyof SigningEvents;

type EventCallbacks = {
  [Type in SigningEvent as `on${Capitalize<Type>}`]?: (payload: SigningEvents[Type]) => void;
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
  /** BCP 47; `cs-CZ` is the default. */
  locale?: string;
  /** Colours, corners and font instead of the theme's. */
  appearance?: Appearance;
  /** Name of the frame for screen readers. */
  title?: string;
}

export interface SigningOptions extends SigningAddress, SigningCallbacks {
  /**
   * Other origins than `baseUrl` that signing may lead to, exactly, such as the device's pages; a
   * signature that would lead elsewhere ends by `addressRefused`.
   */
  navigationOrigins?: readonly string[];
  /** After so long without `onReady` the page is told why; 20 000 ms. */
  timeoutMs?: number;
  /** CSS pixels until the frame tells its own height; 400. */
  initialHeight?: number;
  /** The frame is never lower; 0. */
  minHeight?: number;
  /** Height while the signing device's page is shown, which tells none; 800. */
  deviceHeight?: number;
  /** After so long at the device `deviceUnavailable` is told; 600 000 ms. */
  deviceTimeoutMs?: number;
  /** The page's own window. */
  window?: Window;
}

/** Where the frame is: made inside an element, or one that the page has already. */
export type Place = { container: HTMLElement } | { frame: HTMLIFrameElement };

export interface EmbeddedSigning {
  readonly frame: HTMLIFrameElement;
  /** What is known of the frame without asking it, for a guard that may not wait. */
  readonly closeState: Readonly<CloseState>;
  /** Replaces the callbacks, the look, the locale and the title; what is left out stays. */
  update: (changes: Partial<SigningCallbacks>) => void;
  /** The frame reads the state of signing again. */
  reload: (reason: string) => void;
  /** Gives the frame a new code now, whatever was tried before. */
  renew: () => void;
  /** Takes the frame from the signing device's page back to the card. */
  back: () => void;
  focus: () => void;
  /**
   * Whether something would be lost if the frame was closed now.
   * @throws {RequestFailure} (rejects) when the frame is not there, reloads or does not answer;
   *   nothing is known then
   */
  canClose: () => Promise<CloseState>;
  /** Ends it and its session, and removes the frame if it was made here; one of the page's is left empty. */
  destroy: () => void;
}
