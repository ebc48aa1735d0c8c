import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

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
    // One that passes on its second try only is told by name: see decision 0081.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

const jestTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: name, duration, status }) => ({
      file,
      name,
      seconds: (duration ?? 0) / 1000,
      passed: status === 'passed',
      onSecondTry: false,
    })),
  );

function playwrightTests({ config, suites }) {
  const inSuite = ({ specs, suites: inner = [] }, above) => [
    ...specs.map(({ file, title, ok, tests }) => ({
      file: path.join(config.rootDir, file),
      name: [...above, title].join(' '),
      seconds:
        sumOf(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
      passed: ok && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
      onSecondTry: tests.some(({ status }) => status === 'flaky'),
    })),
    ...inner.flatMap((suite) => inSuite(suite, [...above, suite.title])),
  ];
  // The outermost suites are the files.
  return suites.flatMap((file) => inSuite(file, []));
}

const sumOf = (numbers) => numbers.reduce((total, number) => total + number, 0);

const readers = {
  jest: { counts: jestCounts, tests: jestTests },
  playwright: { counts: playwrightCounts, tests: playwrightTests },
};

/**
 * What a runner's JSON report tells; `tests` are the single ones, with the seconds that each took.
 * A runner that failed, or wrote no report, counts one failure at least: it may have ended before it
 * could write that down.
 * @param {{ runner: 'jest' | 'playwright', file: string }} report
 */
export function readReport({ runner, file }, exitCode) {
  let counts = { ...none, failed: 1 };
  let tests = [];
  if (existsSync(file)) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts = readers[runner].counts(report);
    tests = readers[runner].tests(report);
    rmSync(file);
  }
  const failed = exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { counts: { ...counts, failed }, tests };
}
