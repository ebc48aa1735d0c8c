import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import type { Api } from '../../support/api';
import { registeredClient } from '../../support/cases';
import {
  begins,
  collateral,
  model,
  openComparison,
  question,
  result,
  saveOffer,
  sentinelAmount,
  variants,
} from '../../support/modelation';
import { expect, test } from '../../support/test';

const openMortgage = async (page: Page) => {
  await page.goto('/modelation/mortgage');
  await begins(page);
};

/** What only comes up in the middle of modelling, and how somebody gets there. */
const places: Readonly<Record<string, (page: Page, api: Api) => Promise<void>>> = {
  'four variants and the schedule by months': async (page) => {
    await openMortgage(page);
    for (const amount of [3_000_001, 2_900_000, 2_800_000, 2_700_000]) {
      await model(page, amount);
      await page.getByRole('button', { name: 'Připnout variantu' }).click();
    }
    await expect(
      page.getByRole('list', { name: 'Připnuté varianty' }).getByRole('listitem'),
    ).toHaveCount(4);
    await page.getByRole('tab', { name: 'Splátkový kalendář' }).click();
    await page.getByText('Po měsících', { exact: true }).click();
    await expect(page.getByRole('list', { name: 'Splátkový kalendář po měsících' })).toBeVisible();
  },
  'a loan drawn in parts, explained': async (page) => {
    await page.goto('/modelation/mortgage?view=whatIf');
    await begins(page);
    await page.getByRole('spinbutton', { name: 'První čerpání' }).fill('1000000');
    const answer = page.getByRole('region', { name: 'Při postupném čerpání' });
    await answer.getByText('Jak jsme k tomu došli').click();
    await expect(answer.getByRole('table', { name: 'Úroky z vyčerpané částky' })).toBeVisible();
  },
  'variants beside each other': async (page) => {
    await openMortgage(page);
    for (const amount of [3_000_001, 2_900_000]) {
      await model(page, amount);
      await page.getByRole('button', { name: 'Připnout variantu' }).click();
    }
    await openComparison(page);
    await expect(variants(page).getByRole('textbox', { name: 'Název varianty' })).toHaveCount(2);
  },
  'a kept offer': async (page, api) => {
    await page.goto(`/modelation/mortgage?offerId=${await saveOffer(api)}`);
    await begins(page);
    await expect(result(page)).toContainText('Přepočítat podle dnešních sazeb');
  },
  'what prevents an offer, and how numbers came about': async (page) => {
    await openMortgage(page);
    await page.getByRole('tab', { name: 'Jak jsme k tomu došli' }).click();
    await collateral(page).fill('2500000');
    await page.getByLabel('Věk žadatele').fill('61');
    await expect(result(page).getByRole('list', { name: 'Co nabídce brání' })).toBeVisible();
    await expect(result(page)).toHaveAttribute('aria-busy', 'false');
  },
  'question about changed rates': async (page) => {
    await openMortgage(page);
    await collateral(page).fill('9000000');
    await model(page, sentinelAmount.expiring);
    await page.getByRole('button', { name: 'Uložit nabídku' }).click();
    await expect(question(page)).toContainText('Sazby se mezitím změnily');
  },
  'clients of the register': async (page, api) => {
    const { firstName, lastName } = await registeredClient(api);
    await openMortgage(page);
    await page.getByRole('button', { name: 'Založit případ' }).click();
    const client = page.getByRole('form', { name: 'Klient' });
    await client.getByLabel('Příjmení').fill(lastName);
    await client.getByLabel('Jméno', { exact: true }).fill(firstName);
    await client.getByRole('button', { name: 'Vyhledat klienta' }).click();
    await expect(question(page).getByRole('list', { name: 'Nalezení klienti' })).toBeVisible();
  },
  'what a case will be made of': async (page, api) => {
    const { firstName, lastName } = await registeredClient(api);
    await openMortgage(page);
    await page.getByRole('button', { name: 'Založit případ' }).click();
    const client = page.getByRole('form', { name: 'Klient' });
    await client.getByLabel('Příjmení').fill(lastName);
    await client.getByLabel('Jméno', { exact: true }).fill(firstName);
    await client.getByRole('button', { name: 'Vyhledat klienta' }).click();
    await question(page)
      .getByRole('button', { name: /^Vybrat klienta/ })
      .first()
      .click();
    await expect(question(page)).toContainText('Nabídka platí do');
  },
  'savings by years': async (page) => {
    await page.goto('/modelation/bulding-savings');
    await begins(page);
    await page.getByRole('tab', { name: 'Spoření po letech' }).click();
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(places)) {
  test(`${name}: accessible, and fits 400 px`, async ({ page, api, signInAs }) => {
    await signInAs('advisor');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, api);
    await expectAccessible(page);
    await page.setViewportSize({ width: 400, height: 800 });
    await expectNoSidewaysScroll(page);
  });
}

/** Where the cells of a row end, px. */
const columnsOf = (row: Locator) =>
  row
    .locator('span')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.parentElement?.matches('.modelation-months__row'))
        .map((cell) => Math.round(cell.getBoundingClientRect().right)),
    );

test('each month stands under its heads on a narrow screen', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signInAs('advisor');
  await page.goto('/modelation/mortgage?view=schedule');
  await page.getByText('Po měsících', { exact: true }).click();
  const months = page.getByRole('region', { name: 'Splátkový kalendář po měsících' });
  const rows = months.locator('.modelation-months__row');
  await expect(rows.nth(1)).toBeVisible();
  expect(await columnsOf(rows.nth(1))).toEqual(await columnsOf(rows.first()));
});
