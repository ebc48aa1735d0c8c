import { fixedMortgage } from '../../support/fixed-mortgage';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test('an advisor offers the rates of the next fixation, and the client chooses one', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.setViewportSize({ width: 1280, height: 800 });
  const caseId = await fixedMortgage(api);
  await page.goto(`/mortgage/refixation/${caseId}/calculator`);
  await expect(heading(page, 'Kalkulačka refixace')).toBeVisible();
  const result = page.getByRole('region', { name: 'Měsíční splátka po skončení fixace' });
  const discount = page.getByLabel('Sleva ze sazby');
  const offers = page.getByRole('table', { name: 'Nabídky' });

  await test.step('the result follows each key, and is seen without scrolling', async () => {
    const before = await result.textContent();
    await discount.fill('0,3');
    await expect(result).not.toHaveText(before ?? '');
    await expect(result).toBeInViewport({ ratio: 1 });
  });
  await test.step('more than the advisor may give needs a price exception', async () => {
    await discount.fill('0,9');
    await expect(page.getByText(/potřebuje schválenou cenovou výjimku/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'O výjimku požádejte' })).toBeVisible();
  });
  await test.step('what was typed is there after a reload', async () => {
    await discount.fill('0,3');
    await page.getByRole('radio', { name: '3 roky' }).check();
    await page.reload();
    await expect(discount).toHaveValue('0,3');
    await expect(page.getByRole('radio', { name: '3 roky' })).toBeChecked();
  });
  await test.step('the offers are those of the calculator', async () => {
    const instalment = page.getByRole('row', { name: '3 roky' }).getByRole('cell').nth(3);
    const shown = (await instalment.textContent()) ?? '';
    await page.getByRole('button', { name: 'Uložit všechny' }).click();
    await expect(heading(page, 'Refixace')).toBeVisible();
    await expect(offers.getByRole('row', { name: '3 roky' })).toContainText(shown);
  });
  await test.step('the client is told them, and gets a letter', async () => {
    await page.getByRole('button', { name: 'Sdělit klientovi' }).click();
    await page.getByRole('button', { name: 'Zapsat sdělení' }).click();
    await expect(offers.getByText('sdělená').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dopis s nabídkami' })).toBeVisible();
  });
  await test.step('selecting one begins the refixation', async () => {
    await offers.getByRole('button', { name: 'Vybrat fixaci na 3 roky' }).click();
    await expect(page.getByRole('dialog')).toContainText('Výběrem začne refixace');
    await page.getByRole('button', { name: 'Vybrat nabídku' }).click();
    await expect(offers.getByText('vybraná')).toBeVisible();
    await expect(page.getByText('Rozpracováno')).toBeVisible();
  });
  await test.step('another one takes its place', async () => {
    await offers.getByRole('button', { name: 'Vybrat fixaci na 1 rok' }).click();
    await page.getByRole('button', { name: 'Vybrat nabídku' }).click();
    await expect(offers.getByRole('row', { name: '1 rok' })).toContainText('vybraná');
    await expect(offers.getByText('vybraná')).toHaveCount(1);
  });
  await test.step('its document is made for signing', async () => {
    await page.getByRole('button', { name: 'Připravit dokument' }).click();
    await expect(page.getByRole('button', { name: 'Přejít k podpisu' })).toBeVisible({
      timeout: 40_000,
    });
    await expect(offers.getByRole('button', { name: 'Vybrat' })).toHaveCount(0);
  });
  await test.step('the process may be cancelled, and stays to be read', async () => {
    await page.getByRole('button', { name: 'Zrušit proces' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zrušit proces' }).click();
    await page.getByRole('link', { name: /^Založená/ }).click();
    await expect(page.getByText('Zrušeno')).toBeVisible();
  });
});
