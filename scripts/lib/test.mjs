import path from 'node:path';
import { coresOf, machineCores } from './cores.mjs';
import { costSentence } from './costs.mjs';
import { asSentence, sum } from './counts.mjs';
import { sayNotRun, saySecondTries, saySlowest } from './last-lines.mjs';
import { readLeftOut, withWhatTheyNeed, writeLeftOut } from './left-out.mjs';
import { parseOptions } from './parse-options.mjs';
import { calibration } from './processor.mjs';
import { Refusal, refuse } from './refusal.mjs';
import { endRunning } from './run.mjs';
import { noTimeLeft, schedule } from './schedule.mjs';
import { secondTries } from './second-tries.mjs';
import { affectedBy, changedFiles } from './since.mjs';
import { leftOut } from './step-results.mjs';
import { testSteps } from './test-steps.mjs';
import { timeLimit } from './time-limit.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const print = (line) => process.stdout.write(`${line}\n`);

/** CI ends a run after 90. */
const minutesInCi = 80;

const help = `Runs every check and test of the repository.

  npm test -- [--only STEP]… [--since COMMIT] [--minutes N]

Steps: ${testSteps.map(({ name }) => name).join('; ')}.
With --only, the steps that the named ones build on run too.
With --since, what the changes since that commit can break: tests that import what has changed, the
journeys of the areas that were touched and of the platform, and all checks. The whole comes before
it is handed over.
With --minutes, the run ends by itself after as many (in CI after ${minutesInCi}). What it had no time for
is named, counts as skipped, and is what the next such run begins with.
A test file of jest that failed is run once more, by itself, when all else is done.
`;

/** The named steps and all that they come after. */
function chosen(names) {
  const unknown = names.find((name) => !testSteps.some((step) => step.name === name));
  if (unknown) throw new Refusal(`There is no step "${unknown}".\n${help}`);
  const wanted = withWhatTheyNeed(testSteps, names);
  return testSteps.filter(({ name }) => wanted.has(name));
}

/** The steps for what has changed since the commit, and what of them is to run. */
function ofChange(steps, commit) {
  const files = changedFiles(root, commit);
  const { areas, related } = affectedBy(root, files);
  print(
    `${files.length} files changed since ${commit}; journeys of: ${areas.join(', ') || 'no area'}.`,
  );
  return { steps: steps.filter(({ ofWhole }) => !ofWhole), areas, related };
}

function minutesOf({ minutes }) {
  if (minutes === undefined) return process.env.CI ? minutesInCi : undefined;
  if (!/^[1-9]\d*$/.test(minutes)) throw new Refusal('--minutes takes a whole number above 0.');
  return Number(minutes);
}

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

function sayStep({ name }, { counts, output, reason }, seconds) {
  if (output) print(`\n--- ${name} ---\n${output.trimEnd()}\n---`);
  const note = reason ? ` (not run: ${reason})` : '';
  const time = seconds === undefined ? '' : inSeconds(seconds);
  print(`${name.padEnd(24)}${time.padStart(8)}  ${asSentence(counts)}${note}`);
}

/** A failure without a single test, after all was ended, tells nothing of what was tried. */
function orNoTime(result, timeIsUp) {
  const hasFailed = result.counts.failed > 0 && !result.tests?.length;
  return timeIsUp.aborted && hasFailed ? leftOut(noTimeLeft) : result;
}

/** Runs a step, and adds to `ran` what it showed and how long it took. */
async function runStep(step, { ran, before, timeIsUp, areas, related }) {
  const since = performance.now();
  const first = before[step.name] ?? [];
  const result = orNoTime(
    await step.run(root, { first, cores: step.cores, areas, related }),
    timeIsUp,
  );
  const seconds = (performance.now() - since) / 1000;
  ran.set(step.name, { tests: [], notRun: [], ...result, seconds, cores: step.cores });
  sayStep(step, result, seconds);
  return { succeeded: result.counts.failed === 0 && !result.reason, result };
}

function leaveOut(step, reason) {
  const result = leftOut(reason);
  sayStep(step, result);
  return result;
}

/** The steps that there was no time for, each with the files that it did not come to. */
function withoutTime(steps, results) {
  const all = steps.map(({ name }, index) => [name, results[index]]);
  return Object.fromEntries(
    all
      .filter(([, { reason, notRun = [] }]) => reason === noTimeLeft || notRun.length > 0)
      .map(([name, { notRun = [] }]) => [name, notRun.map((file) => path.relative(root, file))]),
  );
}

async function runAll({ steps: wanted, areas, related }, minutes) {
  const since = performance.now();
  const cores = machineCores();
  const factor = calibration();
  print(`This machine: ${factor.toFixed(1)} × the reference's processor time, ${cores} cores.`);
  const steps = wanted.map((step) => ({ ...step, cores: coresOf(step.share, cores) }));
  const before = minutes === undefined ? {} : readLeftOut();
  const timeIsUp = timeLimit(minutes, endRunning);
  const limits = { cores, first: withWhatTheyNeed(steps, Object.keys(before)), timeIsUp };
  const ran = new Map();
  const context = { ran, before, timeIsUp, areas, related };
  const first = await schedule(steps, limits, (step) => runStep(step, context), leaveOut);
  const results = await secondTries(root, first, print);
  const seconds = (performance.now() - since) / 1000;
  const tests = results.flatMap((result) => result.tests ?? []);
  saySlowest(root, tests);
  saySecondTries(root, tests);
  const costs = costSentence(root, ran, { seconds, cores, factor });
  if (costs) print(`\n${costs}`);
  if (minutes !== undefined) {
    const without = withoutTime(steps, results);
    sayNotRun(without, minutes);
    // A run of some steps knows nothing of the others.
    const others = Object.entries(before).filter(
      ([name]) => !steps.some((step) => step.name === name),
    );
    writeLeftOut({ ...Object.fromEntries(others), ...without });
  }
  const counts = sum(results.map((result) => result.counts));
  print(`\n${asSentence(counts)} in ${(seconds / 60).toFixed(1)} min`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

/** `npm test`: all runners, one line of counts at the end, non-zero when anything failed. */
export async function test(args) {
  try {
    const values = parseOptions('npm test', args, {
      only: { type: 'string', multiple: true },
      since: { type: 'string' },
      minutes: { type: 'string' },
      help: { type: 'boolean' },
    });
    if (values.help) {
      process.stdout.write(help);
      return;
    }
    const minutes = minutesOf(values);
    const steps = values.only ? chosen(values.only) : testSteps;
    await runAll(values.since ? ofChange(steps, values.since) : { steps }, minutes);
  } catch (error) {
    refuse(error);
  }
}
