import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '@advisor/federation/build/content-hash';
import { removeOutdated } from '@advisor/federation/build/clean-up';
import {
  deployEmbed,
  deployHost,
  placeRemote,
  switchVersions,
} from '@advisor/federation/build/deploy';
import { findApps, productDir, root, type App } from './apps';

const sharedInputs = ['shared', 'scripts/build', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const stampFile = ({ dir }: App) => join(dir, 'dist/.inputs');

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

async function buildApp(app: App, force: boolean): Promise<boolean> {
  const started = performance.now();
  const [folder = ''] = app.name.split('/');
  const hash = await contentHash(root, [folder, ...sharedInputs]);
  if (!force && (await isUpToDate(app, hash))) {
    process.stdout.write(`${app.name}: unchanged\n`);
    return true;
  }
  if (!(await compileApp(app))) {
    process.stderr.write(`${app.name}: the build failed\n`);
    return false;
  }
  await writeFile(stampFile(app), hash);
  process.stdout.write(`${app.name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return true;
}

/**
 * Builds what changed, deploys all of it to `dist/product`, and keeps the deployment before.
 * @param names folders to build; all when empty
 * @returns whether every build succeeded
 */
export async function buildProduct({
  names,
  force,
}: {
  names: readonly string[];
  force: boolean;
}): Promise<boolean> {
  const apps = findApps().filter(({ name }) => names.length === 0 || names.includes(name));
  const built = await Promise.all(apps.map((app) => buildApp(app, force)));
  if (built.includes(false)) return false;
  await mkdir(productDir, { recursive: true });
  const ofKind = (kind: App['kind']) => apps.filter((app) => app.kind === kind);
  for (const { dir } of ofKind('host')) await deployHost(productDir, join(dir, 'dist'));
  for (const { dir } of ofKind('embed')) await deployEmbed(productDir, join(dir, 'dist'));
  await switchVersions(
    productDir,
    await Promise.all(
      ofKind('remote').map(({ dir }) => placeRemote(productDir, join(dir, 'dist'))),
    ),
  );
  await removeOutdated(productDir);
  return true;
}
