import { changeFiles } from '../../support/remote-files';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.use({ ownProduct: true });

/** A screen of the remote, and one of another by its entry in the menu. */
const screen = { path: '/general-documents', title: 'Obecné dokumenty' };
const other = { link: 'Modelace úvěru', title: 'Hypoteční úvěr' };

/** In scripts a theft; in stylesheets nothing, but another file all the same. */
const addition = ';window.stolen = true;';

for (const [what, files] of [
  ['scripts', /\.js$/],
  ['entry', /^remoteEntry\..*js$/],
  ['code of screens', /^\d+\..*js$/],
  ['styles of screens', /\.css$/],
] as const) {
  test(`a remote whose ${what} changed on the server is refused, and recovers`, async ({
    page,
    server,
    signInAs,
  }) => {
    await signInAs('advisor');
    const again = page.getByRole('button', { name: 'Zkusit znovu' }).first();
    const bringBack = changeFiles(server.product, 'case', files, addition);
    try {
      await test.step('its place says so, inside the layout', async () => {
        await page.goto(screen.path);
        await expect(again).toBeVisible({ timeout: 20_000 });
      });
      await test.step('the others work', async () => {
        await page.getByRole('link', { name: other.link }).click();
        await expect(heading(page, other.title)).toBeVisible();
      });
      await test.step('it is asked for again, and refused again', async () => {
        await page.goBack();
        await expect(again).toBeVisible({ timeout: 20_000 });
      });
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    } finally {
      bringBack();
    }
    await test.step('try again shows it, although the browser would keep what it was given', async () => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await again.click();
      await expect(heading(page, screen.title)).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  });
}
