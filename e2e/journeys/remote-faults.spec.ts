import { breakRemote, removeRemote } from '../support/remote-files';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test.use({ ownProduct: true });
test.beforeEach(({ signInAs }) => signInAs('advisor'));

const faults = [
  { fault: 'missing', make: removeRemote },
  { fault: 'broken', make: breakRemote },
];

for (const { fault, make } of faults) {
  test(`a remote whose files are ${fault} leaves the rest working and recovers`, async ({
    page,
    server,
  }) => {
    const mend = make(server.product, 'case');
    try {
      await test.step('the fallback stands inside the layout', async () => {
        await page.goto('/dashboard');
        await expect(page.getByText('Tuto část aplikace se nepodařilo načíst').first()).toBeVisible(
          { timeout: 20_000 },
        );
        await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
      });
      await test.step('the host’s own screens work', async () => {
        await page.goto('/demo');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto('/dashboard');
        await expect(page.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible({
          timeout: 20_000,
        });
      });
    } finally {
      mend();
    }
    await test.step('try again loads it without a reload', async () => {
      await page.getByRole('button', { name: 'Zkusit znovu' }).click();
      await expect(heading(page, 'Přehled případů')).toBeVisible({ timeout: 20_000 });
    });
  });
}

test('a remote that does not answer ends in the fallback, too', async ({ context, page }) => {
  await context.clock.install();
  // The host preloads nothing here, so that each attempt hangs until its own time-out.
  await page.route('**/remotes/case/**', () => {});
  await page.goto('/demo');
  await page.getByRole('link', { name: 'Přehled případů' }).click();
  await context.clock.runFor('01:00');
  await expect(page.getByText('Tuto část aplikace se nepodařilo načíst').first()).toBeVisible();
});
