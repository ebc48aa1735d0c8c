import type { Page } from '@playwright/test';

/** Opens the case identification with the form of one criterion. */
export async function openCriterion(page: Page, name: string): Promise<void> {
  await page.goto('/case-identification');
  await page
    .getByRole('navigation', { name: 'Podle čeho hledat' })
    .getByRole('link', { name, exact: true })
    .click();
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Vyhledat' }).click();

/** Looks a client up by name; the seed has sentinels whose calls fail. */
export async function identifyClient(page: Page, firstName: string, lastName: string) {
  await openCriterion(page, 'Klient');
  await page.getByLabel('Příjmení').fill(lastName);
  await page.getByLabel('Jméno', { exact: true }).fill(firstName);
  await submit(page);
}
