/** Milliseconds that calls in flight get to finish. */
const drainLimit = 10_000;

/** Ends the process on SIGTERM and SIGINT: takes no more calls, finishes those in flight. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    // Asked a second time, the person does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), drainLimit).unref();
    try {
      await close();
      process.exit(0);
    } catch {
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
