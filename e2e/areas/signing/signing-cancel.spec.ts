import { signer, signingDocument, signingPath } from '../../support/signing';
import { expect, test } from '../../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

test('one signature is cancelled and can be started again', async ({ page }) => {
  await page.goto(signingPath(signingDocument.inProgress));
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Probíhá');
  await page.getByRole('button', { name: 'Další akce: Karel Dvořáček' }).click();
  await page.getByRole('menuitem', { name: 'Zrušit podpis' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušit podpis' }).click();
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Nezahájeno');
});

test('the whole signing is cancelled', async ({ page }) => {
  await page.goto(signingPath(signingDocument.signedByOne));
  await page.getByRole('button', { name: 'Další akce: Ivana Dvořáčková' }).click();
  await page.getByRole('menuitem', { name: 'Zrušit celé podepisování' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušit celé podepisování' }).click();
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Nezahájeno');
  await expect(signer(page, 'Ivana Dvořáčková')).toContainText('Nezahájeno');
});
