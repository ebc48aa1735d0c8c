import { Refusal } from './refusal.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const print = (text) => process.stdout.write(text);
const tailLines = 40;

function outcomeOf(result) {
  if (result === 'unchanged') return 'unchanged';
  return result.code === 0 ? 'done' : 'failed';
}

/**
 * Does one step of a longer work and shows it with its time; on a terminal the running time counts.
 * @param {(root: string) => Promise<{ code: number, output: string } | 'unchanged'>} work
 * @throws {Refusal} when the step's command failed, with what it printed last
 */
export async function step(title, work, root) {
  const since = performance.now();
  const live = process.stdout.isTTY;
  const line = (state) => `${live ? '\r' : ''}  ${`${title} `.padEnd(32, '.')} ${state}`;
  const timer = live && setInterval(() => print(line(seconds(since))), 500);
  const result = await work(root);
  clearInterval(timer);
  print(`${line(`${outcomeOf(result)}, ${seconds(since)}`)}\n`);
  if (result !== 'unchanged') assertSucceeded(title, result);
}

/** Turns a failed command into a refusal that ends with what the command printed last. */
export function assertSucceeded(what, { code, output }) {
  if (code === 0) return;
  const tail = output.trimEnd().split('\n').slice(-tailLines).join('\n');
  throw new Refusal(`${tail}\n\n${what} failed (exit code ${code}); its last output is above.`);
}
