import { repaidMortgage } from '../../support/repaid-loan';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test('an advisor finds out what an extra payment costs and saves', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.setViewportSize({ width: 1280, height: 800 });
  const caseId = await repaidMortgage(api);
  await page.goto(`/mortgage/case-detail/${caseId}`);
  await page
    .getByRole('navigation', { name: 'Nabídka případu' })
    .getByRole('link', { name: 'Mimořádná splátka' })
    .click();
  await page.getByRole('link', { name: 'Spočítat splátku' }).click();
  await expect(heading(page, 'Kalkulačka mimořádné splátky')).toBeVisible();
  const result = page.getByRole('region', { name: 'Klient zaplatí' });
  const amount = page.getByLabel('Částka splátky');

  await test.step('the result follows each key, and is seen without scrolling', async () => {
    await amount.fill('200000');
    await expect(result).toContainText('200 000 Kč');
    await expect(result.getByText('Úspora po odečtení poplatku')).toBeInViewport({ ratio: 1 });
  });
  await test.step('what was typed is there after a reload', async () => {
    await page.reload();
    await expect(amount).toHaveValue(/200\s000/);
    await expect(result).toContainText('200 000 Kč');
  });
  await test.step('a quarter of the credit is free before the anniversary', async () => {
    await page.getByRole('button', { name: /^Bez poplatku/ }).click();
    await expect(result).toContainText('bez poplatku');
  });
  await test.step('more than is owed is refused at its field', async () => {
    await amount.fill('99000000');
    await expect(page.getByText(/Klient dluží jen/)).toBeVisible();
    await expect(result).toContainText('Doplňte nebo opravte údaje splátky.');
  });
  await test.step('back leads to the case, after a question', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Odejít' }).click();
    await expect(page).toHaveURL(/section=extra-payment/);
  });
});

test('an advisor agrees an extra payment, and changes what was agreed', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const caseId = await repaidMortgage(api);
  await page.goto(`/mortgage/extra-payment/${caseId}/calculator`);
  const amount = page.getByLabel('Částka splátky');
  const total = (name: string) => page.getByRole('region', { name }).getByText(/Kč$/).first();

  await test.step('what stands on the screen is linked, to the haléř', async () => {
    await amount.fill('123456,78');
    await page.getByLabel('Poznámka').fill('Klient zaplatí z prodeje chaty.');
    const shown = await total('Klient zaplatí').textContent();
    await page.getByRole('button', { name: 'Převzít nabídku' }).dblclick();
    await expect(heading(page, 'Mimořádná splátka')).toBeVisible();
    await expect(total('Klient zaplatí')).toHaveText(shown ?? '');
    await expect(page.getByRole('textbox', { name: 'Poznámka' })).toHaveValue(
      'Klient zaplatí z prodeje chaty.',
    );
  });
  await test.step('it is in the list once, and in the case detail', async () => {
    await page.goto(`/mortgage/extra-payment/${caseId}`);
    await expect(page.getByRole('row', { name: /Rozpracováno/ })).toHaveCount(1);
    await page.goto(`/mortgage/case-detail/${caseId}?section=extra-payment`);
    await page.getByRole('link', { name: /Částečné splacení/ }).click();
  });
  await test.step('another offer takes its place', async () => {
    await page.getByRole('button', { name: 'Spočítat novou nabídku' }).click();
    await expect(amount).toHaveValue(/123\s456,78/);
    await amount.fill('200000');
    await page.getByRole('button', { name: 'Převzít nabídku' }).click();
    await expect(page.getByText(/^200\s000\sKč$/).first()).toBeVisible();
  });
  await test.step('nobody begins another one beside it', async () => {
    await page.goto(`/mortgage/extra-payment/${caseId}/calculator`);
    await expect(page.getByText('Mimořádná splátka už je rozpracovaná')).toBeVisible();
  });
  await test.step('it is cancelled', async () => {
    await page.getByRole('link', { name: 'Otevřít' }).click();
    await page.getByRole('button', { name: 'Zrušit proces' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zrušit proces' }).click();
    await expect(page.getByText('Zrušeno')).toBeVisible();
  });
});
