import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { linkedRetention } from '../../support/linked-retention';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test('a process is found in its case, from its menu', async ({ page, api, signInAs }) => {
  await signInAs('advisor');
  const params = await linkedRetention(api);
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
    const { version } = await api.call(refinancingCalls.retention, { params });
    await api.call(refinancingCalls.cancelProcess, { params, body: { version } });
    await page.goto(`/mortgage/case-detail/${params.caseId}?section=timeline`);
    await expect(page.getByText('Retence zahájena')).toBeVisible();
    await expect(page.getByText('Retence zrušena')).toBeVisible();
  });
});
