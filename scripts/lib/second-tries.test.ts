import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const test = (file: string, name: string, status: string) => ({ file: `/p/${file}`, name, status });

interface Outcome {
  counts: object;
  secondTries: string[];
  tried: string[];
  printed: string[];
}

/** What becomes of a step that ran these tests, when its failed files show the others on their own. */
function outcomeOf(tests: object[], alone: object[], extra = { failed: 0, skipped: 0 }): Outcome {
  const script = `
    import { counted, none, sum } from './scripts/lib/counts.mjs';
    import { secondTries } from './scripts/lib/second-tries.mjs';
    const [tests, alone] = ${JSON.stringify([tests, alone])};
    const tried = [];
    const printed = [];
    const again = async (file) => {
      tried.push(file);
      const own = alone.filter((test) => test.file === file);
      const counts = counted(own);
      return { counts, tests: own, output: counts.failed > 0 ? 'still wrong' : '' };
    };
    const counts = sum([counted(tests), { ...none, ...${JSON.stringify(extra)} }]);
    const other = { counts: { passed: 0, failed: 1, skipped: 0 } };
    const [result] = await secondTries('/p', [{ counts, tests, again }, other], (text) => printed.push(text));
    const second = result.tests.filter(({ onSecondTry }) => onSecondTry).map(({ name }) => name);
    process.stdout.write(JSON.stringify({ counts: result.counts, secondTries: second, tried, printed }));`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as Outcome;
}

const first = [
  test('a.test.ts', 'sums up', 'passed'),
  test('b.test.ts', 'counts', 'passed'),
  test('b.test.ts', 'draws', 'failed'),
  test('b.test.ts', 'is left out', 'skipped'),
];
const second = [
  test('b.test.ts', 'counts', 'passed'),
  test('b.test.ts', 'draws', 'passed'),
  test('b.test.ts', 'is left out', 'skipped'),
];

it('counts what passes by itself as passed, and marks what had failed', () => {
  expect(outcomeOf(first, second)).toEqual({
    counts: { passed: 3, failed: 0, skipped: 1 },
    secondTries: ['draws'],
    tried: ['/p/b.test.ts'],
    printed: [],
  });
});

it('leaves failed what fails again, and prints it', () => {
  const outcome = outcomeOf(first, first);
  expect(outcome.counts).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(outcome.secondTries).toEqual([]);
  expect(outcome.printed).toEqual(['\n--- once more: b.test.ts ---\nstill wrong\n---']);
});

it('marks all of a file that did not even load', () => {
  const broken = [first[0]!, test('b.test.ts', 'does not load', 'failed')];
  const outcome = outcomeOf(broken, second);
  expect(outcome.counts).toEqual({ passed: 3, failed: 0, skipped: 1 });
  expect(outcome.secondTries).toEqual(['counts', 'draws']);
});

it('takes back no failure but those of single tests', () => {
  const { counts } = outcomeOf(first, second, { failed: 1, skipped: 1 });
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

it('tries nothing again where all is well, or where very much is broken', () => {
  const broken = Array.from({ length: 21 }, (_, at) => test(`${at}.test.ts`, 'draws', 'failed'));
  expect(outcomeOf([first[0]!], []).tried).toEqual([]);
  expect(outcomeOf(broken, []).tried).toEqual([]);
});
