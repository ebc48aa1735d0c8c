import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { none, readReport } from './counts.mjs';
import { isEnded, run, unavailable } from './run.mjs';
import { leftOut, reportFile } from './step-results.mjs';

const ours = path.join(import.meta.dirname, 'jest');

/**
 * Runs tests under jest.
 * @param {string} name of the step
 * @param {{ projects: string[], files?: string[], related?: string[], first?: string[],
 *   prefix?: string[], cores?: number }} options `files` where it is not all tests of the projects,
 *   `related` sources where it is the tests that import them, `first` those to begin with, `prefix` the command that runs jest, `cores` how many files run at once
 * @returns what the report tells, and `again`, which runs one file by itself
 */
export async function jest(root, name, options) {
  const { projects, files = [], related, first = [], prefix = [], cores = 1 } = options;
  if (related?.length === 0) return { counts: none, tests: [], notRun: [], output: '' };
  const file = reportFile(root, name);
  rmSync(file, { force: true });
  const [command, ...rest] = [
    ...prefix,
    path.join(root, 'node_modules/.bin/jest'),
    // The files first: jest takes what follows the project for further projects.
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
    ...(related ? ['--passWithNoTests', '--findRelatedTests', ...related] : []),
    '--selectProjects',
    ...projects,
    `--maxWorkers=${cores}`,
    '--reporters=default',
    `--reporters=${path.join(ours, 'reporter.cjs')}`,
    `--testSequencer=${path.join(ours, 'sequencer.cjs')}`,
  ];
  const env = { JEST_REPORT_FILE: file, JEST_FIRST: JSON.stringify(first) };
  const { code, output, processorSeconds } = await run(command, rest, { cwd: root, env });
  if (code === unavailable) return leftOut(output.trim().split('\n').at(-1));
  // No test imports any of them.
  if (related && code === 0 && !existsSync(file)) return { counts: none, tests: [], output: '' };
  return {
    ...readReport({ runner: 'jest', file }, { code, isEnded: isEnded() }),
    output: code === 0 || isEnded() ? '' : output,
    processorSeconds,
    again: (one) => jest(root, name, { ...options, related: undefined, files: [one] }),
  };
}
