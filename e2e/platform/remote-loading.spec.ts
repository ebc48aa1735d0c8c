import type { Page, Route } from '@playwright/test';
import { createHash } from 'node:crypto';
import { caseRows } from '../support/cases';
import { exposedFile, readHostDescription } from '../support/remote-files';
import { builtProduct } from '../support/server';
import { heading, loseSession, pendingHeading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

const entry = /\/remoteEntry\.\w+\.js$/;
const exposedModule = new RegExp(`/${exposedFile(builtProduct, 'case').replaceAll('.', '\\.')}$`);
const screenCode = ({ pathname }: URL) =>
  /\/remotes\/case\/\w+\/\d+\.\w+\.js$/.test(pathname) && !exposedModule.test(pathname);
const parts = [
  ['entry', entry],
  ['exposed module', exposedModule],
] as const;

const fallback = (page: Page) => page.getByText('Tuto část aplikace se nepodařilo načíst').first();
const again = (page: Page) => page.getByRole('button', { name: 'Zkusit znovu' });
const dashboard = (page: Page) => heading(page, 'Přehled případů');

for (const [what, file] of parts) {
  test(`a remote whose ${what} did not arrive is loaded by the next attempt`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto('/dashboard');
    await expect(again(page)).toBeVisible({ timeout: 20_000 });
    await page.unroute(file);
    await again(page).click();
    await expect(dashboard(page)).toBeVisible({ timeout: 20_000 });
  });

  test(`a remote whose ${what} hangs is given up, and loaded when it answers`, async ({
    context,
    page,
  }) => {
    await context.clock.install();
    await page.goto('/demo');
    await page.route(file, () => {});
    await page.getByRole('link', { name: 'Přehled případů' }).click();
    await test.step('the fallback stands inside the layout', async () => {
      await expect(async () => {
        await context.clock.runFor('00:10');
        await expect(fallback(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
    });
    await page.unroute(file);
    await again(page).click();
    await expect(dashboard(page)).toBeVisible({ timeout: 20_000 });
  });
}

for (const [what, file] of [...parts, ['code of a screen', screenCode]] as const) {
  test(`a remote whose ${what} is slow is waited for`, async ({ context, page }) => {
    await context.clock.install();
    await page.goto('/demo');
    const held: Route[] = [];
    await page.route(file, (route) => void held.push(route));
    await page.getByRole('link', { name: 'Přehled případů' }).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await context.clock.runFor('00:10');
    await expect(fallback(page)).toBeHidden();
    await expect(pendingHeading(page, 'Přehled případů')).toBeVisible();
    await Promise.all(held.map((route) => route.continue()));
    await expect(dashboard(page)).toBeVisible({ timeout: 20_000 });
    const asked = held.map((route) => route.request().url());
    expect(asked, 'requests for it').toEqual([...new Set(asked)]);
  });
}

test('a page whose shared module did not arrive is there at the next attempt', async ({
  page,
  server,
}) => {
  const { provides } = readHostDescription(server.product);
  const files = (name: string) => provides[name]?.files ?? [];
  // Of the dashboard's own field it has a part.
  const overlay = files('@advisor/ui/overlay')
    .filter((file) => !files('@advisor/ui/input').includes(file))
    .map((file) => `**/${file}`);
  expect(overlay).not.toEqual([]);
  await Promise.all(overlay.map((file) => page.route(file, (route) => route.abort())));
  await page.goto('/dashboard');
  await caseRows(page).first().click();
  await expect(again(page)).toBeVisible({ timeout: 20_000 });
  await Promise.all(overlay.map((file) => page.unroute(file)));
  await again(page).click();
  await expect(page.getByRole('region', { name: 'Souhrn' })).toBeVisible({ timeout: 20_000 });
});

/** Changes a remote's entry, and its hash in the page, as a build would. */
async function changeEntry(page: Page, change: (code: string) => string): Promise<void> {
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch();
    const document = await response.text();
    const [url = ''] = /\/remotes\/case\/\w+\/remoteEntry\.\w+\.js/.exec(document) ?? [];
    const code = await (await page.request.get(url)).text();
    const changed = change(code);
    await page.route(`**${url}`, (asked) =>
      asked.fulfill({ body: changed, contentType: 'text/javascript' }),
    );
    const body = document.replaceAll(hashOf(code), hashOf(changed));
    await route.fulfill({ response, body });
  });
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');

test('a remote that wants another version of a shared module is refused', async ({ page }) => {
  await test.step('it is taken while it wants what is there', async () => {
    await changeEntry(page, (code) => `${code};`);
    await page.goto('/dashboard');
    await expect(dashboard(page)).toBeVisible();
  });
  await page.unrouteAll();
  await changeEntry(page, (code) => {
    const changed = code.replaceAll(/requiredVersion:"19[^"]*"/g, 'requiredVersion:"18.0.0"');
    expect(changed).not.toBe(code);
    return changed;
  });
  await page.reload();
  await expect(page.getByText('Tato část aplikace neodpovídá verzi pracoviště')).toBeVisible();
});

test('the federation runtime is there once, and not before the first remote', async ({ page }) => {
  const carriers: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = await response.text().catch(() => '');
    if (text.includes('__GLOBAL_LOADING_REMOTE_ENTRY__')) carriers.push(response.url());
  });
  await test.step('a remote’s page', async () => {
    await page.goto('/dashboard');
    await expect(dashboard(page)).toBeVisible();
    await expect.poll(() => carriers).toHaveLength(1);
  });
  await test.step('sign-in', async () => {
    await loseSession(page);
    carriers.length = 0;
    await page.goto('/simple-login.html');
    await expect(page.getByLabel('Heslo', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(carriers).toEqual([]);
  });
});
