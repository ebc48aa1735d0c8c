import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import {
  chooseMethod,
  signer,
  signingDocument,
  signingPath,
  signOnPad,
} from '../../support/signing';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

test('both clients sign on the device; the document is signed', async ({ page }) => {
  await page.goto(signingPath(signingDocument.bothWays));
  await test.step('the first signer', async () => {
    await expect(page.getByRole('tab', { name: 'Biometrické podepisování' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await chooseMethod(page, 'Karel Dvořáček', 'Biometrický podpis');
    await page.getByRole('button', { name: 'Podepsat: Karel Dvořáček' }).click();
    await page.waitForURL(/\/signature-service\/pad\//);
    expect(new URL(page.url()).hostname).not.toBe('localhost');
    await signOnPad(page, 'Karel Dvořáček');
  });
  await test.step('the browser is back at the document', async () => {
    await expect(page).toHaveURL(signingPath(signingDocument.bothWays));
    await expect(signer(page, 'Karel Dvořáček')).toContainText('Podepsáno');
    await expect(page.getByRole('tab', { name: 'Digitální podepisování' })).toBeDisabled();
  });
  await test.step('the second signer', async () => {
    await chooseMethod(page, 'Ivana Dvořáčková', 'Biometrický podpis');
    await page.getByRole('button', { name: 'Podepsat: Ivana Dvořáčková' }).click();
    await signOnPad(page, 'Ivana Dvořáčková');
    await expect(signer(page, 'Ivana Dvořáčková')).toContainText('Podepsáno');
  });
  await test.step('the document is signed and can be downloaded', async () => {
    await expect(page.getByRole('main').getByText('Podepsáno').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Stáhnout PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test('a reload in the middle goes on where it was', async ({ page }) => {
  await page.goto(signingPath(signingDocument.threeGroups));
  await page.getByRole('button', { name: 'Podepsat: Jana Nováková' }).first().click();
  await page.waitForURL(/\/signature-service\/pad\//);
  await page.goBack();
  await expect(page.getByText('Probíhá').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Probíhá').first()).toBeVisible();
});

test('a failed signature is retried', async ({ page }) => {
  await page.goto(signingPath(signingDocument.failed));
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Chyba');
  await page.getByRole('button', { name: 'Opakovat podpis: Karel Dvořáček' }).click();
  await signOnPad(page, 'Karel Dvořáček');
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Podepsáno');
});

test('is usable on a phone and by a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(signingPath(signingDocument.threeGroups));
  await expect(heading(page, 'Tři skupiny')).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
