import type { Page } from '@playwright/test';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { expect, test } from '../support/test';
import { fillSignInForm, heading, signOut } from '../support/sign-in-form';

test('an advisor signs in and starts at the dashboard', async ({ page }) => {
  await test.step('the home page leads to the sign-in page', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Přihlásit se' }).click();
    await expect(page).toHaveURL(/\/simple-login\.html/);
  });
  await test.step('a wrong password is told and keeps the login', async () => {
    await fillSignInForm(page, 'advisor', 'wrong');
    await expect(page.getByRole('alert')).toContainText(
      'Přihlašovací jméno nebo heslo nesouhlasí.',
    );
    await expect(page.getByLabel('Přihlašovací jméno')).toHaveValue('advisor');
  });
  await test.step('the right one opens the dashboard', async () => {
    await fillSignInForm(page, 'advisor');
    await expect(heading(page, 'Přehled případů')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page).toHaveTitle(/Přehled případů/);
  });
});

/** Scripts and styles of the shown screen that came over the network; reports begin when it is idle. */
const downloads = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, transferSize }) => /\.(js|css)$/.test(name) && transferSize > 0)
      .filter(({ name }) => !name.includes('/reports.'))
      .map(({ name }) => new URL(name).pathname),
  );

test('the dashboard after the sign-in page downloads nothing', async ({ page }) => {
  await page.goto('/simple-login.html');
  const links = page.locator('head > link[rel="prefetch"]');
  await expect(links).not.toHaveCount(0);
  const asked = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLLinkElement).href).filter((href) => !href.endsWith('.woff2')),
  );
  await expect
    .poll(() =>
      page.evaluate(
        (files) => files.filter((file) => !performance.getEntriesByName(file).length),
        asked,
      ),
    )
    .toEqual([]);
  await fillSignInForm(page, 'advisor');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  expect(await downloads(page)).toEqual([]);
});

test('a user without the right to search starts at the case identification', async ({ page }) => {
  await page.goto('/simple-login.html');
  await fillSignInForm(page, 'limited');
  await expect(page).toHaveURL(/\/case-identification/);
  await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).not.toContainText(
    'Přehled případů',
  );
});

test('a user without any permission is told so', async ({ page }) => {
  await page.goto('/simple-login.html');
  await fillSignInForm(page, 'norights');
  await expect(page.getByText('K aplikaci nemáte oprávnění.')).toBeVisible();
  await expect(page).toHaveURL(/reason=no_permission/);
});

test('a deep link survives the sign-in', async ({ page }) => {
  await page.goto('/general-documents');
  await expect(page).toHaveURL(/\/simple-login\.html/);
  await fillSignInForm(page, 'advisor');
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
});

for (const elsewhere of [
  'https://example.com/',
  '//example.com/',
  '/\\example.com',
  'javascript:1',
]) {
  test(`the sign-in never leads to ${elsewhere}`, async ({ page, server }) => {
    await page.goto(`/simple-login.html?redirect=${encodeURIComponent(elsewhere)}`);
    await fillSignInForm(page, 'advisor');
    await expect(heading(page, 'Přehled případů')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
  });
}

test('signing out ends the session in the browser and on the server', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  await signOut(page);
  await expect(page.getByText('Odhlášení proběhlo úspěšně.')).toBeVisible();
  await expect(api.call(sessionCalls.loggedInUser)).rejects.toThrow('401');
  await page.goBack();
  await expect(heading(page, 'Přehled případů')).toBeHidden();
});

test('a second click on the sign-in button makes no second call', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/sign-in')) calls += 1;
  });
  await page.goto('/simple-login.html');
  await page.getByLabel('Přihlašovací jméno').fill('advisor');
  await page.getByLabel('Heslo', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Přihlásit se' }).dblclick();
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  expect(calls).toBe(1);
});
