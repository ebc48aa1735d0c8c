import type { Page } from '@playwright/test';
import { savedDrafts } from '../../support/drafts';
import {
  amount,
  begins,
  expectValue,
  collateral,
  crowns,
  mainNumber,
  model,
  question,
} from '../../support/modelation';
import { fillSignInForm, heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

const dashboard = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Hlavní nabídka' })
    .getByRole('link', { name: 'Přehled případů' });

test('what is modelled survives a reload, leaving and an expired session', async ({
  page,
  context,
  signInAs,
}) => {
  test.slow();
  await signInAs('advisor');
  await page.goto('/modelation/mortgage');
  await begins(page);
  await collateral(page).fill('5000000');
  const { result } = await model(page, 3_300_000);
  const isAsTyped = async () => {
    await expectValue(amount(page), 3_300_000);
    await expectValue(collateral(page), 5_000_000);
    await expect(mainNumber(page)).toHaveText(crowns(result!.monthlyPayment));
  };

  await test.step('a reload', async () => {
    await expect.poll(() => savedDrafts(page)).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await isAsTyped();
  });
  await test.step('leaving asks, and staying changes nothing', async () => {
    await dashboard(page).click();
    await expect(question(page)).toContainText('Odejít z modelace?');
    await question(page).getByRole('button', { name: 'Zůstat' }).click();
    await expect(question(page)).toBeHidden();
    await isAsTyped();
  });
  await test.step('whoever leaves finds it on the way back', async () => {
    await dashboard(page).click();
    await question(page).getByRole('button', { name: 'Odejít' }).click();
    await expect(heading(page, 'Přehled případů')).toBeVisible();
    await page.goBack();
    await isAsTyped();
  });
  await test.step('the session ends in the middle', async () => {
    await context.clearCookies();
    await amount(page).fill('3400000');
    await expect(page.getByText('Přihlášení vypršelo.')).toBeVisible();
    await page.getByRole('link', { name: 'Přihlásit se' }).click();
    await fillSignInForm(page, 'advisor');
    await expectValue(amount(page), 3_400_000);
    await expectValue(collateral(page), 5_000_000);
    await begins(page);
  });
  await test.step('what is kept as an offer is left without a question', async () => {
    await page.getByRole('button', { name: 'Uložit nabídku' }).click();
    await expect(page.getByRole('button', { name: /^Uložena jako/ })).toBeVisible();
    await expect.poll(() => savedDrafts(page)).toBe(0);
    await dashboard(page).click();
    await expect(heading(page, 'Přehled případů')).toBeVisible();
  });
});
