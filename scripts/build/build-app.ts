import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '@advisor/federation/build/content-hash';
import { root, type App } from './apps';
import { sourceCommit } from './source-commit';

const sharedInputs = ['shared', 'scripts/build', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const stampFile = ({ dir }: App) => join(dir, 'dist/.inputs');

/** Beside a build, and not deployed: the commit of its sources. */
const commitFile = (dist: string) => join(dist, '.commit');

/** The commit that a folder's build was made from; undefined when it does not say. */
export const builtCommit = async (dist: string): Promise<string | undefined> =>
  (await readFile(commitFile(dist), 'utf8').catch(() => '')) || undefined;

/** What an app is built from, relative to the workspace. */
export const inputsOf = ({ name }: App): string[] => [name.split('/')[0] ?? '', ...sharedInputs];

/** What the app has been built from, kept beside the build. */
async function isUpToDate(app: App, hash: string): Promise<boolean> {
  return (await readFile(stampFile(app), 'utf8').catch(() => '')) === hash;
}

function compileApp({ name }: App): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'app.ts'), name],
    { cwd: root, stdio: 'inherit' },
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Builds an app into its `dist`, unless nothing of what it is built from has changed.
 * @returns whether it is built
 */
export async function buildApp(app: App, force: boolean): Promise<boolean> {
  const started = performance.now();
  const hash = await contentHash(root, inputsOf(app));
  if (!force && (await isUpToDate(app, hash))) {
    process.stdout.write(`${app.name}: unchanged\n`);
    return true;
  }
  if (!(await compileApp(app))) {
    process.stderr.write(`${app.name}: the build failed\n`);
    return false;
  }
  await writeFile(stampFile(app), hash);
  await writeFile(commitFile(join(app.dir, 'dist')), (await sourceCommit(inputsOf(app))) ?? '');
  process.stdout.write(`${app.name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return true;
}
