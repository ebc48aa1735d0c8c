interface QueueLimits {
  /** How many run at the same time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

/** Limits work that would burden the process; undefined instead of a result when the queue is full. */
export function createQueue({ atOnce, waiting: maxWaiting }: QueueLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place passes to the next; only without one it becomes free.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }
  return <T>(work: () => Promise<T>): Promise<T> | undefined =>
    running === atOnce && waiting.length >= maxWaiting ? undefined : run(work);
}
