import { screens } from '../support/screens';
import { test } from './test';

/** Which the server preloads for, by what the builds say. */
const openedByAddress = new Set([
  'dashboard',
  'case parameters',
  'loan hub',
  'signing of a document',
  'modelation of a mortgage',
  'health of the parts',
]);

test('screens open by their addresses', async ({ api, page, signInAs }) => {
  await signInAs('advisor');
  for (const { name, path, ready } of screens.filter((screen) =>
    openedByAddress.has(screen.name),
  )) {
    await test.step(name, async () => {
      await page.goto(await path(api));
      await ready(page);
    });
  }
});
