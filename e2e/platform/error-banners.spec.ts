import type { Page } from '@playwright/test';
import { identifyClient } from '../support/identification';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test.use({ serverEnv: { LOG_LEVEL: 'info' } });
test.beforeEach(({ signInAs }) => signInAs('advisor'));

const answerTo = (page: Page, path: RegExp, status: number) =>
  page.waitForResponse((answer) => path.test(answer.url()) && answer.status() === status);

test('a call that fails raises the banner, and the form keeps what was typed', async ({
  page,
  server,
}) => {
  const failed = answerTo(page, /\/case\/identify$/, 500);
  await identifyClient(page, 'Porucha', 'Sentinel');
  const banner = page.getByRole('alert').filter({ hasText: 'Došlo k neočekávané chybě.' });
  await expect(banner).toBeVisible();
  await test.step('with the trace id of the server’s log', async () => {
    const traceId = (await failed).headers()['x-trace-id'];
    expect(traceId).toBeTruthy();
    await expect(banner).toContainText(traceId!);
    await expect.poll(() => server.output).toContain(traceId);
  });
  await expect(page.getByLabel('Příjmení')).toHaveValue('Sentinel');
  await test.step('it can be closed', async () => {
    await banner.getByRole('button', { name: 'Zavřít' }).click();
    await expect(banner).toBeHidden();
  });
});

test('a screen whose data fails says why in its place, with the trace id', async ({
  page,
  server,
}) => {
  const failed = answerTo(page, /\/case\/9001012$/, 500);
  await page.goto('/mortgage/case-detail/9001012');
  const traceId = (await failed).headers()['x-trace-id'];
  expect(traceId).toBeTruthy();
  const main = page.getByRole('main');
  await expect(main).toContainText('Došlo k neočekávané chybě.');
  await expect(main).toContainText(traceId!);
  await expect.poll(() => server.output).toContain(traceId);
});

test('a text too large for the server is cut to what can be searched', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  const answered = answerTo(page, /\/case\/search$/, 200);
  const search = page.getByRole('textbox', { name: 'Hledat případ' });
  await search.fill('a'.repeat(1_100_000));
  await answered;
  await expect(search).toHaveValue('a'.repeat(100));
  await expect(page.getByText('Nic jsme nenašli')).toBeVisible();
});
