import { caseCalls } from '@advisor/contracts/case/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { Api } from '../../support/api';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

/** Begins a retention of one of the user's own loans whose fixation ends. */
async function beginRetention(api: Api) {
  const { rows } = await api.call(caseCalls.endingFixations);
  const caseId = rows.find((row) => row.refinancingState === undefined)!.caseId;
  const params = { caseId };
  const days = await api.call(refinancingCalls.interestRatesValidFrom, { params });
  const { offerId } = await api.call(refinancingCalls.simulateRetention, {
    params,
    body: { interestRateValidFrom: days[0]!.validFrom },
  });
  const { processId } = await api.call(offerCalls.linkRetention, { params, body: { offerId } });
  return { caseId, processId: processId! };
}

test('a process is found in its case, from its menu', async ({ page, api, signInAs }) => {
  await signInAs('advisor');
  const params = await beginRetention(api);
  const menu = page.getByRole('navigation', { name: 'Nabídka případu' });
  const process = page.getByRole('list', { name: 'Procesy' }).getByRole('listitem').first();
  await test.step('the section says what is worked on', async () => {
    await page.goto(`/mortgage/case-detail/${params.caseId}`);
    await menu.getByRole('link', { name: /^Změna úrokové sazby/ }).click();
    await expect(heading(page, 'Změna úrokové sazby')).toBeVisible();
    await expect(process).toContainText('Retence');
    await expect(process).toContainText('Rozpracováno');
    await expect(page.getByRole('link', { name: 'Pokračovat v retenci' })).toHaveAttribute(
      'href',
      `/mortgage/retention/${params.caseId}/${params.processId}`,
    );
  });
  await test.step('the list of processes, of one kind on demand', async () => {
    await menu.getByRole('link', { name: /^Procesy/ }).click();
    await expect(heading(page, 'Procesy')).toBeVisible();
    await expect(process).toContainText('Retence');
    await page.getByRole('tab', { name: /^Refixace/ }).click();
    await expect(page.getByText('Žádný proces tohoto druhu')).toBeVisible();
    await page.goBack();
    await expect(process).toContainText('Retence');
  });
  await test.step('the dashboard says that somebody works on it', async () => {
    await page.goto('/dashboard?fixations=fixedRateValidTo');
    const row = page
      .getByRole('region', { name: /^Končící fixace/ })
      .getByRole('row')
      .filter({ hasText: String(params.caseId) });
    await expect(row).toContainText('Rozpracováno');
  });
  await test.step('a cancelled one stays in its history', async () => {
    await api.call(refinancingCalls.cancelProcess, { params });
    await page.goto(`/mortgage/case-detail/${params.caseId}?section=timeline`);
    await expect(page.getByText('Retence zahájena')).toBeVisible();
    await expect(page.getByText('Retence zrušena')).toBeVisible();
  });
});
