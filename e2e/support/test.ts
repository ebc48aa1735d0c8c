import { test as base, expect, type Page, type Request } from '@playwright/test';
import { rmSync } from 'node:fs';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { Api } from './api';
import { runFolder } from './run-folder';
import { freePort } from './free-port';
import { copyProduct, Server } from './server';
import { password, type UserName } from './users';
import { collectViolations, type Violation } from './violations';

interface TestFixtures {
  /** Errors that the fault of the journey makes the browser itself report. */
  toleratedErrors: RegExp | undefined;
  /** What pages tried against their security policy; a journey that means it empties the list. */
  violations: Violation[];
  /** Signs the page's browser context in, without the sign-in page. */
  signInAs: (user: UserName) => Promise<void>;
  /** Calls of the contract as the user who is signed in. */
  api: Api;
  /** Another person at another computer, signed in: a page and calls of their own. */
  colleague: (user: UserName) => Promise<{ page: Page; api: Api }>;
}

interface WorkerFixtures {
  /** Folder of the seeded database that the worker's server starts from. */
  database: string;
  /** Serves a copy of the product, which the journey may damage or deploy into. */
  ownProduct: boolean;
  /** The deploy root that the worker's server serves. */
  product: string;
  /** Settings of the worker's server beyond the usual ones. */
  serverEnv: Record<string, string>;
  /** The product on a database of the worker's own. */
  server: Server;
}

const signIn = (api: Api, login: UserName) =>
  api.call(sessionCalls.signIn, { body: { login, password } }).then(() => undefined);

/** Collects the errors that the page does not handle. */
function unhandledErrors(page: Page, tolerated?: RegExp): Error[] {
  const unhandled: Error[] = [];
  page.on('pageerror', (error) => {
    if (!tolerated?.test(String(error))) unhandled.push(error);
  });
  return unhandled;
}

/** Calls that were refused, failed or are not answered yet, as `409 POST /path`. */
function refusedCalls(page: Page): () => string[] {
  const calls = new Map<Request, string>();
  const tell = (request: Request, outcome: string) => {
    const { pathname } = new URL(request.url());
    calls.set(request, `${outcome} ${request.method()} ${pathname}`);
  };
  page.on('request', (request) => tell(request, 'unanswered'));
  page.on('requestfailed', (request) => tell(request, request.failure()?.errorText ?? 'failed'));
  page.on('response', (response) => {
    if (response.ok()) calls.delete(response.request());
    else tell(response.request(), String(response.status()));
  });
  return () => [...calls.values()];
}

/** Of a journey that failed, beside why: a picture of it is lost with the machine that ran it. */
async function whereItStood(page: Page, refused: () => string[]): Promise<string> {
  const screen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return ['where the journey stood', page.url(), ...refused(), screen].join('\n');
}

const expectNone = (unhandled: Error[]) =>
  expect(unhandled, 'errors that the page did not handle').toEqual([]);

const expectNoViolation = (violations: Violation[]) =>
  expect(violations, 'what pages tried against their security policy').toEqual([]);

/**
 * Every journey runs against the built product and a database that no other worker touches, and
 * fails on an error that the page did not handle, and on anything against the page's security policy.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: [runFolder.database, { scope: 'worker', option: true }],
  ownProduct: [false, { scope: 'worker', option: true }],
  serverEnv: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ ownProduct }, provide) => {
      const product = ownProduct ? copyProduct() : runFolder.product;
      await provide(product);
      if (ownProduct) rmSync(product, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, product, serverEnv }, provide) => {
      const server = new Server({
        port: await freePort(),
        template: database,
        product,
        env: serverEnv,
      });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  toleratedErrors: [undefined, { option: true }],
  violations: [
    async ({ context }, provide) => {
      const violations = await collectViolations(context);
      await provide(violations);
      expectNoViolation(violations);
    },
    { auto: true },
  ],
  page: async ({ page, toleratedErrors }, provide, testInfo) => {
    const unhandled = unhandledErrors(page, toleratedErrors);
    const answers = refusedCalls(page);
    await provide(page);
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    const stood = hasFailed ? await whereItStood(page, answers) : undefined;
    expectNone(unhandled);
    // What was only printed is not among what the run tells of its failures.
    if (stood !== undefined) throw new Error(stood);
  },
  api: ({ context, server }, provide) => provide(new Api(context.request, server.url)),
  signInAs: ({ api }, provide) => provide((user) => signIn(api, user)),
  colleague: async ({ browser, server, toleratedErrors }, provide) => {
    const pages: { page: Page; unhandled: Error[]; violations: Violation[] }[] = [];
    await provide(async (user) => {
      const context = await browser.newContext();
      const violations = await collectViolations(context);
      const page = await context.newPage();
      pages.push({ page, unhandled: unhandledErrors(page, toleratedErrors), violations });
      const api = new Api(page.context().request, server.url);
      await signIn(api, user);
      return { page, api };
    });
    for (const { page, unhandled, violations } of pages) {
      await page.context().close();
      expectNone(unhandled);
      expectNoViolation(violations);
    }
  },
});

export { expect };
