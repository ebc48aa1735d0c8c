import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from './compile';
import { integrityOf } from '@advisor/deployment/integrity';
import { remoteConfig } from './remote';
import { workspaceRoot } from './shared-versions';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((dir) => rm(dir, { recursive: true }))));

/** A remote of its own folder that sees the packages which a real remote has. */
async function buildRemote(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'remote-'));
  folders.push(dir);
  await symlink(join(workspaceRoot, 'mfe-case/node_modules'), join(dir, 'node_modules'));
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      await mkdir(dirname(join(dir, name)), { recursive: true });
      await writeFile(join(dir, name), content);
    }),
  );
  await compile(
    remoteConfig({
      dir,
      mode: 'production',
      contractVersion: 1,
      remote: { name: 'sample', owns: [{ path: '/sample', page: './src/Page.tsx' }] },
    }),
  );
  return join(dir, 'dist');
}

const page = `import { useQuery } from '@tanstack/react-query';
import { Button } from '@advisor/ui/core';
import { useSession } from '@advisor/shell/session';
const t = (key) => key;
export default function Page() {
  useQuery({ queryKey: ['sample'] });
  return <Button title={useSession().name}>{t('common:action.retry')}</Button>;
}
`;
const remote = `export default { routes: () => [{ path: '/sample', lazy: () => import('./Page') }] };`;

it('takes every shared module from the host, and describes what a page needs', async () => {
  const dist = await buildRemote({ 'src/remote.ts': remote, 'src/Page.tsx': page });
  const description = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as {
    entry: string;
    global: string;
    requires: Record<string, string>;
    uses: Record<string, string[]>;
    texts: string[];
    pages: Record<string, { files: string[]; shared: string[] }>;
  };
  expect(description.global).toBe('advisor_sample');
  expect(description.entry).toMatch(/^remoteEntry\.[0-9a-f]{10}\.js$/);
  expect(description.requires['@advisor/frame']).toBe('1.0.0');
  expect(description.uses).toMatchObject({
    '@advisor/frame': ['Button', 'useSession'],
    '@tanstack/react-query': ['useQuery'],
  });
  expect(description.texts).toEqual(['action.retry']);
  expect(description.pages['/sample']?.shared).toEqual([
    '@advisor/frame',
    '@tanstack/react-query',
    'react/jsx-runtime',
  ]);
  const sizes = await Promise.all(
    [description.entry, ...(description.pages['/sample']?.files ?? [])].map(
      async (file) => (await readFile(join(dist, file))).length,
    ),
  );
  // The container's own runtime, and a page that carries nothing but itself.
  expect(sizes[0]).toBeLessThan(32_000);
  expect(Math.max(...sizes.slice(1))).toBeLessThan(2_000);
});

it('says what its scripts and styles have to be, and its entry says it of those that it loads', async () => {
  const dist = await buildRemote({
    'src/remote.ts': remote,
    'src/Page.tsx': `import './page.css';\n${page}`,
    'src/page.css': '.sample { color: red }',
  });
  const description = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as {
    entry: string;
    integrity: string;
    scripts: Record<string, string>;
  };
  const names = (await readdir(dist)).filter((name) => /\.(js|css)$/.test(name));
  expect(names.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  expect(Object.keys(description.scripts).toSorted()).toEqual(names.toSorted());
  // What nobody reads would be deployed all the same.
  expect(await readdir(dist)).toHaveLength(names.length + 1);
  expect(description.integrity).toBe(description.scripts[description.entry]);
  const entry = await readFile(join(dist, description.entry), 'utf8');
  for (const name of names) {
    expect(description.scripts[name]).toBe(integrityOf(await readFile(join(dist, name))));
  }
  const loaded = names.filter((name) => name !== description.entry);
  expect(loaded.filter((name) => !entry.includes(description.scripts[name] ?? ''))).toEqual([]);
});

it('names no module of an entry by where the checkout lies', async () => {
  const dist = await buildRemote({ 'src/remote.ts': remote, 'src/Page.tsx': page });
  const name = (await readdir(dist)).find((each) => /^remoteEntry\..*\.js$/.test(each)) ?? '';
  const entry = await readFile(join(dist, name), 'utf8');
  const [, container, runtime] =
    /=\{(\w+)\(.*?\},(\w+)\([^{]*\{let \w+=globalThis\.advisor/.exec(entry) ?? [];
  expect([container, runtime]).toEqual(['container', 'runtime']);
});

it('fails on a package that would be a second copy of what the host has', async () => {
  const files = {
    'src/remote.ts': remote,
    'src/Page.tsx': `import { createStore } from '../node_modules/@advisor/shell/node_modules/zustand';
export default () => String(createStore);`,
  };
  await expect(buildRemote(files)).rejects.toThrow('a second copy of zustand');
});

it('fails on a name that the curated module does not list', async () => {
  const files = {
    'src/remote.ts': remote,
    'src/Page.tsx': `import { useSuspenseQuery } from '@tanstack/react-query';
export default () => String(useSuspenseQuery);`,
  };
  await expect(buildRemote(files)).rejects.toThrow(
    'imports useSuspenseQuery from @tanstack/react-query; list it in shared/federation/src/vendor/react-query.ts',
  );
});

it('fails when the page that should be preloaded is not loaded by an import()', async () => {
  const files = { 'src/remote.ts': `export default { routes: () => [] };`, 'src/Page.tsx': page };
  await expect(buildRemote(files)).rejects.toThrow('no import() loads the module of /sample');
});
