import { ownCases, caseRows } from '../support/cases';
import { reach } from '../support/keyboard';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test('an advisor works without a mouse', async ({ page }) => {
  await test.step('sign in', async () => {
    await page.goto('/simple-login.html');
    await expect(page.getByLabel('Přihlašovací jméno')).toBeFocused();
    await page.keyboard.type('advisor');
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Přehled případů')).toBeVisible();
  });
  await test.step('skip the menu', async () => {
    await page.goto('/dashboard');
    await expect(caseRows(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Přeskočit na obsah' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });
  await test.step('choose a filter with the arrows', async () => {
    const tabs = page.getByRole('tablist', { name: 'Výběr případů' }).getByRole('tab');
    await reach(page, tabs.first());
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('search from anywhere with /', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Hledat případ' })).toBeFocused();
  });
  await test.step('walk the rows and open one', async () => {
    await reach(page, caseRows(page).first());
    await page.keyboard.press('ArrowDown');
    await expect(caseRows(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/case-detail/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('Ctrl+K finds a case by number, by client, a screen and a recent case', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const [first, second] = await ownCases(api, 2);
  const palette = page.getByRole('dialog', { name: 'Rychlé hledání' });
  const input = palette.getByRole('combobox');
  await page.goto('/general-documents');
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();

  const search = async (term: string) => {
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.type(term);
  };
  // Its address comes first; a case that was never on the screen is no recent one.
  const expectCase = async (caseId: number) => {
    await expect(page).toHaveURL(new RegExp(`case-detail/${caseId}`));
    await expect(page.getByRole('region', { name: 'Souhrn' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Aktuální klient' })).toContainText(
      String(caseId),
    );
  };
  await test.step('by number', async () => {
    await search(String(first!.caseId));
    await expect(palette.getByRole('option', { name: String(first!.caseId) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expectCase(first!.caseId);
  });
  await test.step('by client', async () => {
    await search(`${second!.customer.lastName} ${second!.customer.firstName}`);
    await palette.getByRole('option', { name: String(second!.caseId) }).click();
    await expectCase(second!.caseId);
  });
  await test.step('a screen', async () => {
    await search('Vyhledat');
    await expect(palette.getByRole('option', { name: /Vyhledat případ/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page, /Vyhledání případu/)).toBeVisible();
  });
  await test.step('a recent case, and Esc closes', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option', { name: String(first!.caseId) })).toBeVisible();
    await expect(palette.getByRole('option', { name: String(second!.caseId) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });
});
