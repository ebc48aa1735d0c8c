import path from 'node:path';

const print = (line) => process.stdout.write(`${line}\n`);

export function saySlowest(root, tests) {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (slowest.length > 0) print('\nThe slowest tests:');
  for (const { file, name, seconds } of slowest) {
    print(`${`${seconds.toFixed(1)} s`.padStart(8)}  ${path.relative(root, file)}: ${name}`);
  }
}

/** Something is wrong with them or with what they try, and a run that passed would not say so. */
export function saySecondTries(root, tests) {
  const second = tests.filter(({ onSecondTry }) => onSecondTry);
  if (second.length > 0) print('\nPassed on the second try only:');
  for (const { file, name } of second) print(`  ${path.relative(root, file)}: ${name}`);
}

/** @param {Record<string, string[]>} leftOut files by step; none where the whole step was not run */
export function sayNotRun(leftOut, minutes) {
  const steps = Object.entries(leftOut);
  if (steps.length > 0)
    print(`\nNot run, no time left of ${minutes} minutes; the next run begins with:`);
  for (const [step, files] of steps) {
    print(`  ${step}`);
    for (const file of files) print(`    ${file}`);
  }
}
