import { arbitraryMessages } from '../../support/arbitrary-messages';
import { events, signersIn, test } from '../../support/embedding';
import { prepareDocument, signersOf } from '../../support/signing';
import { expect } from '../../support/test';

test('arbitrary messages, posted at both sides, do nothing', async ({
  allowed,
  denied,
  page,
  server,
  workplace,
}) => {
  const document = await prepareDocument(workplace);
  const before = await signersOf(workplace, document);
  await page.goto(allowed.page('impostor', document.externalId, { sibling: denied.origin }));
  await expect(page.frameLocator('iframe[title="Soused"]').getByText('Posláno')).toBeVisible();
  await expect(signersIn(page).first()).toBeVisible();

  const [portal, frame, sibling] = page.frames();
  const addresses = () => page.frames().map((one) => one.url());
  const shown = addresses();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  const windows: unknown[] = [];
  page.on('popup', (opened) => windows.push(opened));

  const messages = arbitraryMessages(400);
  await test.step('by a frame beside it, at the page and at the frame', () =>
    sibling!.evaluate((all) => {
      for (const message of all) {
        window.parent.postMessage(message, '*');
        window.parent.frames[0]!.postMessage(message, '*');
      }
    }, messages));
  await test.step('by the page itself, at the frame', () =>
    portal!.evaluate(
      ([all, origin]) => {
        for (const message of all) window.frames[0]!.postMessage(message, origin);
      },
      [messages, server.url] as const,
    ));
  await test.step('both sides have heard them all, and go on', async () => {
    // Messages come in their order: these are the last ones.
    for (const one of [portal!, frame!])
      await one.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => window.signing.reload('test'));
    await page.waitForResponse(/GetSignaturesAndAvailableMethods/);
    expect(await page.evaluate(() => window.signing.canClose())).toEqual({
      dirty: false,
      signing: false,
    });
  });
  await expect(events(page).getByRole('listitem')).toHaveText(['Ready {}']);
  expect(addresses()).toEqual(shown);
  expect(windows).toEqual([]);
  expect(posts).toEqual([]);
  expect(await signersOf(workplace, document)).toEqual(before);
});
