import {
  prepareDocument,
  signer,
  signingDocument,
  signingPath,
  signOnPad,
  startOnPad,
} from '../../support/signing';
import { expect, test } from '../../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));
test.afterEach(({ server }) => server.start());

test('the service is away for a minute: the card says so, and reads the state again by itself', async ({
  context,
  page,
  api,
  server,
}) => {
  const document = await prepareDocument(api);
  await page.goto(signingPath(document.documentOnSAId));
  await startOnPad(page, document.client);
  await page.waitForURL(/\/signature-service\/pad\//);
  const device = page;
  const card = await context.newPage();
  await context.clock.install();
  await card.goto(signingPath(document.documentOnSAId));
  await expect(signer(card, document.client)).toContainText('Probíhá');

  const stale = card.getByText('Stav podpisů se teď nedaří obnovovat. Zkoušíme to dál.');
  await test.step('away', async () => {
    await server.stop();
    for (let second = 0; second < 60; second += 15) await context.clock.fastForward('00:15');
    await expect(stale).toBeVisible();
    await expect(signer(card, document.client)).toContainText('Probíhá');
    await expect(card.getByRole('alertdialog')).toBeHidden();
  });
  await test.step('back', async () => {
    await server.start();
    await context.clock.fastForward('00:40');
    await expect(stale).toBeHidden();
    await expect(signer(card, document.client)).toContainText('Probíhá');
  });
  await test.step('the signature that had begun is made', async () => {
    await signOnPad(device, document.client);
    await expect(signer(device, document.client)).toContainText('Podepsáno');
    await context.clock.fastForward('00:40');
    await expect(signer(card, document.client)).toContainText('Podepsáno');
  });
});

test('the service is away when a form is sent: what was typed is sent when it is back', async ({
  page,
  server,
}) => {
  await page.goto(signingPath(signingDocument.fortySigners));
  await page.getByRole('button', { name: 'Podepsat: Klient 1', exact: true }).click();
  await page.getByLabel('Číslo dokladu').fill('123456789');
  await page.getByRole('checkbox', { name: /Neomezeně/ }).check();
  const send = page.getByRole('button', { name: 'Uložit a podepsat' });
  await test.step('away', async () => {
    await server.stop();
    await send.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Číslo dokladu')).toHaveValue('123456789');
  });
  await test.step('back', async () => {
    await server.start();
    await send.click();
    await signOnPad(page, 'Klient 1');
    await expect(signer(page, 'Klient 1').first()).toContainText('Podepsáno');
  });
});
