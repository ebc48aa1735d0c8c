const storageKey = 'advisor.last-call';
let inMemory = 0;

/** Storage may be forbidden or full; the tab then counts for itself. */
function stored(): number {
  try {
    return Number(localStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

/** Remembers for every tab that a call was made. Only the time is stored. */
export function rememberCall(now: number): void {
  inMemory = now;
  try {
    localStorage.setItem(storageKey, String(now));
  } catch {
    // The server's own idle limit still holds.
  }
}

/**
 * When the last call was made in any tab, milliseconds of the epoch.
 * A time in the future is what a clock set back leaves behind; it is replaced, or the session
 * would not end before the clock reaches it again.
 */
export function lastCall(now: number): number {
  const latest = Math.max(inMemory, stored());
  if (latest <= now) return latest;
  rememberCall(now);
  return now;
}
