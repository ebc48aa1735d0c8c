import type { Page } from '@playwright/test';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { fillSignInForm, heading, signOut } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Budete automaticky odhlášeni' });
const idleMessage = (page: Page) => page.getByText('Po 29 minutách nečinnosti');

test('an idle user is warned, may stay, and is then signed out in every tab', async ({
  context,
  page,
  signInAs,
  api,
}) => {
  await signInAs('advisor');
  await context.clock.install();
  const other = await context.newPage();
  await page.goto('/dashboard');
  await other.goto('/general-documents');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await expect(heading(other, 'Obecné dokumenty')).toBeVisible();

  await test.step('no warning before its time', async () => {
    await context.clock.fastForward('23:00');
    await expect(warning(page)).toBeHidden();
  });
  await test.step('24 minutes after the last call both tabs count down', async () => {
    await context.clock.fastForward('01:25');
    await expect(warning(page).getByRole('timer')).toHaveText(/^4:\d\d$/);
    await expect(warning(other)).toBeVisible();
  });
  await test.step('an answer in one tab counts for both', async () => {
    await warning(page).getByRole('button', { name: 'Prodloužit přihlášení' }).click();
    await expect(warning(page)).toBeHidden();
    await expect(warning(other)).toBeHidden();
  });
  await test.step('29 minutes without a call sign out both', async () => {
    await context.clock.fastForward('24:30');
    await expect(warning(page)).toBeVisible();
    await context.clock.fastForward('05:00');
    await expect(idleMessage(page)).toBeVisible();
    await expect(idleMessage(other)).toBeVisible();
    await expect(api.call(sessionCalls.loggedInUser)).rejects.toThrow('401');
  });
  await test.step('signing in leads back', async () => {
    await other.getByRole('link', { name: 'Přihlásit se' }).click();
    await fillSignInForm(other, 'advisor');
    await expect(heading(other, 'Obecné dokumenty')).toBeVisible();
  });
});

test('signing out in one tab signs out the other', async ({ context, page, signInAs }) => {
  await signInAs('advisor');
  const other = await context.newPage();
  await page.goto('/dashboard');
  await other.goto('/case-identification');
  await expect(heading(other, /Vyhledání případu/)).toBeVisible();
  await signOut(page);
  await expect(page.getByText('Odhlášení proběhlo úspěšně.')).toBeVisible();
  await expect(other.getByText('Odhlášení proběhlo úspěšně.')).toBeVisible();
});

test('what was typed when the session expired is there after signing in again', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto('/case-identification');
  await page.getByRole('link', { name: 'Klient', exact: true }).click();
  const lastName = page.getByLabel('Příjmení');
  await lastName.fill('Dvořáčková');
  await page.getByLabel('Jméno', { exact: true }).fill('Božena');
  await test.step('the session ends on the server', async () => {
    await context.clearCookies();
    await page.getByRole('button', { name: 'Vyhledat' }).click();
    await expect(page.getByText('Přihlášení vypršelo.')).toBeVisible();
    expect(decodeURIComponent(page.url())).not.toContain('Dvořáčková');
  });
  await test.step('after signing in the form is as it was', async () => {
    await page.getByRole('link', { name: 'Přihlásit se' }).click();
    await fillSignInForm(page, 'advisor');
    await expect(lastName).toHaveValue('Dvořáčková');
    await expect(page.getByLabel('Jméno', { exact: true })).toHaveValue('Božena');
  });
});

test('another user does not see what was typed', async ({ context, page, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/case-identification');
  await page.getByRole('link', { name: 'Klient', exact: true }).click();
  await page.getByLabel('Příjmení').fill('Dvořáčková');
  await page.getByLabel('Jméno', { exact: true }).fill('Božena');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Vyhledat' }).click();
  await page.getByRole('link', { name: 'Přihlásit se' }).click();
  await fillSignInForm(page, 'specialist');
  await expect(heading(page, /Vyhledání případu/)).toBeVisible();
  await page.getByRole('link', { name: 'Klient', exact: true }).click();
  await expect(page.getByLabel('Příjmení')).toHaveValue('');
});
