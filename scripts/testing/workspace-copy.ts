import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/apps';

const packageStore = join(root, 'node_modules/.pnpm');
const left = new Set(['.git', '.ci', '.data', '.pnpm', 'dist', 'test-results']);

/**
 * A copy of the workspace to change and build in, without what builds have left. Its packages are
 * those of the workspace.
 */
export async function copyWorkspace(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'workspace-'));
  await cp(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.has(basename(path)),
  });
  await symlink(packageStore, join(copy, 'node_modules/.pnpm'));
  return copy;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Runs `npm run mfe` of a copy; fails with what it prints. */
export const mfeIn = (workspace: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/mfe.mjs', ...args], {
    cwd: workspace,
    // Through which the program that runs these tests sees every package there is.
    env: { ...process.env, NODE_PATH: '' },
  });

/**
 * Makes a new remote in a copy, with the packages that an installation would link.
 * @returns its folder
 */
export async function newRemote(workspace: string, name: string, title: string): Promise<string> {
  await mfeIn(workspace, 'new', name, '--title', title, '--no-install');
  const folder = join(workspace, `mfe-${name}`);
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const each of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const link = join('node_modules', each);
    await cp(join(workspace, 'mfe-case', link), join(folder, link), { verbatimSymlinks: true });
  }
  return folder;
}
