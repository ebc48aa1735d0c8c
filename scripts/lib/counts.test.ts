import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Counts of one runner's report, in words, and its tests, one a line. */
function read(runner: string, report: object | undefined, exitCode: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  const file = path.join(folder, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  const script = `
    import { asSentence, readReport } from './scripts/lib/counts.mjs';
    const { counts, tests } = readReport({ runner: '${runner}', file: '${file}' }, ${exitCode});
    process.stdout.write([asSentence(counts), ...tests.map((test) => JSON.stringify(test))].join('\\n'));`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout;
}

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [] as object[],
};
const playwrightReport = {
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [] as object[],
  config: { rootDir: '/e2e' },
  suites: [] as object[],
};

const spec = (title: string, duration: number, status: string) => ({
  file: 'a.spec.ts',
  title,
  ok: true,
  tests: [{ status, results: [{ duration }] }],
});

describe('counts', () => {
  it.each([
    ['jest', jestReport, 0, '7 passed, 0 failed, 2 skipped'],
    ['jest', { ...jestReport, numFailedTests: 2 }, 1, '7 passed, 2 failed, 2 skipped'],
    // A suite that does not load counts.
    ['jest', { ...jestReport, numRuntimeErrorTestSuites: 1 }, 1, '7 passed, 1 failed, 2 skipped'],
    // A runner that ended badly after good tests is not a success.
    ['jest', jestReport, 1, '7 passed, 1 failed, 2 skipped'],
    // A runner that wrote nothing is not a success either.
    ['jest', undefined, 0, '0 passed, 1 failed, 0 skipped'],
    ['playwright', playwrightReport, 0, '5 passed, 0 failed, 0 skipped'],
    ['playwright', { ...playwrightReport, errors: [{}] }, 1, '5 passed, 1 failed, 0 skipped'],
    [
      'playwright',
      { ...playwrightReport, stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } },
      1,
      '5 passed, 1 failed, 2 skipped',
    ],
  ])('reads %s %j with exit code %i as "%s"', (runner, report, exitCode, sentence) => {
    expect(read(runner, report, exitCode)).toBe(sentence);
  });

  it.each([
    [
      'jest',
      {
        ...jestReport,
        testResults: [
          {
            name: '/src/a.test.ts',
            assertionResults: [
              { fullName: 'sums up', duration: 1500, status: 'passed' },
              { fullName: 'is left out', duration: null, status: 'pending' },
            ],
          },
        ],
      },
      [
        { file: '/src/a.test.ts', name: 'sums up', seconds: 1.5, passed: true, onSecondTry: false },
        {
          file: '/src/a.test.ts',
          name: 'is left out',
          seconds: 0,
          passed: false,
          onSecondTry: false,
        },
      ],
    ],
    [
      'playwright',
      {
        ...playwrightReport,
        suites: [
          {
            title: 'a.spec.ts',
            specs: [spec('signs', 2000, 'expected'), spec('draws', 3000, 'flaky')],
            suites: [{ title: 'a broker', specs: [spec('waits', 500, 'skipped')] }],
          },
        ],
      },
      [
        { file: '/e2e/a.spec.ts', name: 'signs', seconds: 2, passed: true, onSecondTry: false },
        { file: '/e2e/a.spec.ts', name: 'draws', seconds: 3, passed: true, onSecondTry: true },
        {
          file: '/e2e/a.spec.ts',
          name: 'a broker waits',
          seconds: 0.5,
          passed: false,
          onSecondTry: false,
        },
      ],
    ],
  ])('reads the single tests of %s', (runner, report, tests) => {
    const [, ...lines] = read(runner, report, 0).split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(tests);
  });
});
