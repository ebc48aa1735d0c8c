import type { Page } from '@playwright/test';
import { countClicks } from '../../support/clicks';
import { press, reach, watchFocus } from '../../support/keyboard';
import { amount, begins, mainNumber, openComparison, variants } from '../../support/modelation';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

/** The result becomes another one, and is the server's. */
async function changesNumber(page: Page, act: () => Promise<void>) {
  const before = await mainNumber(page).innerText();
  await act();
  await expect(mainNumber(page)).not.toHaveText(before);
  await begins(page);
}

test('two variants are compared and one is kept in six clicks', async ({ page, context }) => {
  const clicks = await countClicks(context);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Modelace úvěru' }).click();
  await begins(page);
  await changesNumber(page, async () => {
    await amount(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2900000');
  });
  await page.getByRole('button', { name: 'Připnout variantu' }).click();
  await changesNumber(page, () => page.getByText('3 roky', { exact: true }).click());
  await openComparison(page);
  await variants(page)
    .getByRole('button', { name: /^Uložit nabídku/ })
    .click();
  await expect(variants(page).getByRole('button', { name: /^Uložena jako č\./ })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(6);
});

test('… and by keyboard alone', async ({ page }) => {
  const lost = await watchFocus(page);
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Modelace úvěru' }));
  await begins(page);
  await reach(page, amount(page));
  await changesNumber(page, async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2900000');
  });
  await reach(page, page.getByRole('radio', { name: '5 let', exact: true }));
  await press(page, page.getByRole('button', { name: 'Připnout variantu' }));
  await reach(page, page.getByRole('radio', { name: '5 let', exact: true }), 'Shift+Tab');
  await changesNumber(page, () => page.keyboard.press('ArrowLeft'));
  await press(page, page.getByRole('button', { name: /^Porovnat/ }));
  await expect(variants(page).getByRole('table')).toBeVisible();
  await press(page, variants(page).getByRole('button', { name: /^Uložit nabídku/ }));
  await expect(variants(page).getByRole('button', { name: /^Uložena jako č\./ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(variants(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Porovnat/ })).toBeFocused();
  expect(lost).toEqual([]);
});
