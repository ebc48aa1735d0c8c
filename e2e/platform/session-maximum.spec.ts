import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

// Six minutes: one without, four with a warning, one that the product keeps for itself.
test.use({ serverEnv: { SESSION_MAX_MINUTES: '6' } });

test('the end of the maximum session is announced and then signs out', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  // Only the page's clock is moved: the server's, which the page would go by, stands still.
  await context.route('**/api/**', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  await context.clock.install();
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  const warning = page.getByRole('dialog', { name: 'Končí maximální doba přihlášení' });
  await expect(warning).toBeHidden();
  await context.clock.fastForward('01:30');
  await expect(warning.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  await warning.getByRole('button', { name: 'Pokračovat v práci' }).click();
  await expect(warning).toBeHidden();
  await context.clock.fastForward('04:00');
  await expect(page.getByText('Uplynula maximální doba přihlášení')).toBeVisible();
});
