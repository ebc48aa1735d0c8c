import type { Page } from '@playwright/test';
import { originAt, ParentServer } from '../parents/server';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { freePort } from '../support/server';
import { signingDocument } from '../support/signing';
import { expect, test } from '../support/test';

const allowedPort = await freePort();
const deniedPort = await freePort();
const externalId = (documentId: number) => `EP-${documentId}`;

test.use({ serverEnv: { EMBED_PARENT_ORIGINS: originAt(allowedPort) } });

let allowed: ParentServer;
let denied: ParentServer;
test.beforeAll(async ({ server }) => {
  allowed = new ParentServer({ port: allowedPort, workplace: server.url });
  denied = new ParentServer({ port: deniedPort, workplace: server.url });
  await Promise.all([allowed.start(), denied.start()]);
});
test.afterAll(() => Promise.all([allowed.stop(), denied.stop()]));

const signing = (page: Page) => page.frameLocator('iframe').first();
const signersIn = (page: Page) =>
  signing(page)
    .getByRole('row')
    .filter({ has: page.locator('td') });
const events = (page: Page) => page.getByRole('list', { name: 'Události' });

test('a client signs on the device, in the frame of another application', async ({
  page,
  server,
}) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.bothWays)));
  const frame = signing(page);
  await expect(events(page)).toContainText('Ready');
  await test.step('is usable by a screen reader', () => expectAccessible(page));
  await test.step('the device’s page is shown in the frame', async () => {
    await frame
      .getByRole('combobox', { name: 'Typ podpisu: Karel Dvořáček' })
      .selectOption({ label: 'Biometrický podpis' });
    await frame.getByRole('button', { name: 'Podepsat: Karel Dvořáček' }).click();
    await expect(frame.getByRole('heading', { name: 'Podpis dokumentu' })).toBeVisible();
    expect(page.url()).toContain(allowed.origin);
  });
  await test.step('and comes back to the card', async () => {
    await frame.getByRole('textbox', { name: /Nemůžete kreslit/ }).fill('Karel Dvořáček');
    await frame.getByRole('button', { name: 'Podepsat' }).click();
    await expect(frame.getByRole('row', { name: 'Karel Dvořáček' })).toContainText('Podepsáno');
    expect(page.frames()[1]!.url()).toContain(server.url);
    await expect(events(page)).toContainText('SignStarted');
    await expect(events(page)).toContainText('"signed":1');
  });
});

test('a page that is not configured cannot show it', async ({ page }) => {
  const refused = page.waitForEvent('console', (entry) => entry.text().includes('frame-ancestors'));
  await page.goto(denied.page('portal', externalId(signingDocument.bothWays)));
  await refused;
  await expect(signersIn(page)).toHaveCount(0);
  await expect(events(page)).toBeEmpty();
  expect(denied.codes).toBe(0);
});

test('a frame beside it is heard by neither side', async ({ page }) => {
  await page.goto(
    allowed.page('impostor', externalId(signingDocument.threeGroups), { sibling: denied.origin }),
  );
  await expect(page.frameLocator('iframe[title="Soused"]').getByText('Posláno')).toBeVisible();
  await expect(signersIn(page).first()).toBeVisible();
  await expect(events(page).getByRole('listitem')).toHaveText(['Ready {}']);
  expect(page.url()).not.toContain('stolen');
});

test('a page without the handshake is told redirect and refresh', async ({ page, server }) => {
  await page.goto(allowed.page('old', externalId(signingDocument.failed)));
  await signing(page).getByRole('button', { name: 'Opakovat podpis: Karel Dvořáček' }).click();
  const told = events(page).getByRole('listitem');
  const pad = `http://127.0.0.1:${new URL(server.url).port}/signature-service/pad/`;
  await expect(told.filter({ hasText: '"type":"redirect"' })).toContainText(pad);
  await expect(told.filter({ hasText: '"type":"refresh"' }).first()).toBeVisible();
});

