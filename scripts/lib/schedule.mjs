/** Why a step was not begun, or was ended. */
export const noTimeLeft = 'no time left';

/**
 * Runs steps as soon as the steps they come after have succeeded and cores are free; earlier rows
 * of the table go first. A step after a failed or skipped one is handed to `leaveOut`, as is what
 * has not begun when the time is up.
 *
 * @template Result
 * @param {{ name: string, after?: string[], cores?: number }[]} steps
 * @param {{ cores: number, first?: Set<string>, timeIsUp?: AbortSignal }} limits `first` are steps
 *   that all others wait for
 * @param {(step) => Promise<{ succeeded: boolean, result: Result }>} runStep
 * @param {(step, reason: string) => Result} leaveOut
 * @returns {Promise<Result[]>} in the order of the table
 */
export async function schedule(steps, { cores, first = new Set(), timeIsUp }, runStep, leaveOut) {
  const results = new Map();
  const succeeded = new Map();
  const running = new Map();
  let free = cores;

  const settle = (step, outcome) => {
    results.set(step.name, outcome.result);
    succeeded.set(step.name, outcome.succeeded);
  };
  const begin = (step) => {
    const weight = Math.min(step.cores ?? 1, cores);
    free -= weight;
    const work = async () => {
      settle(step, await runStep(step));
      free += weight;
      running.delete(step.name);
    };
    running.set(step.name, work());
  };
  const isOpen = ({ name }) => !results.has(name);
  const considerStep = (step) => {
    const after = step.after ?? [];
    const missing = after.find((name) => succeeded.get(name) === false);
    const reason = timeIsUp?.aborted ? noTimeLeft : missing && `needs ${missing}`;
    if (reason) settle(step, { succeeded: false, result: leaveOut(step, reason) });
    else if (after.every((name) => succeeded.get(name))) {
      if (Math.min(step.cores ?? 1, cores) <= free) begin(step);
    }
  };
  const startWhatCan = () => {
    const firstOnes = steps.filter((step) => first.has(step.name) && isOpen(step));
    for (const step of firstOnes.length > 0 ? firstOnes : steps) {
      if (isOpen(step) && !running.has(step.name)) considerStep(step);
    }
    // Some of the first ones may have been left out just now.
    if (firstOnes.length > 0 && running.size === 0) startWhatCan();
  };
  const untilAllSettled = async () => {
    startWhatCan();
    if (running.size === 0) return;
    await Promise.race(running.values());
    await untilAllSettled();
  };

  await untilAllSettled();
  return steps.map((step) => results.get(step.name));
}
