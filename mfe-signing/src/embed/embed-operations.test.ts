import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@advisor/contracts/embed/operations';

const source = join(import.meta.dirname, '..');

/** What the embedded page is made of. */
const folders = ['bridge', 'card', 'embed', 'form', 'service', 'signatures'];

const files = folders.flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(source, folder, name)),
);

it('has each call of the embedded page in the table that its build carries', () => {
  const called = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:call|operationUrl|operationQuery)\(\s*'([\w.]+)'/g,
      ),
    ].map(([, id = '']) => id),
  );
  expect(called.length).toBeGreaterThan(9);
  expect(called.filter((id) => !Object.hasOwn(operations, id))).toEqual([]);
});
