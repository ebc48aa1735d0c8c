import {
  prepareDocument,
  signedBy,
  signer,
  signingDocument,
  signingPath,
  signOnPad,
  startOnPad,
} from '../../support/signing';
import { expect, test } from '../../support/test';

const year = 365 * 24 * 60 * 60 * 1_000;

for (const [name, difference] of [
  ['ahead', year],
  ['behind', -year],
] as const) {
  test(`the computer’s clock is a year ${name}: a client signs, attempts last by the server’s`, async ({
    context,
    page,
    api,
    signInAs,
  }) => {
    await signInAs('advisor');
    const document = await prepareDocument(api);
    await context.clock.install({ time: Date.now() + difference });

    await test.step('what has just begun runs, what ran out is an error', async () => {
      await page.goto(signingPath(signingDocument.expired));
      await expect(signer(page, 'Karel Dvořáček')).toContainText('Chyba');
      await page.goto(signingPath(document.documentOnSAId));
      await startOnPad(page, document.client);
      await page.waitForURL(/\/signature-service\/pad\//);
      await page.goto(signingPath(document.documentOnSAId));
      await expect(signer(page, document.client)).toContainText('Probíhá');
    });
    await test.step('the signature is made', async () => {
      await page.getByRole('button', { name: `Opakovat podpis: ${document.client}` }).click();
      await signOnPad(page, document.client);
      await expect(signer(page, document.client)).toContainText('Podepsáno');
      expect(await signedBy(api, document)).toEqual([document.client]);
    });
    await test.step('a form can be filled in, left by a reload and sent', async () => {
      const client = difference > 0 ? 'Klient 2' : 'Klient 3';
      await page.goto(signingPath(signingDocument.fortySigners));
      await page.getByRole('button', { name: `Podepsat: ${client}`, exact: true }).click();
      await page.getByLabel('Číslo dokladu').fill('123456789');
      await page.getByRole('checkbox', { name: /Neomezeně/ }).check();
      await page.getByRole('button', { name: 'Uložit a podepsat' }).click();
      await signOnPad(page, client);
      await expect(page.getByRole('row', { name: client, exact: false }).first()).toContainText(
        'Podepsáno',
      );
    });
  });
}
