import { request, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { originAt, ParentServer } from '../parents/server';
import { Api } from './api';
import { freePort } from './free-port';
import { test as base } from './test';
import { password } from './users';

const allowedPort = await freePort();
const deniedPort = await freePort();

/** The address on the workplace's site: the frame of two applications of one bank is no third party. */
export function ofSameSite(address: string): string {
  return address.replace('//127.0.0.1:', '//localhost:');
}

declare global {
  interface Window {
    /** The handle on the portal's page. */
    signing: {
      closeState: { dirty: boolean; signing: boolean };
      canClose: () => Promise<{ dirty: boolean; signing: boolean }>;
      reload: (reason: string) => void;
    };
  }
}

interface TestFixtures {
  /** What the workplace answers an advisor, beside the frame and its session. */
  workplace: Api;
}

interface WorkerFixtures {
  /** An application that may embed signing. */
  allowed: ParentServer;
  /** One that may not. */
  denied: ParentServer;
}

/** Journeys of signing that is embedded in another application. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [
    { EMBED_PARENT_ORIGINS: [originAt(allowedPort), ofSameSite(originAt(allowedPort))].join() },
    { scope: 'worker' },
  ],
  allowed: [
    async ({ server }, provide) => {
      const parent = new ParentServer({ port: allowedPort, workplace: server.url });
      await parent.start();
      await provide(parent);
      await parent.stop();
    },
    { scope: 'worker' },
  ],
  denied: [
    async ({ server }, provide) => {
      const parent = new ParentServer({ port: deniedPort, workplace: server.url });
      await parent.start();
      await provide(parent);
      await parent.stop();
    },
    { scope: 'worker' },
  ],
  workplace: async ({ server }, provide) => {
    const context = await request.newContext();
    const api = new Api(context, server.url);
    await api.call(sessionCalls.signIn, { body: { login: 'advisor', password } });
    await provide(api);
    await context.dispose();
  },
});

/** The document's number in the signature service. */
export const externalId = (documentOnSAId: number) => `EP-${documentOnSAId}`;

/** The frame that shows signing. */
export const signing = (page: Page): FrameLocator => page.frameLocator('iframe').first();

/** Rows of the card in the frame. */
export const signersIn = (page: Page): Locator =>
  signing(page)
    .getByRole('row')
    .filter({ has: page.locator('td') });

/** What the page that embeds was told. */
export const events = (page: Page): Locator => page.getByRole('list', { name: 'Události' });

/** Loads the frame anew, as its own page may do. */
export const reloadFrame = (page: Page): Promise<void> =>
  page.frames()[1]!.evaluate(() => window.location.reload());
