import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './apps';

const run = promisify(execFile);

const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root })).stdout.trim();

/**
 * The commit that what is built now comes from, with a `+` when these paths have changes that are
 * not committed; undefined outside of a repository.
 */
export async function sourceCommit(paths: readonly string[]): Promise<string | undefined> {
  try {
    const commit = await git('rev-parse', '--short=12', 'HEAD');
    const changes = await git('status', '--porcelain', '--', ...paths);
    return changes === '' ? commit : `${commit}+`;
  } catch {
    return undefined;
  }
}
