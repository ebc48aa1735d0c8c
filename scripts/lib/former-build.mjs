import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install } from './install.mjs';
import { run, unavailable } from './run.mjs';
import { stampOf } from './stamp.mjs';

/** Where the builds of N−1 lie, as in a workspace: `host/dist`, `mfe-…/dist`, `mfe-…/embed/dist`. */
export const formerBuilds = path.join('node_modules', '.cache', 'former');

const stampOfBuilds = (root) => stampOf(root, 'former');

/** The commit of these builds. */
export const builtFormer = (root) => stampOfBuilds(root).read();

async function findCommit(root) {
  // Packages are there only when the step before has installed them.
  const { register } = await import('tsx/esm/api');
  register();
  const { formerCommit } = await import('./former-commit.ts');
  return formerCommit(root);
}

const buildsIn = (workspace) =>
  readdirSync(workspace)
    .flatMap((name) => [path.join(name, 'dist'), path.join(name, 'embed', 'dist')])
    .filter((folder) => /^(host|mfe-)/.test(folder) && existsSync(path.join(workspace, folder)));

/** The first command that fails ends it. */
async function inOrder(commands) {
  for (const command of commands) {
    const result = await command();
    if (result !== 'unchanged' && result.code !== 0) return result;
  }
  return { code: 0, output: '' };
}

/** Builds a commit in a copy of its own, with its own packages and scripts. */
async function buildCommit(root, commit) {
  const copy = await mkdtemp(path.join(tmpdir(), 'former-'));
  const archive = path.join(copy, '.archive');
  try {
    const result = await inOrder([
      () => run('git', ['archive', `--output=${archive}`, commit], { cwd: root }),
      () => run('tar', ['-xf', archive, '-C', copy]),
      () => install(copy),
      () => run('npm', ['run', 'build'], { cwd: copy }),
    ]);
    if (result.code !== 0) return result;
    for (const build of buildsIn(copy)) {
      const to = path.join(root, formerBuilds, build);
      await cp(path.join(copy, build), to, { recursive: true });
    }
    return result;
  } finally {
    await rm(copy, { recursive: true });
  }
}

/**
 * Builds N−1 of the front end from the history, unless the last run has.
 * @returns {Promise<{ code: number, output: string } | 'unchanged'>}
 */
export async function buildFormer(root) {
  const stamp = stampOfBuilds(root);
  try {
    const commit = await findCommit(root);
    if (stamp.matches(commit, [formerBuilds])) return 'unchanged';
    stamp.clear();
    await rm(path.join(root, formerBuilds), { recursive: true, force: true });
    const result = await buildCommit(root, commit);
    if (result.code === 0) stamp.write(commit);
    return { ...result, output: `${commit}:\n${result.output}` };
  } catch (error) {
    return { code: error.name === 'NoHistoryError' ? unavailable : 1, output: error.message };
  }
}
