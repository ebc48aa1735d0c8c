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
    await expect(page.getByText('Úspora po odečtení poplatku')).toBeInViewport({ ratio: 1 });
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
    await expect(result).toContainText('Zadejte částku a den splátky.');
  });
  await test.step('back leads to the case', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/section=extra-payment/);
  });
});
