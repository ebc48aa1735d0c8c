import { expect, type Page } from '@playwright/test';
import { caseRows } from '../support/cases';
import { begins } from '../support/modelation';
import { repaidMortgage } from '../support/repaid-loan';
import { fillSignInForm, heading } from '../support/sign-in-form';
import { signingCase } from '../support/signing';
import { watchCopies } from '../support/single-copies';
import { test } from './test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hlavní nabídka' });

/** By its number, without leaving the page. */
async function findCase(page: Page, caseId: number): Promise<void> {
  await menu(page).getByRole('link', { name: 'Vyhledat případ' }).click();
  await page.getByRole('link', { name: 'Číslo případu', exact: true }).click();
  await page.getByRole('textbox', { name: 'Číslo případu' }).fill(String(caseId));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Souhrn' })).toBeVisible();
}

test('one who may open everything works in all remotes on one page', async ({
  api,
  deployment,
  page,
  signInAs,
}) => {
  test.slow();
  const { onPage } = deployment;
  const expectSingleCopies = await watchCopies(page);
  await signInAs('admin');
  const caseId = await signingCase(api);
  const repaidCaseId = await repaidMortgage(api);
  await page.context().clearCookies();

  await test.step('signs in', async () => {
    await page.goto('/simple-login.html?redirect=/dashboard');
    await fillSignInForm(page, 'admin');
    await expect(caseRows(page).first()).toBeVisible();
  });
  await test.step('finds a case', () => findCase(page, caseId));
  await test.step('opens the hub of its application', async () => {
    await page.getByRole('button', { name: 'Rozcestník žádosti' }).click();
    await expect(page.getByRole('region', { name: 'Kroky žádosti' })).toBeVisible();
  });
  await test.step('opens a document to sign', async () => {
    // As the release before called the step, and this one does.
    await page
      .getByRole('region', { name: 'Kroky žádosti' })
      .getByRole('link', { name: /Dokumenty k podpisu|Podpis dokumentů/ })
      .click();
    await page.getByRole('link', { name: 'Tři skupiny', exact: true }).click();
    await expect(page.getByRole('combobox', { name: /^Typ podpisu: / }).first()).toBeVisible();
  });
  await test.step('sees what a loan is repaid for', async () => {
    await findCase(page, repaidCaseId);
    await page
      .getByRole('navigation', { name: 'Nabídka případu' })
      .getByRole('link', { name: 'Mimořádná splátka' })
      .click();
    await expect(page.getByText('Nesplacená jistina')).toBeVisible();
  });
  // The release before has no such part.
  if (onPage.some(({ name }) => name === 'valuation'))
    await test.step('sees what a loan is secured by', async () => {
      await findCase(page, caseId);
      await page
        .getByRole('navigation', { name: 'Nabídka případu' })
        .getByRole('link', { name: 'Nemovitosti' })
        .click();
      await expect(page.getByRole('link', { name: 'Spravovat nemovitosti' })).toBeVisible();
    });
  await test.step('models a loan', async () => {
    await menu(page).getByRole('link', { name: 'Modelace úvěru' }).click();
    await begins(page);
  });
  await test.step('every entry of a remote in the menu leads to its screen', async () => {
    for (const link of await menu(page).locator('a:not([href="/demo"])').all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Zkusit znovu' })).toBeHidden();
    }
  });
  await test.step('the parts are in the versions that were deployed, and well', async () => {
    await menu(page).getByRole('link', { name: 'Katalog prvků' }).click();
    // The settings, which are left here, have a link of that name, too.
    await expect(heading(page, 'Katalog prvků')).toBeVisible();
    await page.getByRole('link', { name: 'Stav aplikace' }).click();
    const table = page.getByRole('table', { name: 'Části v tomto prohlížeči' });
    for (const { version } of onPage) {
      await expect(table.getByRole('row').filter({ hasText: version })).toContainText('V pořádku');
    }
  });

  await expectSingleCopies(onPage.flatMap(({ name }) => (name === 'host' ? [] : [name])));
});
