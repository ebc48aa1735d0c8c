import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test('a newly deployed version is offered and loaded', async ({ context, page, signInAs }) => {
  await signInAs('advisor');
  await context.clock.install();
  const loaded = page.waitForResponse('**/version.json');
  await page.goto('/general-documents');
  await loaded;
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
  await page.route('**/version.json', (route) => route.fulfill({ json: { buildHash: 'next' } }));
  await context.clock.runFor('00:35');
  const notice = page.getByText('Je k dispozici nová verze aplikace');
  await expect(notice).toBeVisible();
  await test.step('it outlives a navigation', async () => {
    await page.getByRole('link', { name: 'Vyhledat případ' }).click();
    await expect(heading(page, /Vyhledání případu/)).toBeVisible();
    await expect(notice).toBeVisible();
  });
  await page.unroute('**/version.json');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Načíst novou verzi' }).click();
  await reloaded;
  await expect(heading(page, /Vyhledání případu/)).toBeVisible();
  await expect(notice).toBeHidden();
});
