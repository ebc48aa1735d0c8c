import type { Page } from '@playwright/test';
import { caseCalls } from '@advisor/contracts/case/calls';
import { expectAccessible } from '../../support/accessibility';
import { savedDrafts } from '../../support/drafts';
import { card, preparedApplication } from '../../support/loan-hub';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test('an advisor goes through the hub of an application', async ({ page, api, signInAs }) => {
  test.slow();
  await signInAs('advisor');
  const { caseId } = await preparedApplication(api);
  await page.goto(`/mortgage/case-detail/${caseId}`);
  await page.getByRole('button', { name: 'Rozcestník žádosti' }).click();
  await expect(page.getByRole('region', { name: 'Kroky žádosti' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aktuální klient' })).toContainText(String(caseId));

  await test.step('the comment survives a reload before it is saved', async () => {
    await card(page, 'Komentář').getByRole('link').click();
    const comment = page.getByLabel('Komentář k žádosti');
    await comment.fill('Klient spěchá, má rezervaci do konce měsíce.');
    // Typing is written down a moment later.
    await expect.poll(() => savedDrafts(page)).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(comment).toHaveValue(/Klient spěchá/);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Komentář je uložený')).toBeVisible();
    await expect(card(page, 'Komentář')).toContainText('Hotovo');
  });

  await test.step('the account is checked, and saved with its owner', async () => {
    await card(page, 'Další parametry').getByRole('link').click();
    await page.getByRole('link', { name: 'Změnit účet' }).click();
    const account = page.getByLabel('Číslo účtu');
    await account.fill('19-2000145398/0800');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Zadejte platné číslo účtu')).toBeVisible();
    await account.fill('19-2000145399/0800');
    await page.getByLabel('Majitel účtu').press('Enter');
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Účet je uložený')).toBeVisible();
    await expect(page.getByText('19-2000145399/0800')).toBeVisible();
    await page.getByRole('button', { name: 'Zpět na rozcestník' }).click();
    await expect(card(page, 'Další parametry')).toContainText('Hotovo');
  });

  await test.step('the checklist is handed over, and says what has changed since', async () => {
    await card(page, 'Seznam podkladů').getByRole('link').click();
    await page.getByRole('button', { name: 'Přidat podklad' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Název podkladu').fill('Plná moc manželky');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Přidat' }).click();
    await expect(page.getByText('Plná moc manželky')).toBeVisible();
    await page.getByRole('button', { name: 'Předat klientovi' }).click();
    await dialog.getByRole('button', { name: 'Předat klientovi' }).dblclick();
    await expect(page.getByText('Od předání se nic nezměnilo.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Stav: Plná moc manželky' }).click();
    await page.locator('.ant-select-dropdown').getByText('Dodáno').click();
    const changes = page.getByRole('region', { name: 'Změny od předání' });
    await expect(changes).toContainText('Plná moc manželky');
    await expect(changes).toContainText('Dodáno');
    await page.getByRole('tab', { name: 'Předaný klientovi' }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Předaný klientovi' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const menu = page.getByRole('navigation', { name: 'Nabídka případu' });
    await menu.getByRole('link', { name: 'Rozcestník žádosti' }).click();
  });

  await test.step('a price exception is asked for', async () => {
    await page.getByRole('button', { name: 'Cenová výjimka' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Sleva ze sazby').fill('0,2');
    await drawer.getByLabel('Zdůvodnění').fill('Klient má nabídku jiné banky.');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Požádat o výjimku' }).click();
    await expect(card(page, 'Cenová výjimka')).toContainText('Odesláno');
  });

  await test.step('the case is handed over to the specialist, and taken back', async () => {
    await page.getByRole('button', { name: 'Předání specialistovi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Předání hypotečnímu specialistovi' });
    await dialog.getByLabel('Zpráva pro specialistu').fill('Prosím o dokončení žádosti.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Předat' }).click();
    await expect(card(page, 'Předání specialistovi')).toContainText('Předáno');
    await page.getByRole('button', { name: 'Předání specialistovi' }).click();
    await expect(dialog).toContainText('Prosím o dokončení žádosti.');
    await dialog.getByRole('button', { name: 'Vzít zpět' }).click();
    const question = page.getByRole('dialog', { name: 'Vzít úkol zpět?' });
    await question.getByRole('button', { name: 'Vzít zpět' }).click();
    await expect(card(page, 'Předání specialistovi')).toContainText('Nepředáno');
  });

  await test.step('the history tells of all that', async () => {
    const events = await api.call(caseCalls.timeline, { params: { caseId } });
    const titles = events.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Komentář k žádosti upraven',
        'Seznam podkladů předán klientovi',
        'Požádáno o cenovou výjimku',
        'Případ předán hypotečnímu specialistovi',
      ]),
    );
    expect(titles.filter((title) => title === 'Seznam podkladů předán klientovi')).toHaveLength(1);
  });

  await test.step('cancelling closes the hub', async () => {
    await page.getByRole('button', { name: 'Zrušit případ' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zrušit případ' }).click();
    await expect(page.getByText('Tento případ je uzavřený')).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zrušit případ' })).toBeHidden();
  });
});

/** Writes the comment and saves it. */
const write = async (tab: Page, text: string) => {
  await tab.getByLabel('Komentář k žádosti').fill(text);
  await tab.getByRole('button', { name: 'Uložit' }).click();
};

test('two advisors write a comment: the slower one sees the other’s', async ({
  page,
  context,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await preparedApplication(api);
  const address = `/mortgage/sales-arrangement-comment/${salesArrangementId}?caseId=${caseId}`;
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  await expect(page.getByLabel('Komentář k žádosti')).toBeVisible();
  await write(other, 'První');
  await expect(other.getByText('Komentář je uložený')).toBeVisible();
  await write(page, 'Druhý');
  await expect(page.getByText('Komentář k žádosti: nově uloženo První')).toBeVisible();
  await expect(page.getByLabel('Komentář k žádosti')).toHaveValue('Druhý');
  await page.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByText('Komentář je uložený')).toBeVisible();
});
