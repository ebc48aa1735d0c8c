/** What the thread that watches is given. */
export interface Watched {
  /** Two 32-bit numbers: see {@link beats} and {@link heldByDebugger}. */
  heartbeat: SharedArrayBuffer;
  /** Seconds without a beat after which the process ends. */
  seconds: number;
}

/** Place of the count that the event loop raises with each turn of a quarter of a second. */
export const beats = 0;
/** Place of what is not 0 while a debugger may hold the loop. */
export const heldByDebugger = 1;
