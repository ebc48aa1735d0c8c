import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test('an advisor reads what the bank has to say, by keyboard', async ({ page, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Zprávy, / });
  const card = page.getByRole('region', { name: 'Zprávy' });
  await expect(bell).toHaveAccessibleName(/nepřečten/);
  await bell.press('Enter');
  // The bank's own, and what other journeys have told the advisor of.
  const fresh = card.getByText('Nová', { exact: true });
  await expect(fresh.first()).toBeVisible();
  const count = await fresh.count();
  await expectAccessible(page);
  await card
    .getByRole('button', { name: /^Přečteno: / })
    .first()
    .press('Enter');
  await expect(fresh).toHaveCount(count - 1);
  await card.getByRole('button', { name: 'Označit vše za přečtené' }).press('Enter');
  await expect(bell).toHaveAccessibleName('Zprávy, vše přečteno');
  await expect(fresh).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(bell).toBeFocused();
  await page.reload();
  await expect(bell).toHaveAccessibleName('Zprávy, vše přečteno');
});
