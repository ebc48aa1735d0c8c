/** A session that is refused again and again is asked for less and less often. */
const pausesMs = [0, 5_000, 10_000, 20_000, 40_000, 60_000] as const;
/** A renewal that has lasted so long was a good one. */
const goodAfterMs = 300_000;

/** Gives the frame new codes: at once, and after failures at growing pauses for as long as it takes. */
export class Renewal {
  /** @returns whether a code was given */
  readonly #give: () => Promise<boolean>;
  #attempts = 0;
  #lastAt = 0;
  #isGiving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(give: () => Promise<boolean>) {
    this.#give = give;
  }

  /** The session ends or has ended. */
  request(): void {
    if (this.#isGiving || this.#timer !== undefined) return;
    if (Date.now() - this.#lastAt >= goodAfterMs) this.#attempts = 0;
    const pauseMs = pausesMs[Math.min(this.#attempts, pausesMs.length - 1)]!;
    if (pauseMs === 0) void this.#run();
    else this.#timer = setTimeout(() => void this.#run(), pauseMs);
  }

  /** A code could not be had just before. */
  later(): void {
    this.#attempts = Math.max(this.#attempts, 1);
    this.#lastAt = Date.now();
    this.request();
  }

  /** A person wants it now. */
  now(): void {
    this.stop();
    this.#attempts = 0;
    if (!this.#isGiving) void this.#run();
  }

  /** Nothing is waited for any more: the frame has its session, or is gone. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#isGiving = true;
    this.#attempts += 1;
    const isGiven = await this.#give();
    this.#isGiving = false;
    this.#lastAt = Date.now();
    if (!isGiven) this.request();
  }
}
