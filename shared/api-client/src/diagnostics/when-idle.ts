/** Longest that a busy page is waited for. Milliseconds. */
const patienceMs = 5_000;

/**
 * Runs what nobody waits for, once the page has loaded and has nothing else to do. What fails there
 * is let go: nobody misses it.
 */
export function whenIdle(run: () => Promise<void>): void {
  const start = () => void run().catch(() => undefined);
  const wait = () =>
    // Not in Safari.
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(start, { timeout: patienceMs })
      : setTimeout(start, 1_000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
