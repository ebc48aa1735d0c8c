import type { Page } from '@playwright/test';
import { password as right, type UserName } from './users';

/** Fills the sign-in page in, as a person does. */
export async function fillSignInForm(page: Page, user: UserName, password = right): Promise<void> {
  await page.getByLabel('Přihlašovací jméno').fill(user);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
}

/**
 * Heading of the page inside the layout; focus and screen readers start there. Not the one of its place
 * while the page is on its way: until it is there, the address is still the former one.
 */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).and(page.locator(':not([aria-busy="true"] *)'));

/** Heading of the place to which a page is on its way. */
export const pendingHeading = (page: Page, name: string) =>
  page.locator('[aria-busy="true"]').getByRole('heading', { level: 1, name });

/** The session is gone, and no page is open that would find out and go to the sign-in by itself. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signs out through the user's menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Uživatel / }).click();
  await page.getByRole('button', { name: 'Odhlásit se' }).click();
}
