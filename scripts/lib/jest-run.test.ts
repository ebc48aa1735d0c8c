import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'jest-run-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  write(
    'jest.config.mjs',
    `export default { projects: [{ displayName: 'node', transform: {} }] };`,
  );
});

afterEach(() => rmSync(project, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(project, name), text);

/** What the script prints as JSON. */
function printedBy(script: string): unknown {
  const imports = `
    import { jest } from './scripts/lib/jest-run.mjs';
    import { endRunning } from './scripts/lib/run.mjs';
    const report = path.basename('${project}');`;
  const { stdout, stderr } = spawnSync(
    'node',
    ['--input-type=module', '-e', `import path from 'node:path';${imports}${script}`],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('runs a file that failed once more by itself', () => {
  write('a.test.js', `it('passes', () => {});`);
  write(
    'b.test.js',
    `const { existsSync, writeFileSync } = require('node:fs');
     it('passes once it is alone', () => {
       const isFirst = !existsSync('tried');
       writeFileSync('tried', '');
       expect(isFirst).toBe(false);
     });`,
  );
  write('c.test.js', 'not a program');
  const printed = printedBy(`
    const all = await jest('${project}', report, { projects: ['node'] });
    const again = await all.again('${project}/b.test.js');
    const says = all.output.includes('passes once it is alone');
    process.stdout.write(JSON.stringify([all.counts, says, again.counts, again.output]));`);
  expect(printed).toEqual([
    { passed: 1, failed: 2, skipped: 0 },
    true,
    { passed: 1, failed: 0, skipped: 0 },
    '',
  ]);
});

it('keeps what was shown before it is ended, and begins with the files it is told', () => {
  for (const name of ['a', 'b', 'd']) write(`${name}.test.js`, `it('passes', () => {});`);
  // Jest's own order begins with the largest. It tells the script that it runs, and does not end.
  write(
    'c.test.js',
    `it('hangs', () => new Promise(() => process.kill(process.ppid, 'SIGUSR2')), 100_000);`,
  );
  const printed = printedBy(`
    process.once('SIGUSR2', endRunning);
    const options = { projects: ['node'], first: ['d.test.js'] };
    const { counts, tests, notRun } = await jest('${project}', report, options);
    const names = (files) => files.map((file) => path.basename(file)).toSorted();
    const ran = names(tests.map(({ file }) => file));
    process.stdout.write(JSON.stringify([counts, ran, names(notRun)]));`);
  expect(printed).toEqual([
    { passed: 1, failed: 0, skipped: 3 },
    ['d.test.js'],
    ['a.test.js', 'b.test.js', 'c.test.js'],
  ]);
});
