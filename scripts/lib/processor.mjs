import { readFileSync } from 'node:fs';

/** What the loop below takes on the machine of this project's figures, with nothing beside it. */
const referenceMilliseconds = 34;

/** Arithmetic, short strings and a map: what programs do, and no two machines do as fast. */
function fixedWork() {
  const names = new Map();
  let state = 1;
  for (let step = 0; step < 6_000_000; step += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    if ((state & 63) === 0) names.set(state % 4096, `${state}`);
  }
  return names.size;
}

function millisecondsOfWork() {
  const since = process.cpuUsage();
  fixedWork();
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/**
 * How many times the processor time of the reference this machine takes for the same work; above 1
 * it is slower. The best of ten short loops: what runs beside makes single ones longer.
 */
export function calibration() {
  const tries = Array.from({ length: 10 }, millisecondsOfWork);
  return Math.min(...tries) / referenceMilliseconds;
}

/** Linux counts in hundredths of a second, wherever programs can see it. */
const ticksPerSecond = 100;

/**
 * Processor seconds of all children that have ended and been waited for, with theirs.
 * @returns {number | undefined} undefined where the system does not tell
 */
export function secondsOfChildren() {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8');
    // After the name, which may hold anything: cutime and cstime are the 16th and 17th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
