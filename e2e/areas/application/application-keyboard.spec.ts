import type { Page } from '@playwright/test';
import { press, reach, watchFocus } from '../../support/keyboard';
import { card } from '../../support/loan-hub';
import { ownApplication } from '../../support/modelation';
import { expect, test } from '../../support/test';

test('a case is kept after all, and its application commented, by keyboard alone', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await ownApplication(api);
  const lost = await watchFocus(page);
  await page.goto(`/mortgage/case-detail/${caseId}`);
  const cancel = page.getByRole('button', { name: 'Zrušit případ' });
  await expect(cancel).toBeVisible();
  await press(page, cancel);
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.goto(`/mortgage/sales-arrangement-comment/${salesArrangementId}?caseId=${caseId}`);
  const comment = page.getByRole('textbox', { name: 'Komentář k žádosti' });
  await expect(comment).toBeVisible();
  await reach(page, comment);
  await page.keyboard.type('Klient doloží příjem.');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Oznámení' })).toContainText(/ulož/i);
  expect(lost).toEqual([]);
});

test('papers are ticked off by keyboard alone', async ({ page, api, signInAs }) => {
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await ownApplication(api, 'Dokládající');
  const lost = await watchFocus(page);
  await page.goto(`/mortgage/checklist/${caseId}/${salesArrangementId}`);
  for (const paper of ['Průkaz totožnosti', 'Potvrzení o příjmu']) {
    const state = page.getByRole('combobox', { name: new RegExp(`^Stav: ${paper}`) });
    await expect(state).toBeVisible();
    await reach(page, state);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    await saved;
    await expect(state).toBeEnabled();
    await expect(state).toBeFocused();
  }
  expect(lost).toEqual([]);
});

const opener = (at: Page) => at.getByRole('button', { name: 'Předání specialistovi' });
const inDialog = (at: Page, name: string) =>
  at.getByRole('dialog').getByRole('button', { name, exact: true });

test('a case is handed over, taken back, and taken over by keyboard alone', async ({
  page,
  api,
  signInAs,
  colleague,
}) => {
  test.slow();
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await ownApplication(api, 'Předávaná');
  const hub = `/mortgage/hub?caseId=${caseId}&salesArrangementId=${salesArrangementId}`;
  const lost = await watchFocus(page);
  await page.goto(hub);

  const handOver = async (message: string) => {
    await press(page, opener(page));
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Zpráva pro specialistu' });
    await expect(field).toBeVisible();
    await reach(page, field);
    await page.keyboard.type(message);
    await press(page, inDialog(page, 'Předat'));
    await expect(card(page, 'Předání specialistovi')).toContainText('Předáno');
    await expect(opener(page)).toBeFocused();
  };
  await test.step('handed over: the focus is back where it began', () => handOver('Prosím.'));
  await test.step('looked at, and left by Escape', async () => {
    await page.keyboard.press('Enter');
    await expect(inDialog(page, 'Vzít zpět')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
  await test.step('a message is added, and the task taken back', async () => {
    await page.keyboard.press('Enter');
    const message = page.getByRole('dialog').getByRole('textbox', { name: 'Zpráva' });
    await expect(message).toBeVisible();
    await reach(page, message);
    await page.keyboard.type('Klient spěchá.');
    await press(page, inDialog(page, 'Odeslat zprávu'));
    await expect(page.getByRole('list', { name: 'Zprávy' })).toContainText('Klient spěchá.');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await reach(page, inDialog(page, 'Vzít zpět'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Vzít úkol zpět?' });
    await press(page, question.getByRole('button', { name: 'Vzít zpět' }));
    await expect(card(page, 'Předání specialistovi')).toContainText('Nepředáno');
    await expect(opener(page)).toBeFocused();
  });
  await handOver('Ještě jednou prosím.');
  expect(lost).toEqual([]);

  await test.step('the specialist takes it over', async () => {
    const { page: specialist } = await colleague('specialist');
    const specialistsLost = await watchFocus(specialist);
    await specialist.goto(hub);
    await press(specialist, opener(specialist));
    await expect(inDialog(specialist, 'Převzít případ')).toBeVisible();
    await press(specialist, inDialog(specialist, 'Převzít případ'));
    await expect(card(specialist, 'Předání specialistovi')).toContainText('Nepředáno');
    await expect(opener(specialist)).toBeFocused();
    expect(specialistsLost).toEqual([]);
  });
});
