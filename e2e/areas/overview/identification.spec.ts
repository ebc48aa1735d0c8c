import { savedDrafts } from '../../support/drafts';
import type { Page } from '@playwright/test';
import { caseCalls } from '@advisor/contracts/case/calls';
import { ownCases, pick } from '../../support/cases';
import { identifyClient, openCriterion, submit } from '../../support/identification';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

const isAtCase = (page: Page, caseId: number) =>
  expect(page).toHaveURL(new RegExp(`/mortgage/case-detail/${caseId}$`));

test.describe('one case opens at once', () => {
  test('by its number', async ({ page, api, signInAs }) => {
    await signInAs('advisor');
    const [first] = await ownCases(api, 1);
    await signInAs('limited');
    await openCriterion(page, 'Číslo případu');
    await page.getByRole('textbox', { name: 'Číslo případu' }).fill(` ${first!.caseId} `);
    await page.keyboard.press('Enter');
    await isAtCase(page, first!.caseId);
  });

  test('by its contract number', async ({ page, api, signInAs }) => {
    await signInAs('advisor');
    const wanted = pick(await ownCases(api), ({ contractNumber }) => contractNumber !== undefined);
    await openCriterion(page, 'Číslo smlouvy nebo žádosti');
    await page.getByLabel('Číslo smlouvy nebo žádosti').fill(wanted.contractNumber!);
    await submit(page);
    await isAtCase(page, wanted.caseId);
  });

  test('by its loan account, pasted with the bank’s code', async ({ page, api, signInAs }) => {
    await signInAs('advisor');
    const { rows } = await api.call(caseCalls.search, { body: { filter: 'management' } });
    const { caseId } = rows[0]!;
    const { loanAccount } = await api.call(caseCalls.parameters, { params: { caseId } });
    const { prefix, number, bankCode } = loanAccount!;
    await openCriterion(page, 'Úvěrový účet');
    await page
      .getByLabel('Číslo úvěrového účtu')
      .fill(`${prefix ? `${prefix}-` : ''}${number}/${bankCode}`);
    await submit(page);
    await isAtCase(page, caseId);
  });
});

test('several cases of a client are offered to choose from', async ({ page, api, signInAs }) => {
  await signInAs('advisor');
  const { rows } = await api.call(caseCalls.search, {
    body: { searchTerm: 'novák', pagination: { offset: 0, pageSize: 100 } },
  });
  const sameName = (name: string) =>
    rows.filter(({ customer }) => `${customer.lastName} ${customer.firstName}` === name);
  const { customer } = pick(
    rows,
    (row) => sameName(`${row.customer.lastName} ${row.customer.firstName}`).length > 1,
  );
  await identifyClient(page, customer.firstName, customer.lastName);
  const found = page.getByRole('table', { name: /^Nalezen/ });
  await expect(found).toBeVisible();
  expect(await found.getByRole('link').count()).toBeGreaterThan(1);
  await test.step('the names are in no address', () => {
    expect(decodeURIComponent(page.url())).not.toContain(customer.lastName);
  });
  await test.step('after looking at one, the others are still there', async () => {
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(/case-detail/);
    await page.goBack();
    await expect(found).toBeVisible();
  });
});

test('no case keeps what was typed, also over a reload', async ({ page, signInAs }) => {
  await signInAs('advisor');
  await openCriterion(page, 'Klient');
  await page.getByLabel('Příjmení').fill('Neexistující');
  await page.getByRole('textbox', { name: 'Datum narození' }).fill('1.2.1980');
  await submit(page);
  await expect(page.getByText('Zadání neodpovídá žádný případ').first()).toBeVisible();
  await expect(page.getByLabel('Příjmení')).toHaveValue('Neexistující');
  // Typing is written down a moment later.
  await expect.poll(() => savedDrafts(page)).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Příjmení')).toHaveValue('Neexistující');
  await expect(page.getByRole('textbox', { name: 'Datum narození' })).toHaveValue(
    /^1\.\s2\.\s1980$/,
  );
});

const wrong: [criterion: string, field: string, text: string, message: RegExp][] = [
  ['Číslo případu', 'Číslo případu', '12a', /jen z číslic/],
  ['Úvěrový účet', 'Číslo úvěrového účtu', '19-2000145398', /platné číslo účtu/],
  ['Dokument', 'Čárový kód nebo ID formuláře', 'x'.repeat(31), /nejvýše 30 znaků/],
  ['Klient', 'Rodné číslo', '780123/3541', /Zadejte platné rodné číslo/],
  ['Klient', 'Příjmení', 'Novák', /doplňte jméno/],
];
for (const [criterion, field, text, message] of wrong) {
  test(`${criterion}: ${field} "${text}" is refused under its field`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('advisor');
    await openCriterion(page, criterion);
    await page.getByRole('textbox', { name: field, exact: true }).pressSequentially(text);
    await submit(page);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page).toHaveURL(/case-identification/);
  });
}

test('the case detail without a number leads here and says why', async ({ page, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/mortgage/case-detail');
  await expect(heading(page, 'Vyhledání případu')).toBeVisible();
  await expect(page.getByText('Nejdřív vyhledejte případ')).toBeVisible();
});
