import { offerCalls } from '@advisor/contracts/offer/calls';
import { card } from '../../support/loan-hub';
import {
  begins,
  crowns,
  expectValue,
  mainNumber,
  question,
  watchSavedOffers,
} from '../../support/modelation';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test('an advisor models building savings, founds a case and changes it there', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  await signInAs('advisor');
  await page.goto('/modelation/bulding-savings');
  await begins(page);
  const target = page.getByRole('spinbutton', { name: 'Cílová částka' });
  const deposit = page.getByRole('spinbutton', { name: 'Minimální měsíční vklad' });
  const saved = watchSavedOffers(page);

  await test.step('the least deposit for a target is a click away', async () => {
    const before = await mainNumber(page).innerText();
    await target.fill('600000');
    await page.getByRole('button', { name: `Použít nejnižší vklad ${crowns(3_000)}` }).click();
    await expectValue(deposit, 3_000);
    await expect(mainNumber(page)).not.toHaveText(before);
    await begins(page);
  });
  await test.step('extra deposits and the state’s support count', async () => {
    const before = await mainNumber(page).innerText();
    await page.getByRole('spinbutton', { name: 'Mimořádné vklady za rok' }).fill('10000');
    await expect(mainNumber(page)).not.toHaveText(before);
    await begins(page);
    const supported = await mainNumber(page).innerText();
    await page.getByRole('checkbox', { name: 'Žádat o státní podporu' }).uncheck();
    await expect(mainNumber(page)).not.toHaveText(supported);
    await page.getByRole('checkbox', { name: 'Žádat o státní podporu' }).check();
    await expect(mainNumber(page)).toHaveText(supported);
  });
  await test.step('the growth is drawn, and written year by year', async () => {
    await expect(page.getByRole('tabpanel').getByRole('figure')).toBeVisible();
    await page.getByRole('tab', { name: 'Spoření po letech' }).click();
    const table = page.getByRole('tabpanel').getByRole('table');
    await expect(table.getByRole('rowheader', { name: /^\d{4}$/ })).toHaveCount(7);
    await expect(table.getByRole('row', { name: /^Celkem/ })).toContainText(
      await mainNumber(page).innerText(),
    );
  });
  await test.step('it is kept as it was shown', async () => {
    await page.getByRole('button', { name: 'Uložit nabídku' }).click();
    await expect(page.getByRole('button', { name: /^Uložena jako č\. \d+/ })).toBeVisible();
    const { input, result } = await api.call(offerCalls.get, { params: await saved[0]! });
    expect(input).toMatchObject({ targetAmount: 600_000, extraDeposits: 10_000 });
    if (!('finalBalance' in result)) throw new Error('No savings were kept');
    await expect(mainNumber(page)).toHaveText(crowns(result.finalBalance));
  });
  await test.step('it becomes a case', async () => {
    await page.getByRole('button', { name: 'Založit případ' }).click();
    const client = page.getByRole('form', { name: 'Klient' });
    await client.getByLabel('Příjmení').fill('Spořivá');
    await client.getByLabel('Jméno', { exact: true }).fill('Irena');
    await client.getByRole('textbox', { name: 'Datum narození' }).fill('11. 8. 1991');
    await client.getByRole('button', { name: 'Pokračovat s novým klientem' }).click();
    await question(page).getByRole('button', { name: 'Založit případ' }).click();
    await expect(question(page)).toBeHidden();
    await expect(heading(page, 'Stavební spoření')).toBeVisible();
    expect(saved).toHaveLength(1);
  });
  await test.step('and is changed there', async () => {
    await card(page, 'Modelace').getByRole('link').click();
    await expect(page).toHaveURL(/\/building-savings\/modelation\/\d+/);
    await begins(page);
    await expectValue(target, 600_000);
    await deposit.fill('4000');
    await page.getByRole('button', { name: 'Uložit a převzít do žádosti' }).click();
    await expect(page.getByText(/je převzata do žádosti/)).toBeVisible();
  });
});
