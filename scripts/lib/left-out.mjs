import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Beside the clone and not in it: CI makes a new one for each run. */
function memory() {
  const cache = process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache');
  return path.join(cache, 'advisor-workplace', 'left-out.json');
}

/**
 * What the last run had no time for: the steps, and which of their files where a step was begun.
 * Nothing on a machine that does not remember.
 * @returns {Record<string, string[]>} files by step
 */
export function readLeftOut() {
  try {
    return JSON.parse(readFileSync(memory(), 'utf8'));
  } catch {
    return {};
  }
}

/** Remembers it for the next run; a machine that cannot keep it begins in the usual order. */
export function writeLeftOut(leftOut) {
  try {
    rmSync(memory(), { force: true });
    if (Object.keys(leftOut).length === 0) return;
    mkdirSync(path.dirname(memory()), { recursive: true });
    writeFileSync(memory(), JSON.stringify(leftOut));
  } catch (error) {
    process.stdout.write(`What was left out is not remembered: ${error.message}\n`);
  }
}

/** The names with those of all steps that they come after. */
export function withWhatTheyNeed(steps, names) {
  const wanted = new Set();
  const want = (name) => {
    const step = steps.find((candidate) => candidate.name === name);
    if (!step) return;
    wanted.add(name);
    step.after.forEach(want);
  };
  [...names].forEach(want);
  return wanted;
}
