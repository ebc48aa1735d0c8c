import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
