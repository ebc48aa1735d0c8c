import { isMainThread, threadId } from 'node:worker_threads';

/** What the thread is to do: say where it is, fail, or die. */
export type Probe = 'tell' | 'throw' | 'exit' | 'hang';

class ProbeError extends RangeError {
  override name = 'ProbeError';
}

export default async (probe: Probe): Promise<{ isMainThread: boolean; threadId: number }> => {
  if (probe === 'throw') throw new ProbeError('the probe has failed');
  if (probe === 'exit') process.exit(3);
  if (probe === 'hang') await new Promise((resolve) => setTimeout(resolve, 600_000));
  return { isMainThread, threadId };
};
