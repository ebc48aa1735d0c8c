import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

function printedBy(script: string): unknown {
  const { stdout } = spawnSync(
    'node',
    ['--input-type=module', '-e', `import * as cores from './scripts/lib/cores.mjs'; ${script}`],
    { cwd: root, encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}

it.each([
  ['50000 100000', 1],
  ['100000 100000', 1],
  ['max 100000', availableParallelism()],
  [undefined, availableParallelism()],
])('follows the machine, within what a container may use of it: %s', (quota, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cores-'));
  const file = path.join(folder, 'cpu.max');
  if (quota) writeFileSync(file, `${quota}\n`);
  expect(printedBy(`console.log(cores.machineCores('${file}'))`)).toBe(expected);
  rmSync(folder, { recursive: true });
});

it.each([
  [1, [1, 1, 1]],
  [2, [1, 1, 2]],
  [4, [1, 2, 4]],
  [7, [1, 3, 7]],
])('gives steps one, half, and all of %i cores', (machine, expected) => {
  const script = `console.log(JSON.stringify([undefined, 'half', 'all'].map((share) => cores.coresOf(share, ${machine}))))`;
  expect(printedBy(script)).toEqual(expected);
});
