import { join } from 'node:path';
import { readBuild } from '@advisor/federation/deploy/build-output';
import { deploy } from '@advisor/federation/deploy/deploy';
import { prune } from '@advisor/federation/deploy/prune';
import { findApps, productDir } from './apps';
import { buildApp, inputsOf } from './build-app';
import { sourceCommit } from './source-commit';

/** Former versions that stay, and for how long in milliseconds: no page is open for longer. */
const retained = { count: 1, age: 24 * 60 * 60 * 1000 };

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
  const builds = await Promise.all(apps.map(({ dir }) => readBuild(join(dir, 'dist'))));
  await deploy(productDir, builds, {
    channel: { kind: 'stable' },
    commit: await sourceCommit(apps.flatMap(inputsOf)),
  });
  await prune(productDir, retained);
  return true;
}
