import { expect } from '@playwright/test';
import { events, externalId, signersIn, signing } from '../support/embedding';
import { signer, signingDocument, signOnPad, startOnPad } from '../support/signing';
import { test } from './test';

test('signing is shown in another application, and done there', async ({ allowed, page }) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.bothWays)));
  await expect(signersIn(page).first()).toBeVisible();
  await startOnPad(signing(page), 'Karel Dvořáček');
  await signOnPad(signing(page), 'Karel Dvořáček');
  await expect(signer(signing(page), 'Karel Dvořáček')).toContainText('Podepsáno');
  await expect(events(page)).toContainText('SignStarted');
});
