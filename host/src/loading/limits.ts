/** How long people wait for a screen, and what they are told meanwhile. In milliseconds. */
export const waitLimits = {
  /** What is there sooner shows without a word about the way. */
  showAfterMs: 100,
  /** The first screen's frame is not drawn without it before. */
  frameAfterMs: 400,
  /** Then it is said that it takes long, and the waiting may be ended. */
  slowAfterMs: 4_000,
  /** A screen that is not there by then has failed. Calls have a limit of their own, which counts first. */
  screenMs: 15_000,
  /** One attempt to load a remote with its texts. */
  remoteAttemptMs: 15_000,
} as const;
