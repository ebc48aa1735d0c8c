import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Counts of one runner's report, in words, and its tests, one a line. */
function read(
  runner: string,
  report: object | object[] | undefined,
  exitCode: number,
  isEnded = false,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  const file = path.join(folder, 'report.json');
  if (report) {
    const lines = (Array.isArray(report) ? report : [report]).map((line) => JSON.stringify(line));
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
  const script = `
    import { asSentence, readReport } from './scripts/lib/counts.mjs';
    const how = { code: ${exitCode}, isEnded: ${isEnded} };
    const { counts, tests, notRun } = readReport({ runner: '${runner}', file: '${file}' }, how);
    process.stdout.write(JSON.stringify({ sentence: asSentence(counts), tests, notRun }));`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout) as { sentence: string; tests: object[]; notRun: string[] };
}

const jestTest = (name: string, status: string, seconds = 0) => ({ name, seconds, status });
const jestFile = (file: string, ...tests: object[]) => ({ file, tests, broken: false });
const jestReport = [
  { files: ['/src/a.test.ts', '/src/b.test.ts'] },
  jestFile('/src/a.test.ts', jestTest('sums up', 'passed', 1.5), jestTest('waits', 'pending')),
  jestFile('/src/b.test.ts', jestTest('counts', 'passed'), jestTest('is to come', 'todo')),
];
const playwrightReport = {
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [] as object[],
  config: { rootDir: '/e2e' },
  suites: [] as object[],
};

const spec = (title: string, duration: number, status: string) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ status, results: [{ duration }] }],
});

const measured = (file: string, name: string, seconds: number, status: string) => ({
  file,
  name,
  seconds,
  status,
  onSecondTry: false,
});

describe('counts', () => {
  it.each([
    ['jest', jestReport, 0, '2 passed, 0 failed, 2 skipped'],
    [
      'jest',
      [...jestReport, jestFile('/src/c.test.ts', jestTest('draws', 'failed'))],
      1,
      '2 passed, 1 failed, 2 skipped',
    ],
    // A suite that does not load counts.
    [
      'jest',
      [...jestReport, { file: '/src/c.test.ts', tests: [], broken: true }],
      1,
      '2 passed, 1 failed, 2 skipped',
    ],
    // A runner that ended badly after good tests is not a success.
    ['jest', jestReport, 1, '2 passed, 1 failed, 2 skipped'],
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
    expect(read(runner, report, exitCode).sentence).toBe(sentence);
  });

  it.each([
    [
      'jest',
      jestReport,
      [
        measured('/src/a.test.ts', 'sums up', 1.5, 'passed'),
        measured('/src/a.test.ts', 'waits', 0, 'skipped'),
        measured('/src/b.test.ts', 'counts', 0, 'passed'),
        measured('/src/b.test.ts', 'is to come', 0, 'skipped'),
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
        measured('/e2e/a.spec.ts', 'signs', 2, 'passed'),
        { ...measured('/e2e/a.spec.ts', 'draws', 3, 'passed'), onSecondTry: true },
        measured('/e2e/a.spec.ts', 'a broker waits', 0.5, 'skipped'),
      ],
    ],
  ])('reads the single tests of %s', (runner, report, tests) => {
    expect(read(runner, report, 0).tests).toEqual(tests);
  });

  it.each([
    [
      'jest',
      [{ files: ['/src/a.test.ts', '/src/b.test.ts', '/src/c.test.ts'] }, jestReport[1]!],
      '1 passed, 0 failed, 3 skipped',
      ['/src/b.test.ts', '/src/c.test.ts'],
    ],
    [
      'playwright',
      {
        ...playwrightReport,
        stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 },
        suites: [
          {
            title: 'a.spec.ts',
            specs: [spec('signs', 2000, 'expected'), spec('a', 10, 'skipped')],
            suites: [{ title: 'a broker', specs: [spec('waits', 0, 'skipped')] }],
          },
        ],
      },
      '1 passed, 0 failed, 2 skipped',
      ['/e2e/a.spec.ts'],
    ],
    ['jest', undefined, '0 passed, 1 failed, 0 skipped', []],
  ])('names what %s did not come to before it was ended', (runner, report, sentence, notRun) => {
    expect(read(runner, report, 130, true)).toMatchObject({ sentence, notRun });
    expect(read(runner, report, 0).notRun).toEqual([]);
  });
});
