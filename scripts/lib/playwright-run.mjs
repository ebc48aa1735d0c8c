import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { readReport } from './counts.mjs';
import { isEnded, run } from './run.mjs';
import { leftOut, reportFile } from './step-results.mjs';

/** What Playwright tells of tests that failed, on their first try too; the rest is a line a test. */
function failuresIn(log) {
  const from = log.search(/^ {2}1\) /mu);
  return from === -1 ? '' : log.slice(from);
}

/** @param {string[]} args the configuration, when it is not the journeys' */
export async function inChromium(root, name, cores, args = [], env = {}) {
  const browser = await findBrowser(root);
  if (!browser) {
    return leftOut('no Chromium was found or could be installed; E2E_CHROMIUM may name one');
  }
  return playwright(root, name, cores, args, { E2E_CHROMIUM: browser, ...env });
}

/** @returns what the report tells, and all that it printed as `log` */
export async function playwright(root, name, cores, args, env) {
  const file = reportFile(root, name);
  const cwd = path.join(root, 'e2e');
  // Not by npx, which would stand between it and an interruption.
  const command = path.join(cwd, 'node_modules/.bin/playwright');
  // On one core, too, one journey works while another waits.
  const workers = [`--workers=${Math.max(2, cores)}`];
  const {
    code,
    output: log,
    processorSeconds,
  } = await run(command, ['test', ...args, ...workers, '--reporter=list,json'], {
    cwd,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0', ...env },
  });
  const report = readReport({ runner: 'playwright', file }, { code, isEnded: isEnded() });
  const output = failuresIn(log) || (code === 0 || isEnded() ? '' : log);
  return { ...report, output, log, processorSeconds };
}
