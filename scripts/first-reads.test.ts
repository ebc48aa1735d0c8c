import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const { stdout } = spawnSync('git', ['ls-files', 'mfe-*'], { cwd: root, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = stdout.split('\n').filter((file) => /\.tsx?$/.test(file));

const firstReads = new Set(
  files
    .filter((file) => file.endsWith('/remote.config.ts'))
    .flatMap((file) => [...read(file).matchAll(/firstRead\(\s*(\w+\.\w+)/g)])
    .map(([, call]) => call),
);

/** Calls that a query makes in the background from the first time on, which leaves first answers alone. */
const alwaysInBackground = (source: string) =>
  [...source.matchAll(/operationQuery\(\s*(\w+\.\w+)([^;]*?)\)/g)]
    .filter(([, , options = '']) => /background: true/.test(options))
    .map(([, call]) => call);

it('knows a query that is always in the background', () => {
  const options = '{ background: true, meta: {} }';
  expect(alwaysInBackground(`operationQuery(a.list, {}, ${options});`)).toEqual(['a.list']);
  expect(alwaysInBackground("operationQuery(a.list, {}, { background: 'again' });")).toEqual([]);
});

it('what comes with the document is not asked for once more in the background', () => {
  expect(firstReads.size).toBeGreaterThan(10);
  const asked = files.flatMap((file) => alwaysInBackground(read(file)));
  expect(asked.filter((call) => call !== undefined && firstReads.has(call))).toEqual([]);
});
