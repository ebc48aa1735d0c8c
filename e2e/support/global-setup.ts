import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { runFolder } from './run-folder';
import { builtProduct, copyProduct, freePort, Server } from './server';

/**
 * Copies the product, and seeds a database with the built back end: each worker then copies instead
 * of seeding. What a run leaves are the traces of its failures.
 */
export default async function globalSetup(): Promise<() => void> {
  mkdirSync(runFolder.database, { recursive: true });
  copyProduct(runFolder.product, builtProduct);
  const server = new Server({ port: await freePort(), data: runFolder.database });
  await server.start();
  await server.stop();
  return () => {
    const hasFailures =
      existsSync(runFolder.results) &&
      readdirSync(runFolder.results).some((name) => !name.startsWith('.'));
    for (const folder of hasFailures ? [runFolder.database, runFolder.product] : [runFolder.all]) {
      rmSync(folder, { recursive: true });
    }
  };
}
