import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { deployedVersion } from '../support/remote-files';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const partRow = (page: Page, part: string) =>
  page
    .getByRole('table', { name: 'Části v tomto prohlížeči' })
    .getByRole('row', { name: new RegExp(`^${part}`) });

const secret = 'Jan Novák 850101/1234';

test.use({ toleratedErrors: new RegExp(secret) });

test('a remote that throws in rendering is on the page with its version within seconds', async ({
  page,
  server,
  signInAs,
  colleague,
}) => {
  const version = deployedVersion(server.product, 'case');
  const { page: watching } = await colleague('admin');
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/diagnostics/reports')) reported.push(request.postData() ?? '');
  });
  await test.step('an administrator watches, nothing like it is wrong', async () => {
    await watching.goto('/settings/state');
    await expect(watching.getByRole('heading', { name: /Rychlost/ })).toBeVisible();
    // Other journeys have broken other things.
    await expect(watching.getByRole('row', { name: /TypeError.*general-documents/ })).toHaveCount(
      0,
    );
  });
  await test.step('a screen of an advisor breaks on an answer that no server gives', async () => {
    await signInAs('advisor');
    await page.route('**/api/v1/general-documents', (route) =>
      route.fulfill({ json: { name: secret } }),
    );
    await page.goto('/general-documents');
    await expect(heading(page, 'Stránku se nepodařilo zobrazit')).toBeVisible();
  });
  await test.step('the administrator is told, without a reload', async () => {
    const row = watching
      .getByRole('table', { name: /Chyby v prohlížečích/ })
      .getByRole('row', { name: /TypeError/ });
    await expect(row).toContainText('při vykreslení', { timeout: 15_000 });
    for (const text of ['case', version, 'pro všechny', '/general-documents'])
      await expect(row).toContainText(text);
  });
  await test.step('so is the advisor, of this browser alone', async () => {
    await page.getByRole('link', { name: 'Katalog prvků' }).click();
    await page.getByRole('link', { name: 'Stav aplikace v tomto prohlížeči' }).click();
    await expect(partRow(page, 'case')).toContainText('1 chyba');
    await expect(partRow(page, 'case')).toContainText(version);
    await expect(partRow(page, 'case')).toContainText(/\d ms/);
    await expect(partRow(page, 'signing')).toContainText('Zatím nepoužitá');
    await expect(page.getByText(/Chyby v prohlížečích/)).toBeHidden();
  });
  await test.step('the speed comes when the page is left, and nothing of a client ever', async () => {
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new RangeError(text);
      });
    }, secret);
    await expect.poll(() => reported.join(), { timeout: 15_000 }).toContain('RangeError');
    await page.goto('about:blank');
    const vitals = watching.getByRole('table', { name: /Rychlost/ });
    await expect(vitals.getByRole('row', { name: new RegExp(`^case ${version}`) })).toBeVisible({
      timeout: 15_000,
    });
    expect(reported.join()).not.toMatch(/Nov|850101/);
  });
  await test.step('what administrators see is accessible, on a phone too', async () => {
    await expectAccessible(watching);
    await watching.setViewportSize({ width: 400, height: 800 });
    await expectNoSidewaysScroll(watching);
  });
});
