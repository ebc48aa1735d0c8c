import type { Page } from '@playwright/test';
import { fillSignInForm, heading, signOut } from '../support/sign-in-form';
import { expect, test } from '../support/test';

// The recorder of traces would wait for the page whose sign-out is held up.
test.use({ trace: 'off' });

const lastName = (page: Page) => page.getByLabel('Příjmení');

/** Opens the search by client and types in it, which is kept as a draft. */
async function typeName(page: Page): Promise<void> {
  await page.goto('/case-identification');
  await page.getByRole('link', { name: 'Klient', exact: true }).click();
  await lastName(page).fill('Dvořáčková');
}

test('a slow sign-out ends both tabs, and nothing typed in either is kept', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  const other = await context.newPage();
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await typeName(other);

  const held: (() => void)[] = [];
  const asked = page.waitForRequest('**/auth/signout*');
  await page.route('**/auth/signout*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  // The click is over when its navigation has been answered.
  const signingOut = signOut(page);
  await test.step('until the server has ended the session the other tab stays as it is', async () => {
    await asked;
    await lastName(other).fill('Dvořáčková-Nová');
    await expect(other).toHaveURL(/\/case-identification/);
  });
  await test.step('then both are out', async () => {
    for (const release of held) release();
    await signingOut;
    await expect(page.getByText('Odhlášení proběhlo úspěšně.')).toBeVisible();
    await expect(other.getByText('Odhlášení proběhlo úspěšně.')).toBeVisible();
  });
  await test.step('whoever signs in again finds an empty form', async () => {
    await other.getByRole('link', { name: 'Přihlásit se' }).click();
    await fillSignInForm(other, 'advisor');
    await expect(heading(other, 'Přehled případů')).toBeVisible();
    await other.goto('/case-identification');
    await other.getByRole('link', { name: 'Klient', exact: true }).click();
    await expect(lastName(other)).toHaveValue('');
  });
});

test('what was typed in another tab is there after the session has run out', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await context.clock.install();
  const other = await context.newPage();
  await typeName(other);
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await context.clock.fastForward('28:00');
  await lastName(other).fill('Dvořáčková-Nová');
  await context.clock.fastForward('01:30');
  await expect(page.getByText('Po 29 minutách nečinnosti')).toBeVisible();
  await expect(other.getByText('Po 29 minutách nečinnosti')).toBeVisible();
  await other.getByRole('link', { name: 'Přihlásit se' }).click();
  await fillSignInForm(other, 'advisor');
  await expect(lastName(other)).toHaveValue('Dvořáčková-Nová');
});
