import type { Page } from '@playwright/test';
import { card, preparedApplication } from '../../support/loan-hub';
import { deployedVersion, deployNextVersion, rollBack } from '../../support/remote-files';
import { heading } from '../../support/sign-in-form';
import { signingDocument, signingPath } from '../../support/signing';
import { expect, test } from '../../support/test';

test.use({ ownProduct: true });

test.beforeEach(async ({ context, signInAs }) => {
  await signInAs('advisor');
  await context.clock.install();
});

const offer = (page: Page) => page.getByText('Je k dispozici nová verze aplikace');

/**
 * Lets the page ask which version is deployed, and hear the answer. A page that is still busy with
 * the answer of before does not ask at this turn of the clock, and is given another.
 */
async function untilAsked(page: Page): Promise<void> {
  await expect(async () => {
    const answered = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().endsWith('/version.json'),
      timeout: 5_000,
    });
    await Promise.all([answered, page.clock.runFor('00:35')]);
  }).toPass();
}

const openDocuments = async (page: Page) => {
  await page.goto('/general-documents');
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
};

test('an open page takes what it loads later from the version that it began with', async ({
  page,
  server,
}) => {
  await openDocuments(page);
  const former = deployedVersion(server.product, 'case');
  deployNextVersion(server.product, 'case');
  await untilAsked(page);
  const versions: (string | undefined)[] = [];
  page.on('request', (request) => {
    const [, version] = /\/remotes\/case\/([^/]+)\//.exec(request.url()) ?? [];
    if (version !== undefined) versions.push(version);
  });
  await page.getByRole('link', { name: 'Přehled případů' }).click();
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await page.getByRole('link', { name: 'Vyhledat případ' }).click();
  await expect(heading(page, /Vyhledání případu/)).toBeVisible();
  expect(new Set(versions)).toEqual(new Set([former]));
  await expect(offer(page)).toBeVisible();
});

test('many deployments make one offer; it goes when they are taken back', async ({
  page,
  server,
}) => {
  test.slow();
  await openDocuments(page);
  const { product } = server;
  const formerOf = {
    case: deployedVersion(product, 'case'),
    signing: deployedVersion(product, 'signing'),
  };
  for (const remote of ['case', 'signing', 'case']) {
    deployNextVersion(product, remote);
    await untilAsked(page);
    await expect(offer(page)).toHaveCount(1);
  }
  rollBack(product, 'case', formerOf.case);
  await untilAsked(page);
  await expect(offer(page)).toHaveCount(1);
  rollBack(product, 'signing', formerOf.signing);
  await untilAsked(page);
  await expect(offer(page)).toBeHidden();
});

test('nobody loses what they are writing: the offer waits until it is saved', async ({
  api,
  page,
  server,
}) => {
  test.slow();
  const { caseId } = await preparedApplication(api);
  await page.goto(`/mortgage/case-detail/${caseId}`);
  await page.getByRole('button', { name: 'Rozcestník žádosti' }).click();
  await card(page, 'Komentář').getByRole('link').click();
  const comment = page.getByLabel('Komentář k žádosti');
  await expect(comment).toBeVisible();
  deployNextVersion(server.product, 'case');
  await untilAsked(page);
  await expect(offer(page)).toBeVisible();

  await test.step('it goes away as soon as something is typed', async () => {
    await comment.fill('Klient přinese potvrzení o příjmu.');
    await expect(offer(page)).toBeHidden();
  });
  await test.step('a further version does not bring it back', async () => {
    deployNextVersion(server.product, 'case');
    await untilAsked(page);
    await expect(offer(page)).toBeHidden();
  });
  await test.step('whoever wants to load the page anew is asked', async () => {
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => window.location.reload()).catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(comment).toHaveValue('Klient přinese potvrzení o příjmu.');
  });
  await test.step('once it is saved, the newest version can be loaded', async () => {
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(offer(page)).toBeVisible();
    const newest = deployedVersion(server.product, 'case');
    const entry = page.waitForRequest(new RegExp(`/remotes/case/${newest}/remoteEntry`));
    await page.getByRole('button', { name: 'Načíst novou verzi' }).click();
    await entry;
    await expect(offer(page)).toBeHidden();
  });
});

test('nobody is asked to load the page anew while somebody signs', async ({ page, server }) => {
  await page.goto(signingPath(signingDocument.inProgress));
  await expect(page.getByText('Probíhá').first()).toBeVisible();
  deployNextVersion(server.product, 'case');
  await untilAsked(page);
  await expect(offer(page)).toBeHidden();
  await page.getByRole('link', { name: 'Přehled případů' }).click();
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await expect(offer(page)).toBeVisible();
});
