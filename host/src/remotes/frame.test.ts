import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from '@advisor/federation/shared-modules';

const { modules } = sharedModules['@advisor/frame'];

it('holds exactly the modules of the table', () => {
  const source = readFileSync(join(import.meta.dirname, 'frame.ts'), 'utf8');
  const held = [...source.matchAll(/^export \* from '(.+)';$/gm)].map(([, name]) => name);
  expect(held).toEqual([...modules]);
});

it.each([...modules])('takes everything of %s: it has no default export', async (name) => {
  expect(await import(name)).not.toHaveProperty('default');
});
