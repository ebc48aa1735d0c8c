import path from 'node:path';
import { counted, sum } from './counts.mjs';
import { isEnded } from './run.mjs';

/** So many are broken and not unsteady. */
const most = 20;

const failedFiles = ({ tests }) => [
  ...new Set(tests.filter(({ status }) => status === 'failed').map(({ file }) => file)),
];

const minus = ({ passed, failed, skipped }) => ({
  passed: -passed,
  failed: -failed,
  skipped: -skipped,
});

/** The step's result with what the file showed when it was run by itself. */
function withSecondTry(result, file, second) {
  const isOfFile = (test) => test.file === file;
  const first = result.tests.filter(isOfFile);
  const failed = new Set(first.filter(({ status }) => status === 'failed').map(({ name }) => name));
  // A file that does not load has no names.
  const isSecond = ({ name, status }) =>
    status === 'passed' && (failed.has(name) || !first.some((test) => test.name === name));
  const tests = second.tests.map((test) => ({ ...test, onSecondTry: isSecond(test) }));
  return {
    ...result,
    counts: sum([result.counts, minus(counted(first)), second.counts]),
    tests: [...result.tests.filter((test) => !isOfFile(test)), ...tests],
  };
}

async function onceMore(root, result, print) {
  let latest = result;
  for (const file of failedFiles(result)) {
    if (isEnded()) break;
    const second = await result.again(file);
    if (isEnded() || second.reason) break;
    const title = `once more: ${path.relative(root, file)}`;
    if (second.output) print(`\n--- ${title} ---\n${second.output.trimEnd()}\n---`);
    latest = withSecondTry(latest, file, second);
  }
  return latest;
}

/**
 * Runs each test file of jest that failed once more, by itself, when nothing else runs any more.
 * @param {object[]} results of steps; those that have `again` can run a file
 * @param {(text: string) => void} print takes what a file prints that fails again
 * @returns {Promise<object[]>} the results, with what passed only then marked `onSecondTry`
 */
export async function secondTries(root, results, print) {
  const unsteady = results.filter(({ again }) => again).flatMap(failedFiles);
  if (unsteady.length === 0 || unsteady.length > most) return results;
  const final = [];
  for (const result of results) {
    final.push(result.again ? await onceMore(root, result, print) : result);
  }
  return final;
}
