import type { Page } from '@playwright/test';
import { deploySample } from '../remotes/deploy-sample';
import { heading, pendingHeading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** Where the sample remote fails. */
    fault?: string | undefined;
  }
}

test.use({ ownProduct: true, toleratedErrors: /WaitError/ });
test.beforeEach(({ signInAs }) => signInAs('advisor'));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hlavní nabídka' });
const entry = (page: Page) => menu(page).getByRole('link', { name: 'Modelace úvěru' });

test('a click on a remote whose code is slow answers at once, in the place one goes to', async ({
  page,
}) => {
  await page.route('**/remotes/modelation/*/remoteEntry*.js', () => undefined);
  // Before the page: an answer that comes just then would be of the year 1970, and the session over.
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await entry(page).click();
  await page.clock.runFor(200);
  await expect(entry(page)).toHaveAttribute('aria-current', 'page');
  await expect(pendingHeading(page, 'Modelace úvěru')).toBeVisible();
  await expect(heading(page, 'Přehled případů')).toBeHidden();
  await page.clock.runFor(4_000);
  await page.getByRole('button', { name: 'Zrušit čekání' }).click();
  await expect(heading(page, 'Načítání bylo zrušeno')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
});

for (const fault of ['endless loader', 'suspended']) {
  test(`a remote’s screen that never comes (${fault}) has an end, inside the frame`, async ({
    page,
    server,
  }) => {
    const takeBack = deploySample(server.product);
    try {
      await page.clock.install();
      await page.addInitScript((where) => (window.fault = where), fault);
      await page.goto('/valuation');
      await expect(menu(page)).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(5_000);
        await expect(heading(page, 'Stránka se nenačetla včas')).toBeVisible({ timeout: 250 });
      }).toPass({ intervals: [0] });
      await menu(page).getByRole('link', { name: 'Přehled případů' }).click();
      await expect(heading(page, 'Přehled případů')).toBeVisible();
      await page.evaluate(() => (window.fault = undefined));
      await page.goBack();
      await expect(heading(page, 'Ocenění nemovitostí')).toBeVisible();
    } finally {
      takeBack();
    }
  });
}
