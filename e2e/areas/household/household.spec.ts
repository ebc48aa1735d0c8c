import { caseCalls } from '@advisor/contracts/case/calls';
import { salesArrangementState } from '@advisor/contracts/codebooks';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import type { Api } from '../../support/api';
import { ownCases } from '../../support/cases';
import { savedDrafts } from '../../support/drafts';
import { preparedApplication } from '../../support/loan-hub';
import { expect, test } from '../../support/test';

/** An application with nobody but its debtor. */
async function ofDebtor(api: Api) {
  const application = await preparedApplication(api);
  const params = { salesArrangementId: application.salesArrangementId };
  const [main, ...others] = (await api.call(householdCalls.list, { params })).households;
  for (const { householdId, version } of others) {
    await api.call(householdCalls.delete, { params: { householdId }, query: { version } });
  }
  const [debtor, ...people] = main?.customers ?? [];
  for (const { customerOnSAId, version } of people) {
    await api.call(householdCalls.deleteCustomer, {
      params: { customerOnSAId },
      query: { version },
    });
  }
  return { ...application, debtor: debtor! };
}

/** Two clients of the register whose names nobody else has. */
async function strangers(api: Api, exceptFor: number | undefined) {
  const found = new Map<number, { firstName: string; lastName: string }>();
  for (const { customer } of await ownCases(api)) {
    const { firstName, lastName } = customer;
    const body = { firstName, lastName };
    const [client, ...more] = (await api.call(customerCalls.search, { body })).customers;
    if (client === undefined || more.length > 0 || client.identity.id === exceptFor) continue;
    found.set(client.identity.id, { firstName: client.firstName, lastName: client.lastName });
    if (found.size === 2) return [...found.values()] as [typeof body, typeof body];
  }
  throw new Error('The register knows too few of the clients');
}

const find = async (
  page: Page,
  { firstName, lastName }: { firstName: string; lastName: string },
) => {
  await page.getByRole('textbox', { name: /^Příjmení/ }).fill(lastName);
  await page.getByRole('textbox', { name: /^Jméno/ }).fill(firstName);
  await page.getByRole('button', { name: 'Hledat', exact: true }).click();
  await page.getByRole('button', { name: `Vybrat: ${firstName} ${lastName}` }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

const person = (page: Page, { firstName, lastName }: { firstName: string; lastName: string }) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Upravit: ${firstName} ${lastName}` }) });

test('an advisor enters who applies, and what their household spends', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  await signInAs('advisor');
  const { caseId, salesArrangementId, debtor } = await ofDebtor(api);
  const [spouse, neighbour] = await strangers(api, debtor.identity?.id);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/mortgage/household?caseId=${caseId}&salesArrangementId=${salesArrangementId}`);

  await test.step('a co-applicant is found in the register and is identified', async () => {
    await page.getByRole('button', { name: 'Přidat osobu: Hlavní domácnost' }).click();
    await find(page, spouse);
    await expect(person(page, spouse)).toContainText('Identifikovaná');
    await expect(person(page, spouse)).toContainText('Spolužadatel');
  });

  const added = { firstName: 'Zbyšek', lastName: 'Zapomenutý' };

  await test.step('another is entered as new, and half of them survives a reload', async () => {
    await page.getByRole('button', { name: 'Domácnost spolužadatele', exact: true }).click();
    await page.getByRole('button', { name: 'Přidat osobu: Domácnost spolužadatele' }).click();
    await page.getByRole('button', { name: 'Zadat nového klienta' }).click();
    await page.getByRole('textbox', { name: /^Jméno/ }).fill(added.firstName);
    await page.getByRole('textbox', { name: /^Příjmení/ }).fill(added.lastName);
    await expect.poll(() => savedDrafts(page)).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Zadat nového klienta' }).click();
    await expect(page.getByRole('textbox', { name: /^Příjmení/ })).toHaveValue(added.lastName);
    await page.getByRole('textbox', { name: /^Datum narození/ }).fill('1. 1. 2015');
    await page.getByRole('dialog').getByRole('button', { name: 'Přidat osobu' }).click();
    await expect(page.getByText('Osoba na žádosti musí být plnoletá.').first()).toBeVisible();
    await page.getByRole('textbox', { name: /^Datum narození/ }).fill('1. 1. 1985');
    await page.getByRole('dialog').getByRole('button', { name: 'Přidat osobu' }).click();
    await expect(person(page, added)).toContainText('Bez identifikace nelze žádost odeslat.');
    await expectAccessible(page);
  });

  await test.step('who was entered is identified later, and nobody is there twice', async () => {
    const identify = { name: `Identifikovat: ${added.firstName} ${added.lastName}` };
    await page.getByRole('button', identify).click();
    await page.getByRole('textbox', { name: /^Datum narození/ }).fill('');
    await page.getByRole('textbox', { name: /^Příjmení/ }).fill(spouse.lastName);
    await page.getByRole('textbox', { name: /^Jméno/ }).fill(spouse.firstName);
    await page.getByRole('button', { name: 'Hledat', exact: true }).click();
    await page.getByRole('button', { name: /^Vybrat/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Tato osoba už na žádosti je.');
    await find(page, neighbour);
    await expect(person(page, neighbour)).toContainText('Identifikovaná');
  });

  const form = page.getByRole('form', { name: 'Děti a výdaje: Hlavní domácnost' });
  const totals = page.getByRole('region', { name: 'Co domácnosti zbývá' }).first();

  await test.step('children and expenses change the totals, and survive a reload', async () => {
    const before = await totals.textContent();
    await form.getByLabel('Věk dětí').fill('4, 12');
    await expect(totals).not.toHaveText(before ?? '');
    const withChildren = await totals.textContent();
    await form.getByLabel('Ostatní výdaje').fill('6543');
    await expect(totals).not.toHaveText(withChildren ?? '');
    const typed = await totals.textContent();
    await expect.poll(() => savedDrafts(page)).toBe(1);
    await page.reload();
    await expect(form.getByLabel('Věk dětí')).toHaveValue('4, 12');
    await expect(totals).toHaveText(typed ?? '');
    await form.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Domácnost je uložená')).toBeVisible();
    await page.reload();
    await expect(totals).toHaveText(typed ?? '');
  });
});

test('a sent application shows its household, and nothing to change', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const { rows } = await api.call(caseCalls.search, {
    body: { filter: 'loan-applications', pagination: { offset: 0, pageSize: 100 } },
  });
  const sent = rows.find(
    ({ applicationState }) => applicationState === salesArrangementState.inApproval.code,
  );
  await page.goto(`/mortgage/household?caseId=${sent?.caseId}`);
  await expect(page.getByText('Žádost je odeslaná ke schválení.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Věk dětí').first()).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(
    main.getByRole('button', { name: /Uložit|Přidat|Upravit|Odebrat|Identifikovat|Další kroky/ }),
  ).toHaveCount(0);
  await expectAccessible(page);
});
