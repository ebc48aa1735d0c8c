import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { expectAccessible } from '../../support/accessibility';
import { savedDrafts } from '../../support/drafts';
import { choose, pick } from '../../support/household';
import { preparedApplication } from '../../support/loan-hub';
import { expect, test } from '../../support/test';

test('an advisor enters who the client is', async ({ page, api, signInAs }) => {
  test.slow();
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await preparedApplication(api);
  const [client] = await api.call(salesArrangementCalls.customers, {
    params: { salesArrangementId },
  });
  await page.goto(`/mortgage/client-detail/${client?.customerOnSAId}?caseId=${caseId}`);
  const town = page.getByLabel('Trvalý pobyt: Obec');

  await test.step('an address of the register is found as one types', async () => {
    await page.getByLabel('Trvalý pobyt: Vyhledat').fill('nádr brno');
    const offered = page
      .locator('.ant-select-item-option')
      .filter({ hasText: /^Nádražní .*Brno$/ });
    await expect(offered.first()).toBeVisible();
    await pick(offered.first(), () => expect(town).toHaveValue('Brno', { timeout: 3_000 }));
    await expect(page.getByLabel('Trvalý pobyt: PSČ')).toHaveValue('602 00');
  });

  await test.step('a house that is no more is refused at the search', async () => {
    await page.getByRole('button', { name: 'Přidat: Kontaktní adresa' }).click();
    await page.getByLabel('Kontaktní adresa: Vyhledat').fill('zaniklá 80');
    const offered = page.locator('.ant-select-item-option').filter({ hasText: 'Zaniklá' });
    await expect(offered).toBeVisible();
    await pick(offered, () =>
      expect(page.getByText('Adresa v registru adres už není.')).toBeVisible({ timeout: 3_000 }),
    );
    await expect(town).toHaveValue('Brno');
  });

  await test.step('a stolen document is refused', async () => {
    await choose(page.getByRole('combobox', { name: 'Druh dokladu' }), 'Občanský průkaz');
    await page.getByRole('combobox', { name: 'Vydávající země' }).fill('česk');
    await page.keyboard.press('Enter');
    await page.getByLabel('Číslo dokladu').fill('990000001');
    await page.getByRole('button', { name: 'Ověřit doklad' }).click();
    await expect(page.getByText('Doklad nelze přijmout')).toBeVisible();
    await page.getByLabel('Číslo dokladu').fill('123456789');
    await page.getByRole('button', { name: 'Ověřit doklad' }).click();
    await expect(page.getByText('Doklad je v pořádku')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what was typed survives a reload and is saved by the keyboard', async () => {
    await page.getByLabel('Místo narození').fill('Dolní Věstonice');
    await expect.poll(() => savedDrafts(page)).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Místo narození')).toHaveValue('Dolní Věstonice');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Údaje o klientovi jsou uložené')).toBeVisible();
    await page.reload();
    await expect(town).toHaveValue('Brno');
  });
});
