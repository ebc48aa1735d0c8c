import { isApiError } from '@advisor/api-client/api-error';

/** Before the end the parent is told that it may renew, this many seconds. */
const warningSeconds = 120;

/** A code that became a session. */
export interface OpenedSession {
  idleSeconds: number;
  /** The document in the workplace. */
  documentOnSAId?: number | undefined;
}

/** Why there is no session. */
export type MissingReason =
  /** No code, and no session of before either. */
  | 'noSession'
  /** The code was used, too old, or of another document. */
  | 'codeRefused'
  /** The browser does not send the cookie of the session that was just opened. */
  | 'sessionNotKept';

export type SessionState =
  /** A code is being exchanged, or the parent is waited for. */
  | { kind: 'starting' }
  /**
   * Signing may go on; `isEnded`: the last call was refused, what is shown stays until a renewal.
   * `isActionLost`: what the user wanted meanwhile was not done.
   */
  | { kind: 'open'; isEnded: boolean; isActionLost?: true | undefined }
  | { kind: 'missing'; reason: MissingReason; documentOnSAId?: number | undefined }
  /** The server does not answer; the code may still be good. */
  | { kind: 'unavailable'; traceId: string | undefined };

interface FrameSessionOptions {
  /** Turns a code into a session. */
  exchange: (code: string) => Promise<OpenedSession>;
  onExpiring: (secondsLeft: number) => void;
  /** The session has ended, or a code did not bring another. */
  onExpired: () => void;
  /** A code has become a session, in the place of one that was shown already or not. */
  onOpened: (isRenewal: boolean) => void;
  onMissing: (reason: MissingReason) => void;
  /** The server did not answer the code; its log knows the trace id. */
  onUnavailable: (traceId: string | undefined) => void;
}

/**
 * The frame's session: opened by a one-time code, kept alive by the user's calls, ended by the
 * server, opened again by the parent's next code.
 */
export class FrameSession {
  readonly #options: FrameSessionOptions;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { kind: 'starting' };
  #opened: OpenedSession | undefined;
  /** A call of this page was let through. */
  #isProven = false;
  #isActionLost: true | undefined;
  #code: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FrameSessionOptions) {
    this.#options = options;
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens with the code, or without one with the session that the browser may still have. */
  open(code: string | undefined): void {
    if (code !== undefined) void this.#exchange(code);
    else if (this.#state.kind === 'starting' && this.#code === undefined) this.#show(false);
  }

  /** After an answer that said that the server was away. */
  retry = (): void => {
    if (this.#state.kind !== 'unavailable' || this.#code === undefined) return;
    void this.#exchange(this.#code);
  };

  /** A call was let through. */
  prove(): void {
    this.#isProven = true;
  }

  /** A call of the user's was answered: the server counts from now. */
  touch(): void {
    clearTimeout(this.#timer);
    if (this.#opened === undefined) return;
    const { idleSeconds } = this.#opened;
    const secondsLeft = Math.min(warningSeconds, idleSeconds);
    this.#timer = setTimeout(
      () => this.#options.onExpiring(secondsLeft),
      (idleSeconds - secondsLeft) * 1_000,
    );
  }

  /** A call was refused for want of a session. */
  refuse(): void {
    if (this.#state.kind !== 'open' || this.#state.isEnded) return;
    clearTimeout(this.#timer);
    if (!this.#isProven) return this.#miss(this.#opened ? 'sessionNotKept' : 'noSession');
    this.#show(true);
    this.#options.onExpired();
  }

  /** @returns whether a session that has ended is there again in time */
  renewed(limitMs: number): Promise<boolean> {
    const outcome = () =>
      this.#state.kind !== 'open' ? false : this.#state.isEnded ? undefined : true;
    return new Promise((resolve) => {
      const known = outcome();
      if (known !== undefined) return resolve(known);
      const end = (isRenewed: boolean) => {
        clearTimeout(timer);
        leave();
        resolve(isRenewed);
      };
      const timer = setTimeout(() => end(false), limitMs);
      const leave = this.subscribe(() => {
        const now = outcome();
        if (now !== undefined) end(now);
      });
    });
  }

  /** What the user wanted was not done for want of a session; or they have read so. */
  loseAction(isLost: boolean): void {
    this.#isActionLost = isLost ? true : undefined;
    if (this.#state.kind === 'open') this.#show(this.#state.isEnded);
  }

  async #exchange(code: string): Promise<void> {
    const before = this.#state;
    this.#code = code;
    if (before.kind !== 'open') this.#change({ kind: 'starting' });
    try {
      const opened = await this.#options.exchange(code);
      if (this.#code !== code) return;
      this.#opened = opened;
      this.touch();
      this.#show(false);
      this.#options.onOpened(before.kind === 'open');
    } catch (error) {
      if (this.#code === code) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const state = this.#state;
    // What is on the screen stays: the session it has may last a while yet.
    if (state.kind === 'open') {
      if (state.isEnded) this.#options.onExpired();
      return;
    }
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    if (isRefused) return this.#miss('codeRefused');
    const traceId = isApiError(error) ? error.traceId : undefined;
    this.#change({ kind: 'unavailable', traceId });
    this.#options.onUnavailable(traceId);
  }

  #miss(reason: MissingReason): void {
    const documentOnSAId = this.#opened?.documentOnSAId;
    this.#change({ kind: 'missing', reason, documentOnSAId });
    this.#options.onMissing(reason);
  }

  #show(isEnded: boolean): void {
    this.#change({ kind: 'open', isEnded, isActionLost: this.#isActionLost });
  }

  #change(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
