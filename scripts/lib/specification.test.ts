import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const ran = [
  { file: '/p/mfe/a.test.tsx', name: 'a form refuses a wrong number', status: 'passed' },
  { file: '/p/mfe/a.test.tsx', name: 'a form waits', status: 'skipped' },
  { file: '/p/one/b.test.ts', name: 'counts', status: 'passed' },
  { file: '/p/two/b.test.ts', name: 'counts', status: 'passed' },
];

/** What the check says of a table with this cell. */
function faultsOf(cell: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'specification-'));
  mkdirSync(path.join(folder, 'docs/specification'), { recursive: true });
  const table = `| part | sentence | test |\n| --- | --- | --- |\n| 1 §2 | any | ${cell} |\n`;
  writeFileSync(path.join(folder, 'docs/specification/area.md'), table);
  const script = `
    import { specificationFaults } from './scripts/lib/specification.mjs';
    const faults = specificationFaults('${folder}', ${JSON.stringify(ran)});
    process.stdout.write(JSON.stringify(faults));`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout) as string[];
}

it.each([
  ['a part of a name', '`a.test.tsx` "wrong number"', []],
  ['what stands between', '`a.test.tsx` "form … wrong"', []],
  ['as much of a path as is needed', '`one/b.test.ts`', []],
  ['nothing, where nothing is built', '—', []],
  ['another name', '`a.test.tsx` "right number"', ['a.test.tsx has no test "right number"']],
  ['another file', '`c.test.ts`, `one/b.test.ts`', ['no test of c.test.ts has run']],
  ['one of two files', '`b.test.ts`', ['b.test.ts may be /p/one/b.test.ts or /p/two/b.test.ts']],
  [
    'a test that is left out',
    '`a.test.tsx` "waits"',
    ['a.test.tsx: "a form waits" has not run, or failed'],
  ],
])('a table may name %s: %s', (_, cell, faults) => {
  expect(faultsOf(cell)).toEqual(faults.map((fault) => `docs/specification/area.md: ${fault}`));
});
