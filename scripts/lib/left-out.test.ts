import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What the script prints, on a machine whose cache lies there. */
function printedBy(cache: string, script: string): string {
  const { stdout } = spawnSync(
    'node',
    [
      '--input-type=module',
      '-e',
      `import * as memory from './scripts/lib/left-out.mjs'; ${script}`,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: cache } },
  );
  return stdout;
}

const read = 'process.stdout.write(JSON.stringify(memory.readLeftOut()));';

it('remembers what was left out until a run that leaves nothing out', () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'left-out-'));
  expect(printedBy(cache, read)).toBe('{}');
  printedBy(cache, `memory.writeLeftOut({ unit: ['a.test.ts'], matrix: [] });`);
  expect(printedBy(cache, read)).toBe('{"unit":["a.test.ts"],"matrix":[]}');
  printedBy(cache, 'memory.writeLeftOut({});');
  expect(printedBy(cache, read)).toBe('{}');
  rmSync(cache, { recursive: true });
});

it('begins in the usual order where nothing can be remembered, and says so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'left-out-'));
  const cache = path.join(folder, 'file');
  writeFileSync(cache, '');
  expect(printedBy(cache, 'memory.writeLeftOut({ unit: [] });')).toMatch(
    /^What was left out is not/,
  );
  expect(printedBy(cache, read)).toBe('{}');
  rmSync(folder, { recursive: true });
});
