import { customerCalls } from '@advisor/contracts/customer/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { Page } from '@playwright/test';
import type { Api } from '../../support/api';
import { savedDrafts } from '../../support/drafts';
import { panel, person } from '../../support/household';
import { preparedApplication } from '../../support/loan-hub';
import { expect, test } from '../../support/test';

const phone = { width: 400, height: 800 };
const cell = (page: Page, year: number, row: string) =>
  page.getByLabel(new RegExp(`^DAP ${year}, řádek ${row} `));
const income = (page: Page) => page.getByRole('region', { name: 'Příjem pro úvěr' });
const save = (page: Page) => page.getByRole('button', { name: 'Uložit' });

/** Somebody who has a business and has brought no tax return yet. */
async function selfEmployed(api: Api) {
  const application = await preparedApplication(api);
  const people = await api.call(salesArrangementCalls.customers, { params: application });
  const { customerOnSAId, lastName } = people[0]!;
  const params = { customerOnSAId };
  const { version } = await api.call(customerCalls.taxReturn, { params });
  await api.call(customerCalls.updateTaxReturn, { params, body: { version, taxReturns: [] } });
  const incomes = await api.call(incomeCalls.list, { params });
  if (incomes.every(({ income: { incomeTypeId } }) => incomeTypeId !== 2)) {
    await api.call(incomeCalls.create, {
      params,
      body: { incomeTypeId: 2, companyId: '45244782', netMonthlyIncome: 1 },
    });
  }
  return { ...application, lastName };
}

test('two years of a self-employed person give the income of the household', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  await signInAs('advisor');
  const { caseId, salesArrangementId, lastName } = await selfEmployed(api);
  await page.goto(`/mortgage/household?caseId=${caseId}&salesArrangementId=${salesArrangementId}`);
  await person(page, lastName).getByRole('link', { name: 'Daňová přiznání' }).click();

  await test.step('two years are entered side by side', async () => {
    for (const [year, turnover] of [
      [2025, '1200000'],
      [2024, '1100000'],
    ] as const) {
      await page.getByRole('button', { name: `Přidat DAP ${year}` }).click();
      await cell(page, year, '101').fill(turnover);
      await cell(page, year, '64').fill('30840');
    }
    await expect(income(page)).toContainText('Průměr dvou let.');
  });

  await test.step('a reload keeps what was typed', async () => {
    await expect.poll(() => savedDrafts(page)).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(cell(page, 2024, '101')).toHaveValue(/^1\s100\s000$/);
    await expect(income(page)).toContainText('Průměr dvou let.');
  });

  await test.step('on a phone each amount has its year, and nothing lies over the button', async () => {
    const desktop = page.viewportSize()!;
    await page.setViewportSize(phone);
    const caption = await page
      .getByRole('cell')
      .filter({ has: cell(page, 2024, '101') })
      .evaluate((td) => getComputedStyle(td, '::before').content);
    expect(caption).toContain('DAP 2024');
    await save(page).click();
    await expect(page.getByText('Daňová přiznání uložena')).toBeVisible();
    await save(page).click({ trial: true });
    await page.setViewportSize(desktop);
  });

  await test.step('once saved it is left without a question, and the household counts with it', async () => {
    const monthly = await income(page).locator('.tax-return__result').textContent();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(person(page, lastName)).toContainText(monthly!.replace(/měsíčně/, '').trim());
  });
});
