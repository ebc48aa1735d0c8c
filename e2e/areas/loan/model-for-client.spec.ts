import { caseCalls } from '@advisor/contracts/case/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { Locator, Page } from '@playwright/test';
import { ownCases, pick } from '../../support/cases';
import type { Api } from '../../support/api';
import { begins, question } from '../../support/modelation';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

/** A case of the user's own whose client may borrow for thirty years and is in the register. */
async function caseOfKnownClient(api: Api) {
  const thisYear = new Date().getFullYear();
  const known = (await ownCases(api)).filter(({ customer }) => {
    const { clientId, birthYear = 0 } = customer;
    return clientId !== undefined && birthYear > thisYear - 39 && birthYear < thisYear - 20;
  });
  const { caseId, customer } = pick(known, () => true);
  return {
    caseId,
    clientId: customer.clientId!,
    name: `${customer.lastName} ${customer.firstName}`,
  };
}

test.beforeEach(async ({ signInAs }) => signInAs('advisor'));

const chosen = (page: Page) => page.getByRole('form', { name: 'Parametry úvěru' });

test('from a case to another case of the same client in four clicks, without a search', async ({
  page,
  api,
}) => {
  const { caseId, clientId, name } = await caseOfKnownClient(api);
  const searched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(customerCalls.search.path)) searched.push(request.url());
  });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto(`/mortgage/case-detail/${caseId}`);
  await test.step('the applicants lead to a modelation', async () => {
    await click(page.getByRole('navigation').getByRole('link', { name: /^Žadatelé/ }));
    await click(page.getByRole('link', { name: `Modelovat pro klienta: ${name}` }));
    await begins(page);
    await expect(chosen(page).getByText(name)).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Věk žadatele' })).toHaveValue(/^\d\d$/);
    await expect(page).toHaveURL(/\?clientId=\d+$/);
  });
  await test.step('a reload and the way back find the client again', async () => {
    await page.reload();
    await expect(chosen(page).getByText(name)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Žadatelé')).toBeVisible();
    await page.goForward();
    await expect(chosen(page).getByText(name)).toBeVisible();
    await begins(page);
  });
  await test.step('the case is the client’s', async () => {
    await click(page.getByRole('button', { name: 'Založit případ' }));
    await expect(question(page).getByText(name)).toBeVisible();
    await click(question(page).getByRole('button', { name: 'Založit případ' }));
    await expect(page).toHaveURL(/\/mortgage\/hub\?caseId=\d+/);
    await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
    const newId = Number(new URL(page.url()).searchParams.get('caseId'));
    expect(newId).not.toBe(caseId);
    const { customer } = await api.call(caseCalls.get, { params: { caseId: newId } });
    expect(customer.identity).toEqual({ id: clientId, scheme: 2 });
  });
  expect(clicks).toBe(4);
  expect(searched).toEqual([]);
});

test('a link for a client opens cold, and the palette makes one', async ({ page, api }) => {
  const { caseId, clientId, name } = await caseOfKnownClient(api);
  await page.goto(`/modelation/unsecured-loan?clientId=${clientId}`);
  await begins(page);
  await expect(chosen(page).getByText(name)).toBeVisible();
  await page.goto(`/mortgage/case-detail/${caseId}`);
  await expect(heading(page, 'Parametry')).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('pro klienta');
  await page.getByRole('option', { name: /^Modelovat pro klienta/ }).click();
  await expect(page).toHaveURL(`/modelation/mortgage?clientId=${clientId}`);
  await expect(chosen(page).getByText(name)).toBeVisible();
});
