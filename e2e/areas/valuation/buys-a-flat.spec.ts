import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { testCalls } from '@advisor/contracts/test/calls';
import { expectAccessible } from '../../support/accessibility';
import { preparedApplication } from '../../support/loan-hub';
import { begins, collateral, expectValue } from '../../support/modelation';
import { realEstatesOf, untilValued } from '../../support/real-estate';
import { expect, test } from '../../support/test';

test('a flat comes from the cadastre, is valued online, and its value stands beside the offer', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  // Another journey may have moved it.
  await api.call(testCalls.moveClock, { body: {} });
  await signInAs('advisor');
  const { caseId } = await preparedApplication(api);
  const params = { caseId };
  const choose = async (label: string | RegExp, option: string) => {
    await page.getByLabel(label).click();
    await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
  };
  await page.setViewportSize({ width: 400, height: 800 });

  await test.step('a flat is added', async () => {
    await page.goto(realEstatesOf({ caseId }));
    await page.getByRole('button', { name: 'Přidat nemovitost' }).click();
    const dialog = page.getByRole('dialog', { name: 'Přidat nemovitost' });
    await choose('Druh nemovitosti', 'Byt');
    await choose('Stav stavby', 'Dokončená');
    await dialog.getByLabel('Pořizuje se úvěrem').check();
    await dialog.getByRole('button', { name: 'Přidat', exact: true }).click();
    await expect(page.getByText('Co chybí k objednání')).toBeVisible();
  });
  await test.step('the cadastre knows it by its address', async () => {
    await page.getByLabel('Vyhledat adresu').fill('nádr brno');
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: /^Nádražní .*Brno$/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Odebrat adresu' })).toBeVisible();
    await page.getByRole('button', { name: 'Vyhledat v katastru' }).click();
    await page.getByRole('menuitem', { name: 'Podle adresy' }).click();
    const found = page.getByRole('list', { name: 'Nalezeno v katastru' });
    await found
      .getByRole('button', { name: /^Použít/ })
      .first()
      .click();
    await expect(page.getByLabel('Číslo LV')).not.toHaveValue('');
    await page.getByLabel('Podlahová plocha').fill('120');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Nic, ocenění lze objednat.')).toBeVisible();
    await page.getByRole('button', { name: 'Načíst LV' }).click();
    await expect(page.getByRole('list', { name: 'Vlastníci' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('it is ordered online', async () => {
    await page.getByRole('link', { name: 'Způsob ocenění', exact: true }).click();
    await page.getByRole('button', { name: 'Vybrat: Online ocenění' }).click();
    await choose(/^Dispozice/, '2+kk');
    await page.getByLabel('Rok výstavby').fill('1985');
    await choose(/^Konstrukce/, 'Panelová');
    await choose(/^Technický stav/, 'Dobrý');
    await page.getByRole('button', { name: 'Ověřit možnost ocenění' }).click();
    await page.getByRole('button', { name: 'Objednat zdarma' }).click();
    await expect(page.getByText('Ocenění je objednané').first()).toBeVisible();
  });
  await test.step('its result comes by itself', async () => {
    const id = Number(/-(\d+)\//.exec(page.url())![1]);
    await untilValued(api, { caseId, sourceId: 1, id });
    await page.getByRole('link', { name: 'Zobrazit výsledek' }).click();
    await expect(page.getByText('Zástavní hodnota')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Srovnatelné prodeje' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the offer stands before and after', async () => {
    const effect = page.getByRole('table', { name: 'Co hodnota změní na nabídce' });
    await expect(effect.getByRole('row', { name: /^LTV/ })).toBeVisible();
  });
  await test.step('it is modelled again with the value, and the application is made from it', async () => {
    const { ratios } = await api.call(valuationCalls.collateral, { params });
    const value = Math.floor(ratios.futureValue);
    await page.getByRole('link', { name: 'Modelovat znovu' }).click();
    await begins(page);
    await page.getByRole('button', { name: /^Použít hodnotu z ocenění/ }).click();
    await expectValue(collateral(page), value);
    await expect(page.getByText(/^Podle ocenění z/)).toBeVisible();
    await page.getByRole('button', { name: 'Uložit a převzít do žádosti' }).click();
    await expect(page.getByText(/je převzata do žádosti/)).toBeVisible();
  });
  await test.step('the people of the case see what it is held against', async () => {
    await page.goto(`/mortgage/household?caseId=${caseId}`);
    const held = page.getByRole('region', { name: 'Zajištění úvěru' });
    await expect(held.getByRole('meter', { name: 'LTV' })).toBeAttached();
    await expectAccessible(page);
  });
});
