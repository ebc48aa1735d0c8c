import { offerCalls } from '@advisor/contracts/offer/calls';
import {
  amount,
  begins,
  expectValue,
  collateral,
  crowns,
  mainNumber,
  model,
  question,
  result,
  sentinelAmount,
  watchSavedOffers,
} from '../../support/modelation';
import { expect, test } from '../../support/test';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/modelation/mortgage');
  await begins(page);
});

test('rates that change between modelling and saving are shown, and taken over', async ({
  page,
  api,
}) => {
  const saved = watchSavedOffers(page);
  await collateral(page).fill('9000000');
  const former = await model(page, sentinelAmount.expiring);
  const save = page.getByRole('button', { name: 'Uložit nabídku' });

  await test.step('what has changed is told before anything is kept', async () => {
    await save.dblclick();
    await expect(question(page)).toContainText('Sazby se mezitím změnily');
    const changes = question(page).getByRole('table');
    await expect(changes.getByRole('row', { name: /^Úroková sazba/ })).toContainText(
      /\d,\d\d\s%\s*\d,\d\d\s%/,
    );
    await expect(changes.getByRole('row', { name: /^Měsíční splátka/ })).toContainText(
      crowns(former.result!.monthlyPayment),
    );
  });
  await test.step('going back keeps what was typed, and no offer', async () => {
    await question(page).getByRole('button', { name: 'Vrátit se' }).click();
    await expect(question(page)).toBeHidden();
    await expectValue(amount(page), 4_444_444);
    await expect(mainNumber(page)).toHaveText(crowns(former.result!.monthlyPayment));
    expect(saved).toEqual([]);
  });
  await test.step('the new numbers are taken over, shown and kept once', async () => {
    await save.click();
    await question(page).getByRole('button', { name: 'Převzít nové hodnoty' }).click();
    await expect(page.getByRole('button', { name: /^Uložena jako č\. \d+/ })).toBeVisible();
    expect(saved).toHaveLength(1);
    const { result: renewed } = await api.call(offerCalls.get, { params: await saved[0]! });
    if (!('monthlyPayment' in renewed)) throw new Error('No loan was kept');
    expect(renewed.monthlyPayment).not.toBe(former.result!.monthlyPayment);
    await expect(mainNumber(page)).toHaveText(crowns(renewed.monthlyPayment));
  });
});

test('no former number is the answer while a slow one is on its way, and the latest wins', async ({
  page,
}) => {
  await model(page, 2_600_000);
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    Boolean(request.postData()?.includes(String(sentinelAmount.slow))),
  );
  await amount(page).fill(String(sentinelAmount.slow));
  await expect(result(page)).toContainText('Přepočítávám…');
  await expect(mainNumber(page)).not.toContainText('Kč');
  await model(page, 2_700_000);
  // Its answer can never come any more.
  await cancelled;
});

test('a result that fails leaves what was typed and the last good numbers', async ({ page }) => {
  await collateral(page).fill('9000000');
  const good = await model(page, 2_800_000);
  const failed = () => page.waitForResponse((answer) => answer.status() === 500);
  const first = failed();
  await amount(page).fill(String(sentinelAmount.failing));
  await first;
  await expect(result(page)).toContainText('výpočet se nezdařil');
  await expect(mainNumber(page)).toHaveText(crowns(good.result!.monthlyPayment));
  await test.step('it can be tried again', async () => {
    const second = failed();
    await result(page).getByRole('button', { name: 'Zkusit znovu' }).click();
    await second;
    await expectValue(amount(page), 5_555_555);
  });
  await test.step('nothing is kept of numbers that nobody has seen', async () => {
    const saved = watchSavedOffers(page);
    await page.getByRole('button', { name: 'Uložit nabídku' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'neodpovídá zadání' }).first(),
    ).toBeVisible();
    expect(saved).toEqual([]);
  });
  await test.step('another amount works', () => model(page, 2_750_000));
});
