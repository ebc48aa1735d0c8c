import { isApiError } from '@advisor/api-client/api-error';

/** Before the end the parent is told that it may renew, this many seconds. */
const warningSeconds = 120;

export type SessionState =
  /** A code is being exchanged, or the parent is waited for. */
  | { kind: 'starting' }
  /** Signing may go on; `isEnded`: the last call was refused, what is shown stays until a renewal. */
  | { kind: 'open'; isEnded: boolean }
  /** The code was refused, or there was none and no session either. */
  | { kind: 'missing' }
  /** The server does not answer; the code may still be good. */
  | { kind: 'unavailable'; traceId: string | undefined };

interface FrameSessionOptions {
  /** Turns a code into a session. */
  exchange: (code: string) => Promise<{ idleSeconds: number }>;
  onExpiring: (secondsLeft: number) => void;
  onExpired: () => void;
  /** After a new session took the place of an ended one. */
  onRenewed: () => void;
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
  #idleSeconds: number | undefined;
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
    else if (this.#state.kind === 'starting' && this.#code === undefined)
      this.#change({ kind: 'open', isEnded: false });
  }

  /** After an answer that said that the server was away. */
  retry = (): void => {
    if (this.#state.kind !== 'unavailable' || this.#code === undefined) return;
    void this.#exchange(this.#code);
  };

  /** A call of the user's was answered: the server counts from now. */
  touch(): void {
    clearTimeout(this.#timer);
    if (this.#idleSeconds === undefined) return;
    const secondsLeft = Math.min(warningSeconds, this.#idleSeconds);
    this.#timer = setTimeout(
      () => this.#options.onExpiring(secondsLeft),
      (this.#idleSeconds - secondsLeft) * 1_000,
    );
  }

  /** A call was refused for want of a session. */
  refuse(): void {
    if (this.#state.kind !== 'open' || this.#state.isEnded) return;
    clearTimeout(this.#timer);
    this.#change({ kind: 'open', isEnded: true });
    this.#options.onExpired();
  }

  async #exchange(code: string): Promise<void> {
    const before = this.#state;
    this.#code = code;
    if (before.kind !== 'open') this.#change({ kind: 'starting' });
    try {
      const { idleSeconds } = await this.#options.exchange(code);
      if (this.#code !== code) return;
      this.#idleSeconds = idleSeconds;
      this.touch();
      this.#change({ kind: 'open', isEnded: false });
      if (before.kind === 'open') this.#options.onRenewed();
    } catch (error) {
      // What is on the screen stays: the session it has may last a while yet.
      if (this.#code !== code || before.kind === 'open') return;
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
      if (isRefused) {
        this.#change({ kind: 'missing' });
        this.#options.onExpired();
      } else {
        const traceId = isApiError(error) ? error.traceId : undefined;
        this.#change({ kind: 'unavailable', traceId });
        this.#options.onUnavailable(traceId);
      }
    }
  }

  #change(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
