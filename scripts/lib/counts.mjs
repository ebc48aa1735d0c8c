import { existsSync, readFileSync, rmSync } from 'node:fs';

export const none = { passed: 0, failed: 0, skipped: 0 };

export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );

export const asSentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

function jestCounts(report) {
  // A suite that does not even load has no tests to count.
  const broken = report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    // A journey that passes only on a second try is not trusted.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

const readers = { jest: jestCounts, playwright: playwrightCounts };

/**
 * Counts of a runner's JSON report. A runner that failed, or wrote no report, counts one failure at
 * least: it may have ended before it could write that down.
 * @param {{ runner: 'jest' | 'playwright', file: string }} report
 */
export function readCounts({ runner, file }, exitCode) {
  let counts = { ...none, failed: 1 };
  if (existsSync(file)) {
    counts = readers[runner](JSON.parse(readFileSync(file, 'utf8')));
    rmSync(file);
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
