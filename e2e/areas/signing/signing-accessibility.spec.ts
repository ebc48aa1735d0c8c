import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { signingDocument, signingPath, startOnPad } from '../../support/signing';
import { expect, test } from '../../support/test';

const karel = 'Karel Dvořáček';

const card =
  (documentOnSAId: number, shown: string | RegExp, { digital = false } = {}) =>
  async (page: Page) => {
    await page.goto(signingPath(documentOnSAId, { digital }));
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  };

/** States of the card, and what only comes up in the middle of signing, with the way there. */
const places: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'card signed by one': card(signingDocument.signedByOne, 'Podepsáno'),
  'card under way': card(signingDocument.inProgress, 'Probíhá'),
  'card of an expired signature': card(signingDocument.expired, 'Platnost vypršela'),
  'card of a failed signature': card(signingDocument.failed, 'Podpis se nezdařil'),
  'card of forty signers': card(signingDocument.fortySigners, 'Klient 40'),
  'card of a long name': card(signingDocument.longName, /Podepsáno 0 z/),
  'card of one who signs digitally': card(signingDocument.digitalStarted, 'Probíhá', {
    digital: true,
  }),
  'card with a message of the service': card(
    signingDocument.message,
    'Doklad klienta není platný.',
  ),
  'card that may not be signed': card(signingDocument.noAccessToSign, karel),
  'card of a document of unknown state': card(signingDocument.unknownState, /S900060/),
  'card of a signed document': card(signingDocument.signedBiometrically, 'Podepsáno'),
  'card of a cancelled document': card(signingDocument.cancelled, /zruše|Zruše|Storno/),
  'card that cannot be read': async (page) => {
    await page.goto(signingPath(signingDocument.readRefused));
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'client-data form': async (page) => {
    await page.goto(signingPath(signingDocument.everyField));
    await page.getByRole('button', { name: `Podepsat: ${karel}` }).click();
    await expect(page.getByRole('heading', { name: 'Údaje klienta' })).toBeVisible();
    await page.getByRole('button', { name: 'Uložit a podepsat' }).click();
    await expect(page.getByText('Pole je povinné').first()).toBeVisible();
  },
  'failure dialog': async (page) => {
    await page.goto(signingPath(signingDocument.signRefused));
    await startOnPad(page, karel);
    await expect(page.getByRole('alertdialog')).toContainText('Podpisový tablet není připojen.');
  },
  'question before cancelling': async (page) => {
    await page.goto(signingPath(signingDocument.groupNotCancellable));
    await page.getByRole('button', { name: `Další akce: ${karel}` }).click();
    await page.getByRole('menuitem', { name: 'Zrušit podpis' }).click();
    await expect(page.getByRole('dialog')).toContainText(karel);
  },
  'menu of a row': async (page) => {
    await page.goto(signingPath(signingDocument.groupNotCancellable));
    await page.getByRole('button', { name: `Další akce: ${karel}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Zrušit podpis' })).toBeVisible();
  },
  'phone dialog': async (page) => {
    await page.goto(signingPath(signingDocument.slowDevice));
    await page.getByRole('button', { name: `Podepsat: ${karel}` }).click();
    await expect(page.getByRole('dialog')).toContainText('mobilní aplikaci');
  },
  'upload of a scan': async (page) => {
    await page.goto(signingPath(signingDocument.waitingForScan));
    await page.getByRole('button', { name: 'Nahrát sken' }).click();
    await expect(page.getByRole('dialog')).toContainText('Povolené formáty');
  },
  'signing device': async (page) => {
    await page.goto(signingPath(signingDocument.fromTask));
    await startOnPad(page, karel);
    await expect(page.getByRole('heading', { name: 'Podpis dokumentu' })).toBeVisible();
  },
  'window of digital signing': async (page) => {
    await page.goto(signingPath(signingDocument.digitalStarted, { digital: true }));
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Podepsat', exact: true }).click();
    const device = await popup;
    await device.waitForURL(/\/signature-service\/delegated\//);
    await page.goto(device.url());
    await expect(page.getByRole('textbox', { name: 'Osobní odkaz' }).first()).toBeVisible();
  },
  'page of one who signs digitally': async (page) => {
    await page.goto(signingPath(signingDocument.digitalStarted, { digital: true }));
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Podepsat', exact: true }).click();
    const links = (await popup).getByRole('link', { name: 'Otevřít k podpisu' });
    await page.goto((await links.first().getAttribute('href'))!);
    await page.getByRole('button', { name: /poslat kód/ }).click();
    await expect(page.getByRole('textbox', { name: /Kód/ })).toBeVisible();
  },
  'document in the card': async (page) => {
    await page.goto(signingPath(signingDocument.bothWays));
    await page.getByRole('button', { name: 'Zobrazit dokument' }).click();
    await expect(page.getByRole('region', { name: 'Dokument', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: /Konec dokumentu/ })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(places)) {
  test(`${name}: accessible`, async ({ page, signInAs }) => {
    await signInAs('advisor');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await expectAccessible(page);
  });
}
