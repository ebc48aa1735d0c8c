import type { LoadError } from './options';

interface LoadWatchOptions {
  limitMs: number;
  onFailure: (failure: LoadError) => void;
}

/** What a load of the frame waits for. */
export type LoadStep = 'hello' | 'code' | 'card';

const failures = {
  hello: { code: 'noAnswer' },
  code: { code: 'codeFailed', reason: 'timeout' },
  card: { code: 'notReady' },
} as const satisfies Record<LoadStep, LoadError>;

/** Whatever happens, a load ends with the card, a reason why not, or this watch saying what is missing. */
export class LoadWatch {
  readonly #options: LoadWatchOptions;
  #step: LoadStep = 'hello';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LoadWatchOptions) {
    this.#options = options;
    this.start('hello');
  }

  /** A load begins. */
  start(step: LoadStep): void {
    this.stop();
    this.#step = step;
    this.#timer = setTimeout(
      () => this.#options.onFailure(failures[this.#step]),
      this.#options.limitMs,
    );
  }

  /** The load has come a step further; the time stays as it is. */
  reach(step: LoadStep): void {
    this.#step = step;
  }

  /** It has ended, well or not. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
