import { deployedVersion, deployNextVersion, rollBack } from '../../support/remote-files';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.use({ ownProduct: true });

test('a newly deployed version is offered and loaded, and so is the way back', async ({
  context,
  page,
  server,
  signInAs,
}) => {
  await signInAs('advisor');
  await context.clock.install();
  await page.goto('/general-documents');
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
  const former = deployedVersion(server.product, 'case');
  const notice = page.getByText('Je k dispozici nová verze aplikace');
  const load = async (version: string) => {
    const entry = page.waitForRequest(new RegExp(`/remotes/case/${version}/remoteEntry`));
    await page.getByRole('button', { name: 'Načíst novou verzi' }).click();
    await entry;
    await expect(notice).toBeHidden();
  };

  await test.step('the open page goes on with its version and is told of the next one', async () => {
    deployNextVersion(server.product, 'case');
    await context.clock.runFor('00:35');
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Vyhledat případ' }).click();
    await expect(heading(page, /Vyhledání případu/)).toBeVisible();
    await expect(notice).toBeVisible();
  });
  await test.step('the new version is loaded', async () => {
    const next = deployedVersion(server.product, 'case');
    expect(next).not.toBe(former);
    await load(next);
    await expect(heading(page, /Vyhledání případu/)).toBeVisible();
  });
  await test.step('a rollback is offered like any other version', async () => {
    rollBack(server.product, 'case', former);
    await context.clock.runFor('00:35');
    await expect(notice).toBeVisible();
    await load(former);
    await expect(heading(page, /Vyhledání případu/)).toBeVisible();
  });
});
