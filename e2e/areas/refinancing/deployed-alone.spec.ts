import type { Page } from '@playwright/test';
import { deployedVersion, deployNextVersion, mfe, rollBack } from '../../support/remote-files';
import { repaidMortgage } from '../../support/repaid-loan';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.use({ ownProduct: true });

/** The versions of remotes that a page has loaded. */
const loaded = (page: Page, remote: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => new RegExp(`/remotes/${name}/([^/]+)/remoteEntry`).exec(entry.name)?.[1])
        .find((version) => version !== undefined),
    remote,
  );

test('refinancing is deployed alone: tried by one user, given to all, and taken back', async ({
  api,
  page,
  server,
  signInAs,
  colleague,
}) => {
  const former = deployedVersion(server.product, 'refinancing');
  const others = ['case', 'modelation', 'signing'].map((name) => [
    name,
    deployedVersion(server.product, name),
  ]);
  await signInAs('advisor');
  const caseId = await repaidMortgage(api);
  const open = async (of: Page) => {
    await of.goto(`/mortgage/case-detail/${caseId}?section=extra-payment`);
    await of.getByRole('link', { name: 'Spočítat splátku' }).click();
    await expect(heading(of, 'Kalkulačka mimořádné splátky')).toBeVisible();
    return loaded(of, 'refinancing');
  };
  const specialist = await colleague('specialist');

  await test.step('one user tries the next version beside the remotes of today', async () => {
    deployNextVersion(
      server.product,
      'refinancing',
      '--channel',
      'canary',
      '--users',
      'specialist',
    );
    expect(await open(page)).toBe(former);
    expect(await open(specialist.page)).not.toBe(former);
  });
  await test.step('everybody gets it, and nothing else is another version', async () => {
    mfe('promote', 'refinancing', '--to', server.product);
    expect(await open(page)).toBe(await loaded(specialist.page, 'refinancing'));
    const now = others.map(([name = '']) => [name, deployedVersion(server.product, name)]);
    expect(now).toEqual(others);
  });
  await test.step('it goes back, and works as before', async () => {
    rollBack(server.product, 'refinancing', former);
    expect(await open(page)).toBe(former);
  });
});
