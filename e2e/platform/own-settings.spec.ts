import type { Page } from '@playwright/test';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { expectAccessible } from '../support/accessibility';
import { fillSignInForm, heading, signOut } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const settings = (page: Page) => page.getByRole('region', { name: 'Moje nastavení' });
const choose = (page: Page, group: string, name: string) =>
  settings(page).getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
const chosen = (page: Page, name: string) =>
  settings(page).getByRole('radio', { name, exact: true });

/** What the page's root says of its look. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { theme, density } = document.documentElement.dataset;
    return `${theme} ${density}`;
  });

/** What it said in the first frame that was drawn. */
async function rememberFirstLook(page: Page) {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { theme, density } = document.documentElement.dataset;
      Object.assign(window, { firstLook: `${theme} ${density}` });
    });
  });
}
const firstLook = (page: Page) => page.evaluate(() => (window as { firstLook?: string }).firstLook);

/** As nobody has touched them, for whoever comes next. */
test.afterEach(async ({ api, signInAs }) => {
  await signInAs('specialist');
  await api.call(sessionCalls.saveOwnSettings, {
    body: { theme: 'system', density: 'comfortable', startPage: null },
  });
});

test('what a user sets goes with them, and is nobody else’s', async ({
  page,
  signInAs,
  colleague,
}) => {
  await signInAs('specialist');
  await page.goto('/user-info');
  await test.step('theme, density and start page are chosen', async () => {
    await choose(page, 'Vzhled', 'Tmavý');
    await expect.poll(() => look(page)).toBe('dark comfortable');
    const row = page.getByRole('table', { name: 'Moje přihlášení' }).getByRole('row').last();
    const roomy = (await row.boundingBox())?.height ?? 0;
    await choose(page, 'Hustota', 'Kompaktní');
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(roomy);
    await settings(page).getByRole('combobox', { name: 'Úvodní stránka' }).click();
    await page.getByTitle('Obecné dokumenty', { exact: true }).click();
    await expect(page.getByText('Nastavení je uložené.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('they are there with the first paint', async () => {
    await rememberFirstLook(page);
    await page.reload();
    await expect(chosen(page, 'Tmavý')).toBeChecked();
    expect(await firstLook(page)).toBe('dark compact');
  });
  await test.step('a narrow screen stays comfortable', async () => {
    const height = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--adv-control-height'),
      );
    expect(await height()).toBe('28px');
    await page.setViewportSize({ width: 400, height: 800 });
    expect(await height()).toBe('32px');
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('another browser has them after sign-in, and begins where it should', async () => {
    const { page: elsewhere } = await colleague('broker');
    await elsewhere.context().clearCookies();
    await elsewhere.goto('/simple-login.html');
    await fillSignInForm(elsewhere, 'specialist');
    await expect(heading(elsewhere, 'Obecné dokumenty')).toBeVisible();
    expect(await look(elsewhere)).toBe('dark compact');
    await elsewhere.goto('/');
    await expect(heading(elsewhere, 'Obecné dokumenty')).toBeVisible();
  });
  await test.step('somebody else at the same computer has their own', async () => {
    await signOut(page);
    await expect(page.getByText('Odhlášení proběhlo úspěšně.')).toBeVisible();
    await page.goto('/simple-login.html');
    await fillSignInForm(page, 'broker');
    await expect(heading(page, 'Přehled případů')).toBeVisible();
    expect([await look(page), await firstLook(page)]).toEqual([
      'light comfortable',
      'light comfortable',
    ]);
  });
});

test('two browsers of one user agree at once', async ({ page, signInAs, colleague }) => {
  await signInAs('specialist');
  const { page: other } = await colleague('specialist');
  const stream = other.waitForResponse((answer) => answer.url().endsWith('/api/v1/live'));
  await Promise.all([page.goto('/user-info'), other.goto('/user-info')]);
  await expect(chosen(other, 'Podle systému')).toBeChecked();
  await stream;
  await choose(page, 'Vzhled', 'Tmavý');
  await expect(chosen(other, 'Tmavý')).toBeChecked();
  expect(await look(other)).toBe('dark comfortable');
});
