import { reach } from '../../support/keyboard';
import { amount, begins, mainNumber, question } from '../../support/modelation';
import { expect, test } from '../../support/test';

test('a mortgage is modelled, kept and given a client without a mouse', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto('/modelation/mortgage');
  await begins(page);
  const changes = async (act: () => Promise<void>) => {
    const before = await mainNumber(page).innerText();
    await act();
    await expect(mainNumber(page)).not.toHaveText(before);
  };

  await test.step('the amount', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await reach(page, amount(page));
    await changes(async () => {
      await page.keyboard.press('Control+a');
      await page.keyboard.type('2850000');
    });
  });
  await test.step('the fixation with the arrows', async () => {
    await reach(page, page.getByRole('radio', { name: '5 let', exact: true }));
    await changes(() => page.keyboard.press('ArrowLeft'));
    await expect(page.getByRole('radio', { name: '3 roky' })).toBeChecked();
  });
  await test.step('Ctrl+S keeps the offer', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: /^Uložena jako č\. \d+/ })).toBeVisible();
  });
  await test.step('the question for the client takes the focus and gives it back', async () => {
    const found = page.getByRole('button', { name: 'Založit případ' });
    await reach(page, found);
    await page.keyboard.press('Enter');
    await expect(question(page).getByLabel('Příjmení')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(found).toBeFocused();
  });
  await test.step('the schedule by its tab', async () => {
    await reach(page, page.getByRole('tab', { name: 'Vývoj splácení' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const schedule = page.getByRole('tab', { name: 'Splátkový kalendář' });
    await expect(schedule).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('table', { name: 'Splátkový kalendář po letech' })).toBeVisible();
  });
});
