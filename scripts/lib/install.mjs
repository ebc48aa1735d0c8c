import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { stampOf } from './stamp.mjs';
import { treeHash } from './tree-hash.mjs';

const packageFolders = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(host|mfe-.*|shared|backend|e2e)$/.test(entry.name))
    .map((entry) => entry.name);

const isManifest = (file) => path.basename(file) === 'package.json';

function installHash(root) {
  const manifests = treeHash(root, packageFolders(root), isManifest);
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.npmrc'];
  return `${treeHash(root, files)} ${manifests} node ${process.versions.modules}`;
}

/**
 * Installs the packages of the lockfile with the pnpm version that package.json names, which npm
 * fetches from its registry.
 * @returns {Promise<{ code: number, output: string } | 'unchanged'>}
 */
export async function install(root) {
  const stamp = stampOf(root, 'install');
  const hash = installHash(root);
  if (stamp.matches(hash, ['node_modules/.modules.yaml'])) return 'unchanged';
  stamp.clear();
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const result = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    // Without a terminal pnpm would refuse to replace an outdated node_modules.
    env: { CI: 'true' },
  });
  if (result.code === 0) stamp.write(hash);
  return result;
}
