import { caseRows } from '../support/cases';
import { heading } from '../support/sign-in-form';
import { watchCopies } from '../support/single-copies';
import { expect, test } from '../support/test';

test('host and remote share one copy of what exists once on a page', async ({ page, signInAs }) => {
  const expectSingleCopies = await watchCopies(page);
  await signInAs('advisor');

  await test.step('through the host’s and the remote’s screens, without a reload', async () => {
    await page.goto('/demo');
    await expect(heading(page, /Katalog/)).toBeVisible();
    await page.getByRole('link', { name: 'Vyhledat případ' }).click();
    await expect(heading(page, 'Vyhledání případu')).toBeVisible();
    await page.getByRole('link', { name: 'Přehled případů' }).click();
    await caseRows(page).first().click();
    await expect(page.getByRole('region', { name: 'Souhrn' })).toBeVisible();
  });

  await expectSingleCopies(['case']);
});
