import { incomeCalls } from '@advisor/contracts/income/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from './api';

/** What opens beside the screen, over it, or asks. */
export const panel = (page: Page) => page.getByRole('dialog');

/** A person's card of the household screen. */
export const person = (page: Page, lastName: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(lastName) })
    .filter({
      has: page.getByRole('button', { name: 'Přidat příjem' }),
    });

/**
 * Clicks what a panel offers until it has brought what it should. The panel may still be sliding in or
 * finding its place, and a click on what moves is none.
 */
export async function pick(offered: Locator, brings: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await offered.isVisible()) await offered.click({ timeout: 3_000 });
    await brings();
  }).toPass();
}

/** Chooses from a list that is not the browser's own. */
export async function choose(field: Locator, option: string): Promise<void> {
  const item = field.page().locator('.ant-select-item-option').getByText(option, { exact: true });
  const chosen = field.locator(
    'xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]',
  );
  await expect(async () => {
    if (!(await item.isVisible())) await field.click();
    await item.click({ timeout: 3_000 });
    await expect(chosen).toContainText(option, { timeout: 3_000 });
  }).toPass();
}

/** What an employee earns, CZK a month. */
export const earnSalary = (api: Api, customerOnSAId: number, netMonthlyIncome: number) =>
  api.call(incomeCalls.create, {
    params: { customerOnSAId },
    body: {
      incomeTypeId: 1,
      employer: { name: 'Strojírny Kladno a. s.', companyId: '45244782', countryId: 16 },
      contractTypeId: 1,
      netMonthlyIncome,
      employedSince: '2019-03-01',
      isInTrialPeriod: false,
      isInNoticePeriod: false,
      isAbroad: false,
    },
  });

/** A loan that somebody repays elsewhere. */
export const owe = (api: Api, customerOnSAId: number, installmentAmount: number) =>
  api.call(obligationCalls.create, {
    params: { customerOnSAId },
    body: {
      obligationTypeId: 2,
      installmentAmount,
      loanPrincipalAmount: installmentAmount * 30,
      creditor: { name: 'Česká spořitelna', isExternal: true },
    },
  });

/** Saves a panel; it closes once it is saved. */
export async function savePanel(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Uložit' }).click();
  await expect(panel(page)).toBeHidden();
}
