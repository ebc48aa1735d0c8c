import { changeScripts } from '../support/remote-files';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test.use({ ownProduct: true });

test('a remote whose files were changed on the server is refused, and it alone', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('advisor');
  const bringBack = changeScripts(server.product, 'case', ';window.stolen = true;');
  try {
    await test.step('its place says so, inside the layout', async () => {
      await page.goto('/dashboard');
      await expect(heading(page, 'Tuto část aplikace se nepodařilo načíst')).toBeVisible({
        timeout: 20_000,
      });
    });
    await test.step('the others work', async () => {
      await page.getByRole('link', { name: 'Modelace úvěru' }).click();
      await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
    });
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  } finally {
    bringBack();
  }
});
