import { test as base, expect } from '@playwright/test';
import { Api } from './api';
import { template } from './global-setup';
import { Server } from './server';
import { password, type UserName } from './users';

interface TestFixtures {
  /** Signs the page's browser context in, without the sign-in page. */
  signInAs: (user: UserName) => Promise<void>;
  /** Calls of the contract as the user who is signed in. */
  api: Api;
}

interface WorkerFixtures {
  /** Folder of the seeded database that the worker's server starts from. */
  database: string;
  /** The product on a database of the worker's own. */
  server: Server;
}

/**
 * Every journey runs against the built product and a database that no other worker touches, and
 * fails on an error that the page did not handle.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: [template, { scope: 'worker', option: true }],
  server: [
    async ({ database }, provide, { parallelIndex }) => {
      const server = new Server({ index: parallelIndex, template: database });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  page: async ({ page }, provide) => {
    const unhandled: Error[] = [];
    page.on('pageerror', (error) => unhandled.push(error));
    await provide(page);
    expect(unhandled, 'errors that the page did not handle').toEqual([]);
  },
  api: ({ context, server }, provide) => provide(new Api(context.request, server.url)),
  signInAs: ({ api }, provide) =>
    provide((user) =>
      api.call('auth.signIn', { body: { login: user, password } }).then(() => undefined),
    ),
});

export { expect };
