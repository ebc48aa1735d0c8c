import type { Page } from '@playwright/test';
import { caseRows } from '../support/cases';
import { amount, begins, expectValue, mainNumber, result } from '../support/modelation';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Jste bez připojení' });

test('a case that is opened offline opens by itself afterwards', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  await expect(caseRows(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await caseRows(page).first().click();
  await expect(page.getByRole('heading', { name: 'Server neodpovídá' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Souhrn' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a remote that is opened offline opens by itself afterwards', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  // Nothing of it is loaded ahead.
  await page.goto('/demo');
  await expect(heading(page, 'Katalog prvků')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Modelace úvěru' }).click();
  await expect(page.getByText('Zkuste ji načíst znovu', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await begins(page);
});

test('what is typed offline is calculated afterwards', async ({ context, page, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/modelation/mortgage');
  await begins(page);
  const before = await mainNumber(page).innerText();
  await context.setOffline(true);
  await amount(page).fill('2500000');
  await expect(page.getByText('Výsledek neodpovídá zadání: server neodpovídá.')).toBeVisible();
  await context.setOffline(false);
  await expect(mainNumber(page)).not.toHaveText(before);
  await expect(result(page)).toHaveAttribute('aria-busy', 'false');
  await expectValue(amount(page), 2_500_000);
});
