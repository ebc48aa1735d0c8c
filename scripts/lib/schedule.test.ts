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
      ${JSON.stringify(steps)}, { cores: ${cores} },
      async (step) => {
        trace.push('+' + step.name);
        await new Promise((resolve) => setImmediate(resolve));
        trace.push('-' + step.name);
        return { succeeded: !step.fails, result: step.fails ? 'failed' : 'done' };
      },
      (step, reason) => reason,
    );
    process.stdout.write(JSON.stringify([...trace, ...results]));`;
  return printedBy(script);
}

function printedBy(script: string): string[] {
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[];
}

interface TimedStep extends Step {
  minutes: number;
}

/** What begins and ends at which minute of a clock of its own, and what is left out. */
function timesOf(steps: TimedStep[], minutes: number | undefined, first: string[]): string[] {
  const script = `
    import { mock } from 'node:test';
    import { schedule } from './scripts/lib/schedule.mjs';
    import { timeLimit } from './scripts/lib/time-limit.mjs';
    const { setImmediate } = globalThis;
    mock.timers.enable({ apis: ['setTimeout'] });
    const trace = [];
    const running = new Map();
    let minute = 0;
    const timeIsUp = timeLimit(${minutes}, () => running.forEach((end) => end('ended')));
    const runStep = async (step) => {
      trace.push(step.name + ' from ' + minute);
      const how = await new Promise((end) => {
        running.set(step, end);
        setTimeout(end, step.minutes * 60_000, 'to');
      });
      running.delete(step);
      trace.push(step.name + ' ' + how + ' ' + minute);
      return { succeeded: how === 'to' && !step.fails };
    };
    const leaveOut = ({ name }, reason) => trace.push(name + ': ' + reason);
    const limits = { cores: 2, timeIsUp, first: new Set(${JSON.stringify(first)}) };
    const all = schedule(${JSON.stringify(steps)}, limits, runStep, leaveOut);
    while (minute < 200) {
      await new Promise((resolve) => setImmediate(resolve));
      minute += 1;
      mock.timers.tick(60_000);
    }
    await all;
    process.stdout.write(JSON.stringify(trace));`;
  return printedBy(script);
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

  const long: TimedStep[] = [
    { name: 'build', minutes: 10 },
    { name: 'unit', minutes: 60 },
    { name: 'journeys', minutes: 50, cores: 2, after: ['build'] },
    { name: 'matrix', minutes: 5, cores: 2, after: ['journeys'] },
  ];
  it.each<[string, number | undefined, string[], string[]]>([
    [
      'takes as long as it takes without a limit',
      undefined,
      [],
      [
        'build from 0',
        'unit from 0',
        'build to 10',
        'unit to 60',
        'journeys from 60',
        'journeys to 110',
        'matrix from 110',
        'matrix to 115',
      ],
    ],
    [
      'ends what runs a minute before the limit, and begins nothing more',
      80,
      [],
      [
        'build from 0',
        'unit from 0',
        'build to 10',
        'unit to 60',
        'journeys from 60',
        'journeys ended 79',
        'matrix: no time left',
      ],
    ],
    [
      'begins with what the last run left out, and with what that needs',
      80,
      ['build', 'journeys', 'matrix'],
      [
        'build from 0',
        'build to 10',
        'journeys from 10',
        'journeys to 60',
        'matrix from 60',
        'matrix to 65',
        'unit from 65',
        'unit ended 79',
      ],
    ],
    [
      'is none of it for a run that is done in time',
      200,
      [],
      [
        'build from 0',
        'unit from 0',
        'build to 10',
        'unit to 60',
        'journeys from 60',
        'journeys to 110',
        'matrix from 110',
        'matrix to 115',
      ],
    ],
    [
      'ends at once where there is no minute to run in',
      1,
      [],
      [
        'build from 0',
        'unit from 0',
        'build ended 1',
        'unit ended 1',
        'journeys: no time left',
        'matrix: no time left',
      ],
    ],
  ])('a limit of time %s', (_, minutes, first, trace) => {
    expect(timesOf(long, minutes, first)).toEqual(trace);
  });

  it('goes on where what should have come first cannot run', () => {
    const steps: TimedStep[] = [
      { name: 'a', minutes: 5, fails: true },
      { name: 'b', minutes: 5, after: ['a'] },
      { name: 'c', minutes: 5 },
    ];
    expect(timesOf(steps, 8, ['a', 'b'])).toEqual([
      'a from 0',
      'a to 5',
      'b: needs a',
      'c from 5',
      'c ended 7',
    ]);
  });
});
