import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCatalog, sharedVersions } from '@advisor/federation/build/shared-versions';
import { sharedModules } from '@advisor/federation/shared-modules';

const run = promisify(execFile);

const git = async (root: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim();

/** Files beside the sources that no build contains. */
const notBuilt = [
  ':(exclude,glob)**/*.test.ts',
  ':(exclude,glob)**/*.test.tsx',
  ':(exclude,glob)**/*.md',
  ':(exclude,glob)**/testing/**',
];

/** Packages that the host gives to remotes. */
const providedPackages = new Set(
  sharedModules['@advisor/frame'].modules.map((name) =>
    name.replace(/^@advisor\/([^/]+).*/, 'shared/$1'),
  ),
);

/** Of each part that is deployed, the folders whose changes are its own. */
const partsOf = (root: string): string[][] =>
  readdirSync(root).flatMap((name) => {
    if (name === 'host') return [[name, ...providedPackages]];
    return name.startsWith('mfe-') ? [[name]] : [];
  });

type ReadFile = (file: string) => Promise<string>;

/** What versions have to have in common to be served together. */
async function commonGround(read: ReadFile): Promise<string> {
  const catalog = readCatalog(await read('pnpm-workspace.yaml'));
  const shell = await read('shared/shell/src/remote-module.ts');
  const contractVersion = Number(/hostContractVersion = (\d+)/.exec(shell)?.[1]);
  return JSON.stringify(sharedVersions({ dirs: [], contractVersion, catalog }));
}

/** @returns nothing for a commit that lacks what is shared now */
const commonGroundAt = (root: string, commit: string): Promise<string | undefined> =>
  commonGround((file) => git(root, 'show', `${commit}:${file}`)).catch(() => undefined);

/** How many parts have other sources in the working tree than in a commit. */
async function changedParts(root: string, parts: string[][], commit: string): Promise<number> {
  const folders = [...new Set(parts.flat())];
  const changed = await git(root, 'diff', '--name-only', commit, '--', ...folders, ...notBuilt);
  const files = changed.split('\n');
  const isIn = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
  return parts.filter((part) => part.some(isIn)).length;
}

/** The clone does not hold what N−1 could be built of. */
export class NoHistoryError extends Error {
  override readonly name = 'NoHistoryError';
}

async function assertWholeHistory(root: string): Promise<void> {
  const isShallow = await git(root, 'rev-parse', '--is-shallow-repository').catch(() => {
    throw new NoHistoryError(`${root} has no history to build the previous version from.`);
  });
  if (isShallow === 'true') {
    throw new NoHistoryError(
      'This clone is shallow and may lack the previous version. Run "git fetch --unshallow", and let CI clone the whole history.',
    );
  }
}

/**
 * N−1: the newest commit, along first parents, since which the host and every remote have changed; of
 * those that can be served together with what is there now, the oldest when some part has not.
 * Changes that no build contains do not count.
 * @param root of a workspace; its changes that are not committed belong to N
 * @throws {NoHistoryError} when the clone is not whole
 * @throws {Error} when it has no such commit
 */
export async function formerCommit(root: string): Promise<string> {
  await assertWholeHistory(root);
  const parts = partsOf(root);
  const now = await commonGround((file) => readFile(join(root, file), 'utf8'));
  const commits = await git(root, 'rev-list', '--first-parent', 'HEAD');
  let former: string | undefined;
  for (const commit of commits.split('\n')) {
    const changed = await changedParts(root, parts, commit);
    if (changed > 0) {
      if ((await commonGroundAt(root, commit)) !== now) return former ?? commit;
      if (changed === parts.length) return commit;
      former = commit;
    }
  }
  if (former === undefined) throw new Error('The history holds no previous version.');
  return former;
}
