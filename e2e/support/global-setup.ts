import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, Server, snapshotProduct } from './server';

/** A freshly seeded database that each worker copies. */
export const template = path.join(root, '.data/e2e/template');

/** The package that parents of the embedded signing install. */
const buildEmbedPackage = () =>
  execFileSync(path.join(root, 'node_modules/.bin/tsx'), ['shared/embed/scripts/build.ts'], {
    cwd: root,
  });

/** Seeds the template with the built back end: each worker then copies instead of seeding. */
export default async function globalSetup(): Promise<void> {
  rmSync(path.dirname(template), { recursive: true, force: true });
  mkdirSync(template, { recursive: true });
  snapshotProduct();
  buildEmbedPackage();
  const server = new Server({ index: 50, data: template });
  await server.start();
  await server.stop();
}
