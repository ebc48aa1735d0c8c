import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../platform/config/config';

interface Stop {
  /** Says that no more calls are wanted; those that come are served. */
  leave(): void;
  /** Takes no more connections and finishes the calls in flight. */
  close(): Promise<void>;
}

/** Ends the process on SIGTERM and SIGINT. */
export function stopOnSignal(limits: Config['stop'], { leave, close }: Stop): void {
  let stopping = false;
  const stop = async () => {
    // Asked a second time, the person does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    leave();
    await delay(limits.delay);
    setTimeout(() => process.exit(1), limits.idle + limits.timeout).unref();
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
