/** The server's clock before the page's one; travel and whole seconds make less than this. */
let aheadMs = 0;
const toleranceMs = 60_000;

/**
 * Compares the clocks by an answer that has just come.
 * @param date `Date` of the answer; another origin may keep it to itself
 */
export function noteServerTime(date: string | null): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverMs)) return;
  const differenceMs = serverMs - Date.now();
  aheadMs = Math.abs(differenceMs) < toleranceMs ? 0 : differenceMs;
}

/** Now by the server, as its last answer told: the page's own clock may be wrong. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** When the page's clock shows an instant of the server's, both in milliseconds of the epoch. */
export const toPageTime = (serverMs: number): number => serverMs - aheadMs;
