import { test as base } from '@playwright/test';
import { existsSync } from 'node:fs';
import { originAt, ParentServer } from '../parents/server';
import { runFolder } from '../support/run-folder';
import { freePort } from '../support/free-port';
import { Server } from '../support/server';
import type { EnginePage } from './engine';
import { firefoxPrograms, openFirefox } from './firefox';
import { openWebKit, webKitPrograms } from './webkit';

const engines = {
  firefox: { programs: firefoxPrograms, start: openFirefox },
  webkit: { programs: webKitPrograms, start: openWebKit },
};
export type EngineName = keyof typeof engines;

export interface EngineOptions {
  engine: EngineName;
}

interface EngineFixtures {
  /** A browser that nobody has used before. */
  tab: EnginePage;
}

interface EngineWorker extends EngineOptions {
  /** Folder of the seeded database that the worker's server starts from. */
  database: string;
  server: Server;
  /** Another application of the bank, which may embed signing. */
  parent: ParentServer;
}

const parentPort = await freePort();

/** Journeys in an engine that Playwright does not drive as people have it; left out where it is missing. */
export const test = base.extend<EngineFixtures, EngineWorker>({
  engine: ['firefox', { scope: 'worker', option: true }],
  database: [runFolder.database, { scope: 'worker', option: true }],
  server: [
    async ({ database }, provide) => {
      const server = new Server({
        port: await freePort(),
        template: database,
        env: { EMBED_PARENT_ORIGINS: originAt(parentPort) },
      });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  parent: [
    async ({ server }, provide) => {
      const parent = new ParentServer({ port: parentPort, workplace: server.url });
      await parent.start();
      await provide(parent);
      await parent.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine }, provide) => {
    const { programs, start } = engines[engine];
    const missing = programs.filter((program) => !existsSync(program));
    base.skip(missing.length > 0, `${missing.join(', ')} is missing`);
    const tab = await start();
    await provide(tab);
    await tab.close();
  },
});
