import type { Page } from '@playwright/test';
import { draftFlat, realEstatesOf } from '../../support/real-estate';
import { deployedVersion, deployNextVersion, mfe, rollBack } from '../../support/remote-files';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.use({ ownProduct: true });

/** The version of the remote that a page has loaded. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => /\/remotes\/valuation\/([^/]+)\/remoteEntry/.exec(entry.name)?.[1])
      .find((version) => version !== undefined),
  );

test('valuation is deployed alone: tried by one user, given to all, and taken back', async ({
  api,
  page,
  server,
  signInAs,
  colleague,
}) => {
  const former = deployedVersion(server.product, 'valuation');
  const versions = () =>
    ['case', 'modelation', 'refinancing', 'signing'].map((name) => [
      name,
      deployedVersion(server.product, name),
    ]);
  const others = versions();
  await signInAs('advisor');
  const { caseId } = await draftFlat(api);
  const open = async (of: Page) => {
    await of.goto(realEstatesOf({ caseId }));
    await expect(heading(of, 'Nemovitosti')).toBeVisible();
    return loaded(of);
  };
  const specialist = await colleague('specialist');

  await test.step('one user tries the next version beside the remotes of today', async () => {
    deployNextVersion(server.product, 'valuation', '--channel', 'canary', '--users', 'specialist');
    expect(await open(page)).toBe(former);
    expect(await open(specialist.page)).not.toBe(former);
  });
  await test.step('everybody gets it, and nothing else is another version', async () => {
    mfe('promote', 'valuation', '--to', server.product);
    expect(await open(page)).toBe(await loaded(specialist.page));
    expect(versions()).toEqual(others);
  });
  await test.step('it goes back, and works as before', async () => {
    rollBack(server.product, 'valuation', former);
    expect(await open(page)).toBe(former);
  });
});
