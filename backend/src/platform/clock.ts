/** Where the back end reads the time: calls, jobs, and through them the pages. */
export interface Clock {
  now(): Date;
  /**
   * Moves the clock to an instant, or without one back to the machine's time; it goes on from there.
   * Absent in production.
   */
  move?(to: Date | undefined): void;
}

export const systemClock: Clock = { now: () => new Date() };

/** @param aheadMs of the machine's time; negative behind it */
export function movableClock(aheadMs = 0): Clock {
  let ahead = aheadMs;
  return {
    now: () => new Date(Date.now() + ahead),
    move: (to) => void (ahead = to === undefined ? 0 : to.getTime() - Date.now()),
  };
}
