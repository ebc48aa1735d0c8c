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

/** A single test, as the runners' reports tell it. */
const test = (file, name, seconds, status, onSecondTry = false) => ({
  file,
  name,
  seconds,
  status,
  onSecondTry,
});

/** The counts of single tests. */
export const counted = (tests) => sum(tests.map(({ status }) => ({ ...none, [status]: 1 })));

/** A line a test file, after one with the names of all (`jest/reporter.cjs`, `jest/sequencer.cjs`). */
function readJest(text) {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const files = lines.flatMap((line) => line.files ?? []);
  const done = lines.filter(({ file }) => file);
  const tests = done.flatMap((line) => [
    ...line.tests.map(({ name, seconds, status }) =>
      test(line.file, name, seconds, ['passed', 'failed'].includes(status) ? status : 'skipped'),
    ),
    ...(line.broken ? [test(line.file, 'does not load', 0, 'failed')] : []),
  ]);
  const seen = new Set(done.map(({ file }) => file));
  return { counts: counted(tests), tests, notRun: files.filter((file) => !seen.has(file)) };
}

const playwrightStatus = { expected: 'passed', flaky: 'passed', unexpected: 'failed' };

function readPlaywright(text) {
  const { config, suites, stats, errors } = JSON.parse(text);
  const inSuite = ({ specs, suites: inner = [] }, above) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) =>
        test(
          path.join(config.rootDir, file),
          [...above, title].join(' '),
          results.reduce((total, { duration }) => total + duration, 0) / 1000,
          playwrightStatus[status] ?? 'skipped',
          status === 'flaky',
        ),
      ),
    ),
    ...inner.flatMap((suite) => inSuite(suite, [...above, suite.title])),
  ];
  // The outermost suites are the files.
  const tests = suites.flatMap((file) => inSuite(file, []));
  const skipped = tests.filter(({ status }) => status === 'skipped');
  return {
    counts: {
      // One that passes on its second try only is told by name: see decision 0080.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    },
    tests,
    notRun: [...new Set(skipped.map(({ file }) => file))],
  };
}

const readers = { jest: readJest, playwright: readPlaywright };

/**
 * What a runner's report tells; `tests` are the single ones, `notRun` the files that it did not come
 * to. A runner that failed, or wrote no report, counts one failure at least: it may have ended
 * before it could write that down. One that was ended on purpose counts what it did not come to as
 * skipped.
 * @param {{ runner: 'jest' | 'playwright', file: string }} report
 */
export function readReport({ runner, file }, { code, isEnded = false }) {
  const nothing = { counts: { ...none, failed: 1 }, tests: [], notRun: [] };
  const report = existsSync(file) ? readers[runner](readFileSync(file, 'utf8')) : nothing;
  rmSync(file, { force: true });
  if (!isEnded) {
    const failed = code !== 0 && report.counts.failed === 0 ? 1 : report.counts.failed;
    return { ...report, counts: { ...report.counts, failed }, notRun: [] };
  }
  const left = runner === 'jest' ? report.notRun.length : 0;
  return { ...report, counts: sum([report.counts, { ...none, skipped: left }]) };
}
