/**
 * Runs steps as soon as the steps they come after have succeeded and cores are free; earlier rows
 * of the table go first. A step after a failed or skipped one is handed to `leaveOut`.
 *
 * @template Result
 * @param {{ name: string, after?: string[], cores?: number }[]} steps
 * @param {number} cores
 * @param {(step) => Promise<{ succeeded: boolean, result: Result }>} runStep
 * @param {(step, missing: string) => Result} leaveOut
 * @returns {Promise<Result[]>} in the order of the table
 */
export async function schedule(steps, cores, runStep, leaveOut) {
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
  const startWhatCan = () => {
    for (const step of steps) {
      if (results.has(step.name) || running.has(step.name)) continue;
      const after = step.after ?? [];
      const missing = after.find((name) => succeeded.get(name) === false);
      if (missing) settle(step, { succeeded: false, result: leaveOut(step, missing) });
      else if (after.every((name) => succeeded.get(name))) {
        if (Math.min(step.cores ?? 1, cores) <= free) begin(step);
      }
    }
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
