import { signatureState } from '@advisor/contracts/codebooks/document';
import type { Page } from '@playwright/test';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { ParentServer } from '../../parents/server';
import type { Api } from '../../support/api';
import { events, signing, test } from '../../support/embedding';
import {
  prepareDocument,
  signByCodes,
  signedBy,
  signer,
  type OwnDocument,
} from '../../support/signing';
import { expect } from '../../support/test';

const card = signing;
const open = (page: Page) => card(page).getByRole('button', { name: 'Podepsat', exact: true });

/** A document in the frame whose clients may sign digitally. */
async function ready(page: Page, allowed: ParentServer, workplace: Api): Promise<OwnDocument> {
  const document = await prepareDocument(workplace, { digital: true });
  await page.goto(allowed.page('portal', document.externalId, { process: 'MSC' }));
  await card(page).getByRole('button', { name: 'Odeslat k digitálnímu podpisu' }).click();
  await expect(signer(card(page), document.client)).toContainText('Probíhá');
  return document;
}

test('clients sign by codes in a window that the frame opens', async ({
  allowed,
  page,
  workplace,
}) => {
  const document = await ready(page, allowed, workplace);
  const popup = page.waitForEvent('popup');
  await open(page).click();
  const device = await popup;
  await expect(device.getByRole('heading', { name: 'Digitální podpis' })).toBeVisible();
  await test.step('the window knows nothing of the frame', async () => {
    expect(await device.evaluate(() => window.opener)).toBeNull();
  });
  await expect(events(page)).toContainText('DeviceShown {"place":"window"}');
  await signByCodes(device, document.clients);
  await device.close();
  for (const client of document.clients) {
    await expect(signer(card(page), client)).toContainText('Podepsáno');
  }
  await test.step('the page is told the life of the signatures', async () => {
    for (const event of ['SignStarted', 'DeviceLeft', 'Signed', 'Completed']) {
      await expect(events(page)).toContainText(event);
    }
  });
  const { documentOnSAId } = document;
  const { signatureState: state } = await workplace.call(signingCalls.get, {
    params: { documentOnSAId },
  });
  expect(state).toBe(signatureState.signed.code);
});

test('the window is closed before anybody has signed: nothing is lost, nothing is wrong', async ({
  allowed,
  page,
  workplace,
}) => {
  const document = await ready(page, allowed, workplace);
  const popup = page.waitForEvent('popup');
  await open(page).click();
  const device = await popup;
  const read = page.waitForResponse(/SignaturesService\/GetSignatures\?/);
  await device.close();
  await read;
  await expect(signer(card(page), document.client)).toContainText('Probíhá');
  await expect(card(page).getByRole('alertdialog')).toBeHidden();
  await expect(events(page)).not.toContainText('Cancelled');
  await test.step('it can be opened again', async () => {
    const again = page.waitForEvent('popup');
    await open(page).click();
    await expect((await again).getByRole('heading', { name: 'Digitální podpis' })).toBeVisible();
  });
  expect(await signedBy(workplace, document)).toEqual([]);
});

test('the window is never closed: the card follows all the same', async ({
  allowed,
  context,
  page,
  workplace,
}) => {
  await context.clock.install();
  const document = await ready(page, allowed, workplace);
  const popup = page.waitForEvent('popup');
  await open(page).click();
  const device = await popup;
  await signByCodes(device, document.clients);
  await context.clock.fastForward('00:40');
  await expect(signer(card(page), document.client)).toContainText('Podepsáno');
  await expect(events(page)).toContainText('Completed');
  expect(device.isClosed()).toBe(false);
});

test('the window is blocked: the page is told, and a link opens it by hand', async ({
  allowed,
  context,
  page,
  workplace,
}) => {
  // As the browser answers where windows are forbidden.
  await context.addInitScript(() => {
    window.open = () => null;
  });
  const document = await ready(page, allowed, workplace);
  await open(page).click();
  await expect(events(page)).toContainText('PopupBlocked');
  await expect(card(page).getByText('Prohlížeč zablokoval okno pro podepsání.')).toBeVisible();
  const opened = context.waitForEvent('page');
  await card(page).getByRole('link', { name: 'Otevřít podepisování v novém okně' }).click();
  const device = await opened;
  await signByCodes(device, document.clients);
  await device.close();
  await page.bringToFront();
  await expect(signer(card(page), document.client)).toContainText('Podepsáno');
});
