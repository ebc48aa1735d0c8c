import { screens } from '../screens';
import { test } from './test';

/** One of each remote: the server preloads by what the builds of both versions say. */
const openedByAddress = new Set(['dashboard', 'signing of a document', 'modelation of a mortgage']);

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
