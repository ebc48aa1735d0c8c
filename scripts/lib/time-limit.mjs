/** What a run needs to end: a runner writes its report, or is killed, and the last lines are printed. */
const minutesToEnd = 1;

/**
 * The time that a run may take.
 * @param {number | undefined} minutes from now to its last line; undefined where there is no limit
 * @param {() => void} end ends what runs, a minute before they are over
 * @returns {AbortSignal} aborted from then on
 */
export function timeLimit(minutes, end) {
  const controller = new AbortController();
  if (minutes !== undefined) {
    const milliseconds = Math.max(0, minutes - minutesToEnd) * 60_000;
    setTimeout(() => {
      controller.abort();
      end();
    }, milliseconds).unref();
  }
  return controller.signal;
}
