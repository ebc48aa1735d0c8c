import { setTimeout as delay } from 'node:timers/promises';
import type { JobRun } from './runner';

const steps = 20;

/**
 * Passes the time that a system of the bank takes which is not there, and says how far it is.
 * @throws AbortError when the node ends or has lost the job
 */
export async function takeTime(
  seconds: number,
  { signal, progress }: Pick<JobRun<unknown>, 'signal' | 'progress'>,
): Promise<void> {
  if (seconds === 0) return;
  for (let step = 1; step <= steps; step += 1) {
    await delay((seconds * 1_000) / steps, undefined, { signal });
    await progress(step / (steps + 1));
  }
}
