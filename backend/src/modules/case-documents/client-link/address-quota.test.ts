import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import {
  mostCodesOfAddress,
  mostUnknownLinksOfAddress,
} from '@advisor/contracts/client-requests/rules';
import { quotas } from '../../../platform/quotas/schema';
import { clientBrowser, enteredClient } from '../../../testing/client-link';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(async () => {
  backend.setNow(testNow);
  await backend.db.delete(quotas);
});
afterAll(() => backend.close());

/** Takes all but so many of what the address has. */
const leave = (left: number, max: number) => backend.db.update(quotas).set({ taken: max - left });

const unknown = () => clientBrowser(backend, 'nothing').call(clientLinkCalls.get);

test('an address that tries links is slowed down; a link that opens something opens it', async () => {
  const { browser } = await enteredClient(backend);
  await backend.db.delete(quotas);
  expect((await unknown()).statusCode).toBe(404);
  await leave(1, mostUnknownLinksOfAddress);
  expect((await unknown()).statusCode).toBe(404);
  const refused = await unknown();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject([{ message: expect.stringContaining('později') }]);
  expect((await browser.read()).opened).toBeDefined();
  backend.setNow(new Date(testNow.getTime() + 3_600_000));
  expect((await unknown()).statusCode).toBe(404);
});

test('codes that are wanted again count with those that are entered', async () => {
  const { browser, code } = await enteredClient(backend);
  await leave(1, mostCodesOfAddress);
  expect((await browser.call(clientLinkCalls.sendCode)).statusCode).toBe(204);
  expect((await browser.call(clientLinkCalls.sendCode)).statusCode).toBe(429);
  expect((await browser.enter(code)).statusCode).toBe(429);
  // What is opened already is not shut.
  expect((await browser.read()).opened).toBeDefined();
});
