import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { stampOf } from './stamp.mjs';
import { treeHash } from './tree-hash.mjs';

const commands = [
  ['npm', ['run', 'build']],
  ['npm', ['run', 'build', '--prefix', 'backend']],
];
const notBuilt = /[.](test|spec)[.]tsx?$|[.]md$/;

/** Where the builds leave the product and its server. */
export const builtProduct = { folder: 'dist/product', server: 'backend/dist/main.js' };

function buildHash(root) {
  const sources = readdirSync(root).filter((name) =>
    /^(host|mfe-.*|shared|backend|scripts|pnpm-lock[.]yaml|package[.]json|tsconfig[.]json)$/.test(
      name,
    ),
  );
  return treeHash(root, sources, (file) => !notBuilt.test(file));
}

/**
 * Builds the host, the remotes and the back end, unless nothing has changed since the last time.
 * @returns {Promise<{ code: number, output: string } | 'unchanged'>}
 */
export async function buildProduct(root) {
  const stamp = stampOf(root, 'build');
  const hash = buildHash(root);
  const results = [path.join(builtProduct.folder, 'registry'), builtProduct.server];
  if (stamp.matches(hash, results)) return 'unchanged';
  stamp.clear();
  const builds = await Promise.all(
    commands.map(([command, args]) => run(command, args, { cwd: root })),
  );
  const broken = builds.find(({ code }) => code !== 0);
  if (broken) return broken;
  stamp.write(hash);
  return { code: 0, output: '' };
}
