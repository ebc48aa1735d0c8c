import path from 'node:path';
import { spawnSync } from 'node:child_process';

const root = path.resolve(__dirname, '../..');

interface Step {
  name: string;
  after?: string[];
  cores?: number;
  fails?: true;
}

/** The scripts are plain ES modules, so each table runs in a Node of its own. */
function traceOf(steps: Step[], cores: number): string[] {
  const script = `
    import { schedule } from './scripts/lib/schedule.mjs';
    const trace = [];
    const results = await schedule(
      ${JSON.stringify(steps)}, ${cores},
      async (step) => {
        trace.push('+' + step.name);
        await new Promise((resolve) => setImmediate(resolve));
        trace.push('-' + step.name);
        return { succeeded: !step.fails, result: step.fails ? 'failed' : 'done' };
      },
      (step, missing) => 'needs ' + missing,
    );
    process.stdout.write(JSON.stringify([...trace, ...results]));`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[];
}

describe('schedule', () => {
  it('runs as many steps at once as there are cores, in the order of the table', () => {
    const trace = traceOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
    expect(trace).toEqual(['+a', '+b', '-a', '+c', '-b', '-c', 'done', 'done', 'done']);
  });

  it('waits for what a step comes after', () => {
    const trace = traceOf([{ name: 'b', after: ['a'] }, { name: 'a' }], 2);
    expect(trace).toEqual(['+a', '-a', '+b', '-b', 'done', 'done']);
  });

  it('gives a step that wants all cores the machine alone', () => {
    const trace = traceOf([{ name: 'a' }, { name: 'wide', cores: 2 }, { name: 'b' }], 2);
    expect(trace.indexOf('+wide')).toBeGreaterThan(trace.indexOf('-b'));
    expect(trace.slice(trace.indexOf('+wide'), trace.indexOf('+wide') + 2)).toEqual([
      '+wide',
      '-wide',
    ]);
  });

  it('runs a wide step on a machine with one core too', () => {
    expect(traceOf([{ name: 'wide', cores: 2 }], 1)).toEqual(['+wide', '-wide', 'done']);
  });

  it('leaves out what comes after a failure, and what comes after that', () => {
    const trace = traceOf(
      [
        { name: 'a', fails: true },
        { name: 'b', after: ['a'] },
        { name: 'c', after: ['b'] },
        { name: 'd' },
      ],
      1,
    );
    expect(trace).toEqual(['+a', '-a', '+d', '-d', 'failed', 'needs a', 'needs b', 'done']);
  });
});
