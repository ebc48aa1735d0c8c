import { rmSync } from 'node:fs';
import path from 'node:path';
import { readReport } from './counts.mjs';
import { isEnded, run, unavailable } from './run.mjs';
import { leftOut, reportFile } from './step-results.mjs';

const ours = path.join(import.meta.dirname, 'jest');

/**
 * Runs tests under jest.
 * @param {string} name of the step
 * @param {{ projects: string[], files?: string[], first?: string[], prefix?: string[],
 *   cores?: number }} options `files` where it is not all tests of the projects, `first` those to
 *   begin with, `prefix` the command that runs jest, `cores` how many files run at once
 * @returns what the report tells, and `again`, which runs one file by itself
 */
export async function jest(root, name, options) {
  const { projects, files = [], first = [], prefix = [], cores = 1 } = options;
  const file = reportFile(root, name);
  rmSync(file, { force: true });
  const [command, ...rest] = [
    ...prefix,
    path.join(root, 'node_modules/.bin/jest'),
    // The files first: jest takes what follows the project for further projects.
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
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
  return {
    ...readReport({ runner: 'jest', file }, { code, isEnded: isEnded() }),
    output: code === 0 || isEnded() ? '' : output,
    processorSeconds,
    again: (one) => jest(root, name, { ...options, files: [one] }),
  };
}
