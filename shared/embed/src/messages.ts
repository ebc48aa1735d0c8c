/*
 * What the two sides tell each other. `protocol.ts` holds the shapes that messages are read by, which
 * the compiler compares with it.
 *
 * No message carries a name, a birth number, a form's value or a token: the server is the truth.
 * The one-time code is worth nothing after its first use or a minute.
 */

/** Progress of one group of signers; which people they are is not told. */
export interface GroupProgress {
  id: string;
  /** Signers who have signed, 0 to `total`. */
  signed: number;
  total: number;
  state: SigningState;
}

/** State of signing, as part of the signature service's answer. */
export type SigningState = 'notStarted' | 'inProgress' | 'accepted' | 'error';

/** Why something failed; never a text for people. */
export interface Failure {
  code: string;
  /** Whether the same may succeed later. */
  retriable: boolean;
  /** Identifies the failure in the bank's log. */
  traceId?: string;
}

/** Events of the frame. */
export interface ChildEvents {
  /** The card is shown and can be used. Height in CSS pixels. */
  ready: { documentId: string; height: number };
  /** The card cannot be shown; `reason` says more about some codes, such as `HTTP_403`. */
  loadError: { code: string; traceId?: string; reason?: string };
  /** The content's height in CSS pixels. */
  resize: { height: number };
  /** Revisions are the server's and grow over reloads; an older one is not told after a newer one. */
  statusChanged: { documentId: string; revision: number; groups: GroupProgress[] };
  /** A signature's life begins; it ends with `signed`, `declined` or `signFailed`. */
  signStarted: { operationId: string };
  /** The signer goes on at a page of the signing device or service, in the frame or a window. */
  deviceShown: { place: 'frame' | 'window' };
  /** The window is closed; a frame that comes back says hello instead. */
  deviceLeft: Record<never, never>;
  /** A signature was made; a digital operation has one for each signer. */
  signed: { operationId: string };
  /** The signer has refused. */
  declined: { operationId: string };
  /** `addressRefused`: the signing device's address is none that `navigationOrigins` lists. */
  signFailed: { operationId: string; code: string; retriable: boolean };
  /** The last signature was made while the frame was open. */
  completed: { documentId: string; revision: number };
  cancelled: { scope: 'signer' | 'group' };
  sessionExpiring: { secondsLeft: number };
  /** There is no session, or a code did not bring one. */
  sessionExpired: Record<never, never>;
  /** A code has become a session. */
  sessionOpened: Record<never, never>;
  /** Whether something typed would be lost with the frame. */
  dirty: { dirty: boolean };
  /** The window of digital signing was blocked; the frame shows a link instead. */
  popupBlocked: Record<never, never>;
  /** A value is malformed, or text on it would have this contrast, less than 4.5. */
  appearanceRefused: { name: keyof Appearance; contrast?: number };
}

/** Requests of the frame: what it asks and what is answered. */
export interface ChildRequests {
  /** Go to the signing device's page: the parent's page leaves, or opens the address elsewhere. */
  redirect: { asks: { navigate: string }; answer: Record<never, never> };
  /** Something changed on the server: the parent reads its own data again. */
  refresh: { asks: { reason: RefreshReason }; answer: Record<never, never> };
}

export type RefreshReason = 'signed' | 'retried' | 'cancelled' | 'delegated' | 'changed';

export type Theme = 'light' | 'dark' | 'system';

/** Look of the frame beside the theme. What could not be read on it is refused, and told. */
export interface Appearance {
  /** `#rrggbb` of buttons and marks. */
  accent?: string;
  /** `#rrggbb` behind the content. */
  background?: string;
  /** Corners, CSS pixels, 0 to 16. */
  radius?: number;
  /** Fonts that devices have, such as `Georgia, serif`; none is loaded. */
  font?: string;
}

/** Events of the parent. */
export interface ParentEvents {
  /** First message after the handshake. Without `code` the frame tries the session it has. */
  init: {
    documentId: string;
    locale: string;
    theme: Theme;
    appearance?: Appearance;
    code?: string;
    /** Other origins that signing may lead to, exactly; none may be, too. */
    navigationOrigins?: readonly string[];
  };
  configure: { locale?: string; theme?: Theme; appearance?: Appearance };
  /** Read the state of signing again. */
  reload: { reason: string };
  /** A new one-time code, after `sessionExpiring` or `sessionExpired`. */
  sessionRenewed: { code: string };
  /** Take the keyboard's focus. */
  focus: Record<never, never>;
  /** The parent removes the frame. */
  destroy: Record<never, never>;
}

/** Requests of the parent: what it asks and what is answered. */
export interface ParentRequests {
  canClose: { asks: Record<never, never>; answer: CloseState };
}

export interface CloseState {
  /** Something typed would be lost. */
  dirty: boolean;
  /** Somebody is signing: a call is under way, or the signing device is shown. */
  signing: boolean;
}
