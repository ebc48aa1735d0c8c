import { availableParallelism } from 'node:os';
import path from 'node:path';
import { asSentence, none, sum } from './counts.mjs';
import { parseOptions } from './parse-options.mjs';
import { Refusal, refuse } from './refusal.mjs';
import { schedule } from './schedule.mjs';
import { testSteps } from './test-steps.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const say = (line) => process.stdout.write(`${line}\n`);

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

async function runStep(step) {
  const since = performance.now();
  const { counts, output, reason } = await step.run(root);
  const time = `${((performance.now() - since) / 1000).toFixed(1)} s`;
  if (output) say(`\n--- ${step.name} ---\n${output.trimEnd()}\n---`);
  const note = reason ? ` (not run: ${reason})` : '';
  say(`${step.name.padEnd(24)}${time.padStart(8)}  ${asSentence(counts)}${note}`);
  return { succeeded: counts.failed === 0 && reason === undefined, result: counts };
}

function leaveOut(step, missing) {
  const counts = { ...none, skipped: 1 };
  say(
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
    const results = await schedule(steps, Math.min(2, availableParallelism()), runStep, leaveOut);
    const counts = sum(results);
    say(asSentence(counts));
    process.exitCode = counts.failed === 0 ? 0 : 1;
  } catch (error) {
    refuse(error);
  }
}
