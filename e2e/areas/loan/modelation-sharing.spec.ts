import type { Page } from '@playwright/test';
import {
  amount,
  begins,
  expectValue,
  mainNumber,
  model,
  openComparison,
  variants,
} from '../../support/modelation';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

/** The numbers of the variants, row by row; their names stand in fields. */
const numbersOf = (page: Page) =>
  variants(page).getByRole('table').getByRole('row').allInnerTexts();
const names = (page: Page) => variants(page).getByRole('textbox', { name: 'Název varianty' });

test('a link to variants shows another advisor the same numbers', async ({
  page,
  signInAs,
  colleague,
}) => {
  await signInAs('advisor');
  await page.goto('/modelation/mortgage');
  await begins(page);
  const { result } = await model(page, 2_550_000);
  await page.getByRole('button', { name: 'Připnout variantu' }).click();
  await model(page, 2_450_000);
  await page.getByRole('button', { name: 'Připnout variantu' }).click();
  await openComparison(page);
  await names(page).last().fill('Nižší úvěr');
  await variants(page).getByRole('button', { name: 'Sdílet odkazem' }).click();
  await expect(page).toHaveURL(/\?offers=\d+_\d+/);

  const { page: other } = await colleague('specialist');
  await other.goto(page.url());
  await begins(other);
  await openComparison(other);
  expect(await numbersOf(other)).toEqual(await numbersOf(page));
  await expect(names(other).last()).toHaveValue('Nižší úvěr');
  await expectValue(amount(other), 2_550_000);
  await expect(mainNumber(other)).toContainText(String(result!.monthlyPayment % 1_000));

  await test.step('a broker is not shown what an advisor has kept', async () => {
    const { page: broker } = await colleague('broker');
    await broker.goto(page.url());
    await expect(broker.getByRole('main')).toContainText('Nabídka nebyla nalezena');
    await expect(broker.getByRole('main')).not.toContainText('Porovnat');
  });
});

test('a broker models every product, but not by the terms of employees', async ({
  page,
  signInAs,
  colleague,
}) => {
  await signInAs('broker');
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await page.getByRole('button', { name: 'Nový produkt' }).click();
  await page.getByRole('link', { name: 'Neúčelová hypotéka', exact: true }).click();
  await begins(page);
  await expect(page.getByRole('checkbox', { name: 'Zaměstnanecké podmínky' })).toHaveCount(0);
  await test.step('nobody without any permission gets in by a link', async () => {
    const { page: stranger } = await colleague('norights');
    await stranger.goto('/modelation/unsecured-loan');
    await expect(stranger.getByText('K aplikaci nemáte oprávnění.')).toBeVisible();
  });
});
