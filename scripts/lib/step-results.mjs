import path from 'node:path';
import { none } from './counts.mjs';

/** What a step answers that passes or fails as a whole. */
export const verdict = ({ code, output }) => ({
  counts: { ...none, [code === 0 ? 'passed' : 'failed']: 1 },
  output: code === 0 ? '' : output,
});

/** What a step answers that was not run. */
export const leftOut = (reason) => ({ counts: { ...none, skipped: 1 }, output: '', reason });

/** Where a step's runner writes its report. */
export const reportFile = (root, name) => path.join(root, 'node_modules', '.cache', `${name}.json`);
