import { expect, test } from '../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

test('a failed call shows its message and the trace id of the server’s log', async ({
  page,
  server,
}) => {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/case/9001012') && response.status() === 500,
  );
  await page.goto('/mortgage/case-detail/9001012');
  const traceId = (await answered).headers()['x-trace-id'];
  expect(traceId).toBeTruthy();
  await expect(page.getByText('Došlo k neočekávané chybě.').first()).toBeVisible();
  await expect(page.getByText(traceId!).first()).toBeVisible();
  expect(server.output).toContain(traceId);
});
