import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const result = (page: Page) => page.getByRole('region', { name: 'Výsledek modelace' });
const amount = (page: Page) => page.getByRole('spinbutton', { name: /^Výše úvěru/ });

test('an advisor models, compares, founds a case and changes its offer', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('advisor');
  await page.goto('/modelation/mortgage');
  await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
  await expect(result(page)).toContainText('Kč');

  await test.step('the result follows what is typed', async () => {
    const before = await result(page).innerText();
    await amount(page).fill('3200000');
    await expect(result(page)).not.toHaveText(before);
    await expectAccessible(page);
  });

  await test.step('two variants stand side by side, also behind a link', async () => {
    await page.getByRole('button', { name: 'Připnout variantu' }).click();
    await page.getByText('3 roky', { exact: true }).click();
    await page.getByRole('button', { name: 'Připnout variantu' }).click();
    const variants = page.getByRole('region', { name: 'Varianty' });
    await expect(variants.getByText('liší se').first()).toBeAttached();
    await variants.getByRole('button', { name: 'Sdílet odkazem' }).click();
    await expect(page).toHaveURL(/\?offers=\d+,\d+/);
  });

  await test.step('the offer becomes the case of a new client', async () => {
    await page.getByRole('button', { name: 'Založit případ' }).click();
    const client = page.getByRole('form', { name: 'Klient' });
    await client.getByLabel('Příjmení').fill('Novotná');
    await client.getByLabel('Jméno', { exact: true }).fill('Bohdana');
    await client.getByRole('textbox', { name: 'Datum narození' }).fill('4. 5. 1988');
    await client.getByRole('button', { name: 'Založit s novým klientem' }).dblclick();
    await expect(page).toHaveURL(/\/mortgage\/hub\?caseId=\d+/);
    await expect(page.getByRole('region', { name: 'Aktuální klient' })).toContainText('Novotná');
  });

  await test.step('the application is changed in its hub', async () => {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /Modelace/ }) });
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/cid-\d+\/loan-hub\/said-\d+\/modelation/);
    await expect(page.getByText(/žádost vychází z nabídky č\./)).toBeVisible();
    await amount(page).fill('3100000');
    await expect(page.getByRole('region', { name: 'Co se v žádosti změní' })).toContainText(
      /3\s100\s000/,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Uložit a převzít do žádosti' }).click();
    await expect(page.getByText(/je převzata do žádosti/)).toBeVisible();
  });
});
