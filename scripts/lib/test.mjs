import { availableParallelism } from 'node:os';
import path from 'node:path';
import { costSentence } from './costs.mjs';
import { asSentence, none, sum } from './counts.mjs';
import { parseOptions } from './parse-options.mjs';
import { Refusal, refuse } from './refusal.mjs';
import { schedule } from './schedule.mjs';
import { testSteps } from './test-steps.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const print = (line) => process.stdout.write(`${line}\n`);

const help = `Runs every check and test of the repository.

  npm test -- [--only STEP]…

Steps: ${testSteps.map(({ name }) => name).join('; ')}.
With --only, the steps that the named ones build on run too.
`;

/** The named steps and all that they come after. */
function chosen(names) {
  const wanted = new Set();
  const want = (name) => {
    const step = testSteps.find((candidate) => candidate.name === name);
    if (!step) throw new Refusal(`There is no step "${name}".\n${help}`);
    wanted.add(name);
    for (const before of step.after) want(before);
  };
  for (const name of names) want(name);
  return testSteps.filter(({ name }) => wanted.has(name));
}

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/** Runs a step, and adds to `ran` how long it took and which tests it ran. */
async function runStep(step, ran) {
  const since = performance.now();
  const { counts, output, reason, tests = [] } = await step.run(root, ran);
  const seconds = (performance.now() - since) / 1000;
  ran.set(step.name, { seconds, cores: step.cores ?? 1, tests });
  if (output) print(`\n--- ${step.name} ---\n${output.trimEnd()}\n---`);
  const note = reason ? ` (not run: ${reason})` : '';
  print(`${step.name.padEnd(24)}${inSeconds(seconds).padStart(8)}  ${asSentence(counts)}${note}`);
  return { succeeded: counts.failed === 0 && reason === undefined, result: counts };
}

function saySlowest(ran) {
  const tests = [...ran.values()].flatMap((step) => step.tests);
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (slowest.length > 0) print('\nThe slowest tests:');
  for (const { file, name, seconds } of slowest) {
    print(`${inSeconds(seconds).padStart(8)}  ${path.relative(root, file)}: ${name}`);
  }
}

/** Something is wrong with them or with what they try, and a run that passed would not say so. */
function saySecondTries(ran) {
  const tests = [...ran.values()]
    .flatMap((step) => step.tests)
    .filter(({ onSecondTry }) => onSecondTry);
  if (tests.length > 0) print('\nPassed on the second try only:');
  for (const { file, name } of tests) print(`  ${path.relative(root, file)}: ${name}`);
}

function leaveOut(step, missing) {
  const counts = { ...none, skipped: 1 };
  print(
    `${step.name.padEnd(24)}${''.padStart(8)}  ${asSentence(counts)} (not run: needs ${missing})`,
  );
  return counts;
}

/** `npm test`: all runners, one line of counts at the end, non-zero when anything failed. */
export async function test(args) {
  try {
    const options = { only: { type: 'string', multiple: true }, help: { type: 'boolean' } };
    const values = parseOptions('npm test', args, options);
    if (values.help) {
      process.stdout.write(help);
      return;
    }
    const steps = values.only ? chosen(values.only) : testSteps;
    const cores = Math.min(2, availableParallelism());
    const ran = new Map();
    const since = performance.now();
    const results = await schedule(steps, cores, (step) => runStep(step, ran), leaveOut);
    const seconds = (performance.now() - since) / 1000;
    saySlowest(ran);
    saySecondTries(ran);
    const costs = costSentence(root, ran, seconds, cores);
    if (costs) print(`\n${costs}`);
    const counts = sum(results);
    print(`\n${asSentence(counts)} in ${(seconds / 60).toFixed(1)} min`);
    process.exitCode = counts.failed === 0 ? 0 : 1;
  } catch (error) {
    refuse(error);
  }
}
