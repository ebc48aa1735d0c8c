import type { Page } from '@playwright/test';
import {
  events,
  externalId,
  ofSameSite,
  reloadFrame,
  signersIn,
  signing,
  test,
} from '../../support/embedding';
import {
  prepareDocument,
  signedBy,
  signer,
  signingDocument,
  signOnPad,
  startOnPad,
  watchCalls,
  type OwnDocument,
} from '../../support/signing';
import { expect } from '../../support/test';

/** Goes on with a signature that had begun, and signs it. */
async function goOn(page: Page, { client }: OwnDocument): Promise<void> {
  const frame = signing(page);
  await expect(signer(frame, client)).toContainText('Probíhá');
  await frame.getByRole('button', { name: `Opakovat podpis: ${client}` }).click();
  await signOnPad(frame, client);
  await expect(signer(frame, client)).toContainText('Podepsáno');
}

test('the frame reloads while Sign is under way: it goes on, with one signature', async ({
  allowed,
  page,
  workplace,
}) => {
  const document = await prepareDocument(workplace);
  const signs = watchCalls(page, 'Sign');
  await page.goto(allowed.page('portal', document.externalId));
  await expect(events(page)).toContainText('Ready');
  await page.route(/SignaturesService\/Sign\?/, async (route) => {
    // The server has begun; the frame never hears of it.
    expect((await route.fetch()).ok()).toBe(true);
    await reloadFrame(page);
  });
  await startOnPad(signing(page), document.client);
  await expect(events(page).getByText('Ready')).toHaveCount(2);
  await goOn(page, document);
  expect(signs).toHaveLength(1);
  expect(await signedBy(workplace, document)).toEqual([document.client]);
});

test('the page is left while the client signs, and opened again', async ({
  allowed,
  page,
  workplace,
}) => {
  const document = await prepareDocument(workplace);
  const signs = watchCalls(page, 'Sign');
  const portal = allowed.page('portal', document.externalId);
  await page.goto(portal);
  await startOnPad(signing(page), document.client);
  await expect(signing(page).getByRole('heading', { name: 'Podpis dokumentu' })).toBeVisible();
  await page.goto('/simple-login.html');
  await page.goto(portal);
  await goOn(page, document);
  expect(signs).toHaveLength(1);
  expect(await signedBy(workplace, document)).toEqual([document.client]);
});

test('the page is left while a form is filled in; going back comes back to it', async ({
  allowed,
  context,
  page,
}) => {
  await context.clock.install();
  await page.goto(ofSameSite(allowed.page('portal', externalId(signingDocument.fortySigners))));
  const frame = signing(page);
  await frame.getByRole('button', { name: 'Podepsat: Klient 4', exact: true }).click();
  await frame.getByLabel('Číslo dokladu').fill('987654321');
  expect(await page.evaluate(() => window.signing.canClose())).toEqual({
    dirty: true,
    signing: false,
  });
  // What is typed is kept once the typing pauses.
  await context.clock.runFor('00:01');
  await page.goto('/simple-login.html');
  await page.goBack();
  await expect(frame.getByLabel('Číslo dokladu')).toHaveValue('987654321');
  await frame.getByRole('button', { name: 'Zpět na podepisující osoby' }).click();
  await expect(signersIn(page)).toHaveCount(40);
});
