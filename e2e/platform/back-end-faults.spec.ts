import { heading } from '../support/sign-in-form';
import { caseRows } from '../support/cases';
import { expect, test } from '../support/test';

const away = 'Server neodpovídá';

test.afterEach(({ server }) => server.start());

test('the product recovers by itself when the back end is away at start', async ({
  context,
  page,
  server,
  signInAs,
}) => {
  await signInAs('advisor');
  await test.step('the page was loaded, its first call finds no server', async () => {
    await page.route('**/api/**', async (route) => {
      // A call waits for all that the document preloads; then the server ends.
      await page.waitForLoadState('load');
      await server.stop();
      await route.continue();
    });
    await page.goto('/general-documents');
    await expect(page.getByText(away).first()).toBeVisible({ timeout: 20_000 });
  });
  await test.step('the screen appears when the server is back', async () => {
    await page.unroute('**/api/**');
    await server.start();
    await expect(heading(page, 'Obecné dokumenty')).toBeVisible({ timeout: 20_000 });
  });
  expect(context.pages()).toHaveLength(1);
  expect(server.output).not.toContain('"level":50');
});

test('the back end goes away during use and comes back', async ({ page, server, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  await expect(caseRows(page).first()).toBeVisible();
  await test.step('a call fails into the banner, the list stays', async () => {
    await server.stop();
    await page.getByRole('button', { name: 'Obnovit' }).click();
    await expect(page.getByRole('alert').filter({ hasText: away })).toBeVisible({
      timeout: 20_000,
    });
    await expect(caseRows(page).first()).toBeVisible();
  });
  await test.step('the session and the screen live on when it is back', async () => {
    await server.start();
    await page.getByRole('button', { name: 'Obnovit' }).click();
    await expect(page.getByRole('alert').filter({ hasText: away })).toBeHidden({
      timeout: 20_000,
    });
    await caseRows(page).first().click();
    await expect(page).toHaveURL(/case-detail/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the sign-in page says that the back end is away', async ({ page, server }) => {
  await page.goto('/simple-login.html');
  await page.getByLabel('Přihlašovací jméno').fill('advisor');
  await page.getByLabel('Heslo', { exact: true }).fill('demo');
  await server.stop();
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByRole('alert')).toContainText(away);
  await server.start();
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(heading(page, 'Přehled případů')).toBeVisible();
});

test('a call that never answers can be cancelled and ends in a time-out', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await context.clock.install();
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await test.step('cancelled by the user', async () => {
    await page.goto('/mortgage/case-detail/9001015');
    await context.clock.runFor('00:15');
    await page.getByRole('button', { name: 'Zrušit čekání' }).click();
    await expect(page.getByText('Načítání bylo zrušeno')).toBeVisible();
  });
  await test.step('ended by the time-out', async () => {
    await page.getByRole('button', { name: 'Zkusit znovu' }).click();
    await context.clock.runFor('00:35');
    await expect(page.getByText('Server neodpověděl včas').first()).toBeVisible();
  });
});
