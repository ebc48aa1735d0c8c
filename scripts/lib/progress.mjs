import { Refusal } from './refusal.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const say = (text) => process.stdout.write(text);
const tailLines = 40;

/**
 * Shows one step of a longer work with its time; on a terminal the running time counts.
 * `work` returns what happened: a word such as `done` or `unchanged`.
 */
export async function step(title, work) {
  const since = performance.now();
  const live = process.stdout.isTTY;
  const line = (state) => `  ${title.padEnd(32, ' .')} ${state}`;
  if (live) say(line('…'));
  const timer = live && setInterval(() => say(`\r${line(seconds(since))}`), 500);
  try {
    const outcome = await work();
    say(`${live ? '\r' : ''}${line(`${outcome}, ${seconds(since)}`)}\n`);
  } catch (error) {
    say(`${live ? '\r' : ''}${line(`failed after ${seconds(since)}`)}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Turns a failed command into a refusal that ends with what the command printed last. */
export function assertSucceeded(what, { code, output }) {
  if (code === 0) return;
  const tail = output.trimEnd().split('\n').slice(-tailLines).join('\n');
  throw new Refusal(`${tail}\n\n${what} failed (exit code ${code}); its last output is above.`);
}
