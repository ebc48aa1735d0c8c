import { signByCodes, signer, signingDocument, signingPath } from '../../support/signing';
import { expect, test } from '../../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

test('clients sign by one-time codes in a window of their own', async ({ page, context }) => {
  await page.goto(signingPath(signingDocument.digitalOnly, { digital: true }));
  await expect(page.getByRole('tab', { name: 'Biometrické podepisování' })).toBeDisabled();
  await page.getByRole('button', { name: 'Odeslat k digitálnímu podpisu' }).click();
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Probíhá');

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Podepsat', exact: true }).click();
  const device = await opened;
  await expect(device.getByRole('heading', { name: 'Digitální podpis' })).toBeVisible();
  await signByCodes(device, ['Karel Dvořáček', 'Ivana Dvořáčková']);
  await device.close();

  await expect(signer(page, 'Ivana Dvořáčková')).toContainText('Podepsáno');
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Podepsáno');
});
