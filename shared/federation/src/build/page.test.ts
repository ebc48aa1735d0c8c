import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './compile';
import { integrityOf } from '@advisor/deployment/integrity';
import { pageConfig } from './page';
import { workspaceRoot } from './shared-versions';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'page-'));
  await symlink(join(workspaceRoot, 'mfe-case/node_modules'), join(dir, 'node_modules'));
  const files = {
    'early.ts': `globalThis.name = '</script><!--' + document.title;`,
    'index.ts': `import { tone } from './large'; import './page.css'; document.title = tone;`,
    'page.css': 'body { margin: 0 }',
    'large.ts': `export const tone = 'from the large one';`,
    'small.ts': `export const tone = 'from the small one';`,
    'page.html': '<html><head><!-- settings --></head><body></body></html>',
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(dir, name), content)),
  );
  await compile(
    pageConfig({
      dir,
      mode: 'production',
      name: 'page',
      entry: './index.ts',
      early: './early.ts',
      template: './page.html',
      alias: { './large$': join(dir, 'small.ts') },
      publicPath: '/page/',
    }),
  );
});
afterAll(() => rm(dir, { recursive: true }));

it('writes the early script into the document, after its settings, and nowhere else', async () => {
  const html = await readFile(join(dir, 'dist/page.html'), 'utf8');
  const [, early = ''] = /<!-- settings -->\s*<script>(.+?)<\/script>/s.exec(html) ?? [];
  expect(early).toContain('document.title');
  expect(early).not.toContain('<!--');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toMatch(/<script defer src="\/page\/page\.[0-9a-f]{10}\.js"/);
  expect(await readdir(join(dir, 'dist'))).toEqual([
    expect.stringMatching(/^page\.[0-9a-f]{10}\.css$/),
    expect.stringMatching(/^page\.[0-9a-f]{10}\.js$/),
    'page.html',
    'page.json',
  ]);
});

it.each(['src', 'href'])('says what its code has to be that is named by %s', async (attribute) => {
  const html = await readFile(join(dir, 'dist/page.html'), 'utf8');
  const named = new RegExp(`${attribute}="/page/([^"]+)" crossorigin integrity="([^"]+)"`);
  const [, file = '', integrity] = named.exec(html) ?? [];
  expect(integrity).toBe(integrityOf(await readFile(join(dir, 'dist', file))));
});

it('takes the smaller module in the place of the larger one', async () => {
  const files = await readdir(join(dir, 'dist'));
  const script = files.find((name) => name.endsWith('.js')) ?? '';
  const code = await readFile(join(dir, 'dist', script), 'utf8');
  expect(code).toContain('from the small one');
  expect(code).not.toContain('from the large one');
});
