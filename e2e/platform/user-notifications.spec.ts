import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test('an advisor reads what the bank has to say, by keyboard', async ({ page, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Zprávy, / });
  const card = page.getByRole('region', { name: 'Zprávy' });
  await expect(bell).toHaveAccessibleName('Zprávy, 3 nepřečtené');
  await bell.press('Enter');
  await expect(card.getByRole('listitem')).toHaveCount(5);
  await expect(card.getByText('Nová', { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  await card
    .getByRole('button', { name: /^Přečteno: / })
    .first()
    .press('Enter');
  await expect(bell).toHaveAccessibleName('Zprávy, 2 nepřečtené');
  await card.getByRole('button', { name: 'Označit vše za přečtené' }).press('Enter');
  await expect(bell).toHaveAccessibleName('Zprávy, vše přečteno');
  await expect(card.getByText('Nová', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(bell).toBeFocused();
  await page.reload();
  await expect(bell).toHaveAccessibleName('Zprávy, vše přečteno');
});
