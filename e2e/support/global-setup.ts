import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installEmbedPackage } from '../parents/embed-package';
import { allResults, runFolder } from './run-folder';
import { freePort } from './free-port';
import { builtProduct, copyProduct, Server } from './server';

/** Throws away the traces of runs that have ended: Playwright's last act is that file. */
function removeFormerResults(): void {
  const runs = existsSync(allResults) ? readdirSync(allResults) : [];
  for (const run of runs.map((name) => path.join(allResults, name))) {
    if (existsSync(path.join(run, '.last-run.json'))) rmSync(run, { recursive: true });
  }
}

/**
 * Copies the product, and seeds a database with the built back end: each worker then copies instead
 * of seeding.
 */
export default async function globalSetup(): Promise<() => void> {
  removeFormerResults();
  mkdirSync(runFolder.database, { recursive: true });
  installEmbedPackage(runFolder.parent);
  copyProduct(runFolder.product, builtProduct);
  const server = new Server({ port: await freePort(), data: runFolder.database });
  await server.start();
  await server.stop();
  return () => rmSync(runFolder.all, { recursive: true });
}
