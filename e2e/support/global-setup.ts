import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, Server } from './server';

/** A freshly seeded database that each worker copies. */
export const template = path.join(root, '.data/e2e/template');

/** Seeds the template with the built back end; a second of copying then saves each worker a seed. */
export default async function globalSetup(): Promise<void> {
  rmSync(template, { recursive: true, force: true });
  mkdirSync(path.dirname(template), { recursive: true });
  const server = new Server({ index: 50, data: template });
  await server.start();
  await server.stop();
}
