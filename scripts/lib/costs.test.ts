import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

function printedBy(script: string): string {
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

const test = (file: string, seconds: number) => ({ file: `/p/${file}`, seconds });
const steps = {
  unit: {
    seconds: 600,
    cores: 1,
    processorSeconds: 500,
    tests: [test('mfe-case/a.test.tsx', 40), test('scripts/b.test.ts', 10)],
  },
  'back end': { seconds: 300, cores: 1, processorSeconds: 150, tests: [test('c.test.ts', 1)] },
  'back end, embedded': { seconds: 300, cores: 1, tests: [test('d.test.ts', 1)] },
  journeys: {
    seconds: 400,
    cores: 2,
    processorSeconds: 700,
    tests: [
      test('e2e/platform/every-screen.spec.ts', 30),
      test('e2e/platform/every-screen.spec.ts', 30),
      test('e2e/platform/offline.spec.ts', 80),
    ],
  },
};

function sentence(ran: object, factor: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'costs-'));
  mkdirSync(path.join(folder, 'backend/src'), { recursive: true });
  writeFileSync(path.join(folder, 'backend/src/routes.ts'), 'serve(app, a); serve(app, b);');
  const printed = printedBy(`
    import { costSentence } from './scripts/lib/costs.mjs';
    const tests = ${JSON.stringify(ran).replaceAll('/p/', `${folder}/`)};
    const said = costSentence('${folder}', new Map(Object.entries(tests)), { seconds: 1200, cores: 2, factor: ${factor} });
    process.stdout.write(String(said));`);
  rmSync(folder, { recursive: true });
  return printed;
}

it('says costs in processor time of the reference, and the time of this machine', () => {
  // Screens: 700 × 60/140 and 500 × 40/50, for two of them; calls: 150 and 300, for two of them.
  expect(sentence(steps, 2)).toBe(
    'Processor seconds of the reference: unit 250; back end 75; back end, embedded 150; journeys 350. ' +
      'One more screen costs 175.0 s of it (there are 2), one more call 112.5 s (2); ' +
      'twice of both would take 29.6 min here.',
  );
});

it('says nothing where not all steps ran that grow', () => {
  expect(sentence({ unit: steps.unit, journeys: steps.journeys }, 1)).toBe('undefined');
});

it('compares this machine with the reference', () => {
  const factor = Number(
    printedBy(`
      import { calibration } from './scripts/lib/processor.mjs';
      process.stdout.write(String(calibration()));`),
  );
  expect(factor).toBeGreaterThan(0.1);
  expect(factor).toBeLessThan(100);
});

it('tells the processor time of what a command and its children did', () => {
  const busy =
    'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
  const [own, none] = JSON.parse(
    printedBy(`
      import { run } from './scripts/lib/run.mjs';
      const inShell = await run('sh', ['-c', 'node -e "${busy}"; true']);
      const idle = await run('sleep', ['0.3']);
      process.stdout.write(JSON.stringify([inShell.processorSeconds, idle.processorSeconds]));`),
  ) as [number, number];
  expect(own).toBeGreaterThanOrEqual(0.3);
  expect(none).toBeLessThan(0.3);
});
