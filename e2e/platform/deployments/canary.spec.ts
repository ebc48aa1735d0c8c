import type { Page } from '@playwright/test';
import {
  deployedVersion,
  deployNextVersion,
  mfe,
  rollBack,
  writeBuildForLaterFrame,
} from '../../support/remote-files';
import { heading, loseSession } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';
import { password } from '../../support/users';

test.use({ ownProduct: true });

/** The version of the remote that a page has loaded. */
const loadedVersion = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/remotes\/case\/([^/]+)\/remoteEntry/.exec(name)?.[1])
      .find((version) => version !== undefined),
  );

const openDocuments = async (page: Page) => {
  await page.goto('/general-documents');
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
};

test('a version is tried by one user, then everybody gets it, and goes back', async ({
  browser,
  context,
  page,
  server,
  signInAs,
}) => {
  const former = deployedVersion(server.product, 'case');
  deployNextVersion(server.product, 'case', '--channel', 'canary', '--users', 'broker');
  await test.step('others have the version they had', async () => {
    await signInAs('advisor');
    await openDocuments(page);
    expect(await loadedVersion(page)).toBe(former);
    await loseSession(page);
  });
  const tried = await test.step('who tries it has it from the sign-in on', async () => {
    await page.goto('/simple-login.html?redirect=/general-documents');
    await page.getByLabel('Přihlašovací jméno').fill('broker');
    await page.getByLabel('Heslo', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Přihlásit se' }).click();
    await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
    const version = await loadedVersion(page);
    expect(version).not.toBe(former);
    return version;
  });
  await test.step('the document preloads what its user is given', async () => {
    const html = await (await context.request.get('/general-documents')).text();
    expect(html).toContain(`<link rel="preload" href="/remotes/case/${tried}/`);
    expect(html).not.toContain(`/remotes/case/${former}/`);
  });
  await test.step('everybody gets it', async () => {
    mfe('promote', 'case', '--to', server.product);
    const other = await browser.newContext({ baseURL: server.url });
    await other.request.post('/api/v1/auth/sign-in', { data: { login: 'advisor', password } });
    const html = await (await other.request.get('/general-documents')).text();
    expect(html).toContain(`/remotes/case/${tried}/`);
    rollBack(server.product, 'case', former);
    expect(await (await other.request.get('/general-documents')).text()).toContain(
      `/remotes/case/${former}/`,
    );
    await other.close();
  });
});

test('a tester follows a link to a version, sees so, and leaves it', async ({
  page,
  server,
  signInAs,
}) => {
  const former = deployedVersion(server.product, 'case');
  const printed = deployNextVersion(server.product, 'case', '--channel', 'link');
  const [, key = ''] = /\?pin=(\S+)/.exec(printed) ?? [];
  await signInAs('advisor');
  await page.goto(`/general-documents?pin=${key}`);
  await expect(page).toHaveURL(/\/general-documents$/);
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
  expect(await loadedVersion(page)).not.toBe(former);
  await page.getByRole('link', { name: /Ukončit zkoušení verze/ }).click();
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
  await expect(page.getByRole('link', { name: /Ukončit zkoušení verze/ })).toBeHidden();
  expect(await loadedVersion(page)).toBe(former);
  mfe('unpin', 'case', '--to', server.product);
});

test('a remote that is switched off says so in its place, and the rest works', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('advisor');
  mfe('kill', 'case', '--to', server.product, '--reason', 'loses data');
  await page.goto('/general-documents');
  await expect(heading(page, 'Tato část aplikace je dočasně vypnutá')).toBeVisible();
  await expect(page).toHaveTitle(/^Nedostupná část/);
  await expect(page.getByText('loses data')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zkusit znovu' })).toBeHidden();
  expect(await loadedVersion(page)).toBeUndefined();
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  mfe('revive', 'case', '--to', server.product);
  await openDocuments(page);
});

test('a build that needs more than this host has is refused with the reason', ({ server }) => {
  const live = deployedVersion(server.product, 'case');
  const build = writeBuildForLaterFrame(server.product, 'case');
  for (const command of ['check', 'deploy']) {
    expect(() => mfe(command, '--build', build, '--to', server.product)).toThrow(
      /uses LaterComponent, which the host lacks \(@advisor\/frame\)/,
    );
  }
  expect(deployedVersion(server.product, 'case')).toBe(live);
});