test('a signature is tried again on the device, in the frame', async ({ page, server }) => {
  const navigation = `http://127.0.0.1:${new URL(server.url).port}`;
  await page.goto(allowed.page('portal', externalId(signingDocument.failed), { navigation }));
  const frame = signing(page);
  await frame.getByRole('button', { name: 'Opakovat podpis: Karel Dvořáček' }).click();
  await frame.getByRole('textbox', { name: /Nemůžete kreslit/ }).fill('Karel Dvořáček');
  await frame.getByRole('button', { name: 'Podepsat' }).click();
  await expect(frame.getByRole('row', { name: 'Karel Dvořáček' })).toContainText('Podepsáno');
  expect(page.url()).toContain(allowed.origin);
  expect(page.frames()[1]!.url()).toContain(server.url);
});

test('a page of a newer version speaks the older one with it', async ({ page }) => {
  await page.goto(allowed.page('newer', externalId(signingDocument.threeGroups)));
  await expect(signersIn(page).first()).toBeVisible();
  await expect(events(page)).toContainText('ready');
  await expect(events(page)).toContainText('notUnderstood');
});

test('a page that speaks only newer versions is told, and so is the user', async ({ page }) => {
  const documentId = externalId(signingDocument.threeGroups);
  await page.goto(allowed.page('newer', documentId, { min: '2' }));
  await expect(signing(page).getByRole('alert')).toContainText('verzi rozhraní');
  await expect(signersIn(page)).toHaveCount(0);
});

test('the frame reloads in the middle and goes on', async ({ page }) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.inProgress)));
  await expect(signersIn(page).first()).toBeVisible();
  await page.frames()[1]!.evaluate(() => window.location.reload());
  await expect(events(page).getByText('Ready')).toHaveCount(2);
  await expect(signersIn(page).first()).toContainText('Probíhá');
  const state = page.evaluate(() =>
    (window as unknown as { signing: { canClose: () => Promise<object> } }).signing.canClose(),
  );
  expect(await state).toEqual({ dirty: false, signing: false });
});

test('an ended session is renewed without the user', async ({ page, context }) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups)));
  await expect(signersIn(page).first()).toBeVisible();
  const before = allowed.codes;
  await context.clearCookies();
  await page.evaluate(() =>
    (window as unknown as { signing: { reload: (reason: string) => void } }).signing.reload('test'),
  );
  await expect(events(page)).toContainText('SessionExpired');
  await expect.poll(() => allowed.codes).toBe(before + 1);
  await expect(signing(page).getByText('Přihlášení k podepisování vypršelo')).toHaveCount(0);
  await expect(signersIn(page).first()).toBeVisible();
});

test('frames of two documents keep a session each', async ({ page, context }) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups)));
  await expect(signersIn(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(allowed.page('portal', externalId(signingDocument.fortySigners)));
  await expect(signersIn(other).first()).toBeVisible();
  const read = page.waitForResponse(/GetSignaturesAndAvailableMethods/);
  await page.evaluate(() =>
    (window as unknown as { signing: { reload: (reason: string) => void } }).signing.reload('test'),
  );
  expect((await read).status()).toBe(200);
});

test('the frame does not act by the session of the page beside it', async ({ page, signInAs }) => {
  await signInAs('specialist');
  const read = page.waitForRequest(/GetSignaturesAndAvailableMethods/);
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups)));
  expect((await read).headers()['x-embedded']).toBe(externalId(signingDocument.threeGroups));
  await expect(signersIn(page).first()).toBeVisible();
});

test('fits a page 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups)));
  await expect(events(page)).toContainText('Ready');
  await expectNoSidewaysScroll(page);
  const beyond = await page.frames()[1]!.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { width: scrollWidth - clientWidth, height: scrollHeight - clientHeight };
  });
  expect(beyond, 'the frame is as high as its card').toEqual({ width: 0, height: 0 });
  const { height } = (await page.locator('iframe').boundingBox())!;
  expect(height).toBeGreaterThan(1_000);
  await expectAccessible(page);
});
