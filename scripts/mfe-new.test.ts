import { execFile } from 'node:child_process';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readRegistry } from '@advisor/federation/deploy/revisions';
import {
  builtHost,
  removeTemporaryFolders,
  temporaryFolder,
} from '@advisor/federation/deploy/testing/builds';
import { copyWorkspace } from './testing/workspace-copy';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const run = promisify(execFile);
let workspace: string;

beforeAll(async () => {
  workspace = await copyWorkspace();
});
afterAll(async () => {
  await rm(workspace, { recursive: true });
  await removeTemporaryFolders();
});

const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
/** A program of the workspace; fails with what it prints. */
const program = (name: string, ...args: string[]) =>
  run(join(workspace, 'node_modules/.bin', name), args, { cwd: workspace, env });
const mfe = (...args: string[]) =>
  run(process.execPath, ['scripts/mfe.mjs', ...args], {
    cwd: workspace,
    // Through which the program that runs these tests sees every package there is.
    env: { ...process.env, NODE_PATH: '' },
  });

jest.setTimeout(300_000);

it('makes a remote that passes every check and is deployed beside the others', async () => {
  await mfe('new', 'loan-rates', '--title', 'Sazby úvěrů', '--no-install');
  // What an installation would link.
  const folder = join(workspace, 'mfe-loan-rates');
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const link = join('node_modules', name);
    await cp(join(workspace, 'mfe-case', link), join(folder, link), { verbatimSymlinks: true });
  }

  await program('oxfmt', '--check', 'mfe-loan-rates');
  await program('oxlint', '--deny-warnings', 'mfe-loan-rates');
  const types = { extends: './tsconfig.json', include: ['mfe-loan-rates'] };
  await writeFile(join(workspace, 'tsconfig.new.json'), JSON.stringify(types));
  await program('tsc', '--noEmit', '--project', 'tsconfig.new.json');
  await run(process.execPath, ['scripts/check-texts.mjs'], { cwd: workspace });
  await program('depcruise', '--config', '.dependency-cruiser.cjs', 'mfe-loan-rates');
  await program('knip', '--workspace', 'mfe-loan-rates');
  const { stderr } = await program('jest', 'mfe-loan-rates');
  expect(stderr).toMatch(/Tests: +4 passed, 4 total/);

  await mfe('build', 'loan-rates');
  const { requires, contractVersion, scripts } = JSON.parse(
    await readFile(join(folder, 'dist/remote.json'), 'utf8'),
  ) as {
    requires: Record<string, string>;
    contractVersion: number;
    scripts: Record<string, string>;
  };
  const root = await temporaryFolder();
  const host = await builtHost(requires, 'app.aaaaaaaaaa.js', contractVersion);
  await mfe('deploy', '--build', host, '--to', root);
  await mfe('deploy', 'loan-rates', '--to', root);
  const { remotes } = readRegistry(root);
  const [release] = remotes['loan-rates']?.releases ?? [];
  expect(release?.facts).toMatchObject({
    owns: ['/loan-rates'],
    navigation: [{ path: '/loan-rates', label: 'Sazby úvěrů' }],
  });
  const deployed = join(root, 'remotes/loan-rates', release?.version ?? '');
  // Nothing that no browser and no command reads.
  const files = await readdir(deployed);
  const contents = new Set(files.map((name) => name.replace(/\.(br|gz)$/, '')));
  expect([...contents].toSorted()).toEqual(
    [...Object.keys(scripts), 'remote.json', 'sources.json'].toSorted(),
  );
  const { pages } = JSON.parse(await readFile(join(deployed, 'remote.json'), 'utf8')) as {
    pages: Record<string, { files: string[] }>;
  };
  expect(pages['/loan-rates']?.files).not.toEqual([]);
});

it.each([
  ['case', 'There is a folder mfe-case already'],
  ['host', 'The address /host is not free'],
  ['Loan', 'is no name'],
  ['../x', 'is no name'],
])('refuses %s', async (name, reason) => {
  await expect(mfe('new', name, '--no-install')).rejects.toThrow(reason);
});
