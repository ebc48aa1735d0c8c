import type { Page, Route } from '@playwright/test';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

/** Fails the first requests that match, more than the host retries by itself; then lets them pass. */
async function failOnce(page: Page, file: RegExp): Promise<{ mend: () => Promise<void> }> {
  await page.route(file, (route: Route) => route.abort());
  return { mend: () => page.unroute(file) };
}

for (const [what, file] of [
  ['entry', /remoteEntry\.\w+\.js$/],
  ['exposed module', /__federation_expose_remote\.\w+\.js$/],
] as const) {
  test(`a remote whose ${what} did not arrive is loaded by the next attempt`, async ({ page }) => {
    const { mend } = await failOnce(page, file);
    await page.goto('/dashboard');
    const again = page.getByRole('button', { name: 'Zkusit znovu' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await mend();
    await again.click();
    await expect(heading(page, 'Přehled případů')).toBeVisible({ timeout: 20_000 });
  });
}

test('a remote that wants another version of a shared module is refused', async ({ page }) => {
  const reasons: string[] = [];
  page.on('console', (message) => reasons.push(message.text()));
  await page.route(/remoteEntry\.\w+\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(
      /requiredVersion:"19[^"]*"/g,
      'requiredVersion:"18.0.0"',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Tuto část aplikace se nepodařilo načíst').first()).toBeVisible({
    timeout: 20_000,
  });
});

test('the federation runtime comes once, with the first remote and not before it', async ({
  page,
}) => {
  const carriers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('__GLOBAL_LOADING_REMOTE_ENTRY__')) carriers.push(response.url());
  });
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await expect.poll(() => carriers).toHaveLength(1);
  await page.context().clearCookies();
  carriers.length = 0;
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Přihlásit se' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(carriers).toEqual([]);
});
