import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import { events, externalId, reloadFrame, signersIn, signing, test } from '../../support/embedding';
import { signer, signingDocument, signOnPad, startOnPad } from '../../support/signing';
import { expect } from '../../support/test';

test('a client signs on the device, in the frame of another application', async ({
  allowed,
  page,
  server,
}) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.bothWays)));
  const frame = signing(page);
  await expect(events(page)).toContainText('Ready');
  await test.step('is usable by a screen reader', () => expectAccessible(page));
  await test.step('the device’s page is shown in the frame', async () => {
    await startOnPad(frame, 'Karel Dvořáček');
    await expect(frame.getByRole('heading', { name: 'Podpis dokumentu' })).toBeVisible();
    expect(page.url()).toContain(allowed.origin);
    await expect(page.locator('iframe'), 'the keyboard stays in the frame').toBeFocused();
  });
  await test.step('at a height at which it can be used', async () => {
    const button = frame.getByRole('button', { name: 'Odmítnout podpis' });
    const [shown, placed] = [
      await page.locator('iframe').boundingBox(),
      await button.boundingBox(),
    ];
    expect(placed!.y + placed!.height).toBeLessThanOrEqual(shown!.y + shown!.height);
    await expect(events(page)).toContainText('DeviceShown {"place":"frame"}');
    expect(await page.evaluate(() => window.signing.canClose())).toEqual({
      dirty: false,
      signing: true,
    });
  });
  await test.step('and comes back to the card', async () => {
    await signOnPad(frame, 'Karel Dvořáček');
    await expect(signer(frame, 'Karel Dvořáček')).toContainText('Podepsáno');
    expect(page.frames()[1]!.url()).toContain(server.url);
    await expect(events(page)).toContainText('SignStarted');
    await expect(events(page)).toContainText('"signed":1');
    await expect(page.locator('iframe')).toBeFocused();
    await expect(events(page)).toContainText(/DeviceLeft \{\}.*Signed \{"operationId":"[\w-]+"\}/s);
  });
});

test('the last client signs on the device: the page is told that it is completed, once', async ({
  allowed,
  page,
}) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.oneSigner)));
  await startOnPad(signing(page), 'Karel Dvořáček');
  await signOnPad(signing(page), 'Karel Dvořáček');
  await expect(signer(signing(page), 'Karel Dvořáček')).toContainText('Podepsáno');
  await expect(events(page).getByText('Completed')).toHaveCount(1);
  await reloadFrame(page);
  await expect(events(page).getByText('Ready')).toHaveCount(3);
  await expect(events(page).getByText('Completed')).toHaveCount(1);
});

test('a page that is not configured cannot show it', async ({ denied, page }) => {
  const refused = page.waitForEvent('console', (entry) => entry.text().includes('frame-ancestors'));
  await page.goto(denied.page('portal', externalId(signingDocument.bothWays)));
  await refused;
  await expect(signersIn(page)).toHaveCount(0);
  await expect(events(page)).toBeEmpty();
  expect(denied.codes).toBe(0);
});

test('a frame beside it is heard by neither side', async ({ denied, allowed, page }) => {
  await page.goto(
    allowed.page('impostor', externalId(signingDocument.threeGroups), { sibling: denied.origin }),
  );
  await expect(page.frameLocator('iframe[title="Soused"]').getByText('Posláno')).toBeVisible();
  await expect(signersIn(page).first()).toBeVisible();
  await expect(events(page).getByRole('listitem')).toHaveText(['Ready {}']);
  expect(page.url()).not.toContain('stolen');
});

test('a page without the handshake is told redirect and refresh', async ({
  allowed,
  page,
  server,
}) => {
  await page.goto(allowed.page('old', externalId(signingDocument.failed)));
  await signing(page).getByRole('button', { name: 'Opakovat podpis: Karel Dvořáček' }).click();
  const announced = events(page).getByRole('listitem');
  const pad = `http://127.0.0.1:${new URL(server.url).port}/signature-service/pad/`;
  await expect(announced.filter({ hasText: '"type":"redirect"' })).toContainText(pad);
  await expect(announced.filter({ hasText: '"type":"refresh"' }).first()).toBeVisible();
});

test('a signature is tried again on the device, in the frame', async ({
  allowed,
  page,
  server,
}) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.failed)));
  const frame = signing(page);
  await frame.getByRole('button', { name: 'Opakovat podpis: Karel Dvořáček' }).click();
  await signOnPad(frame, 'Karel Dvořáček');
  await expect(signer(frame, 'Karel Dvořáček')).toContainText('Podepsáno');
  expect(page.url()).toContain(allowed.origin);
  expect(page.frames()[1]!.url()).toContain(server.url);
});

test('signing that would lead where the page does not allow it ends', async ({ allowed, page }) => {
  const elsewhere = { navigation: 'https://elsewhere.example' };
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups), elsewhere));
  const named = page.waitForEvent('console', (entry) =>
    entry.text().includes('navigationOrigins does not list it'),
  );
  const sign = signing(page).getByRole('button', { name: 'Podepsat: Jana Nováková' });
  await sign.first().click();
  await named;
  await expect(events(page)).toContainText(/SignFailed \{.*"code":"addressRefused"/);
  await signing(page).getByRole('button', { name: 'OK', exact: true }).click();
  const card = signing(page).locator('main');
  await expect(card, 'nothing is begun any longer').not.toContainText('Probíhá');
  const closed = { dirty: false, signing: false };
  expect(await page.evaluate(() => window.signing.closeState)).toEqual(closed);
  expect(await page.evaluate(() => window.signing.canClose())).toEqual(closed);
});

test('a page of a newer version speaks the older one with it', async ({ allowed, page }) => {
  await page.goto(allowed.page('newer', externalId(signingDocument.threeGroups)));
  await expect(signersIn(page).first()).toBeVisible();
  await expect(events(page)).toContainText('ready');
  await expect(events(page)).toContainText('notUnderstood');
});

test('a page that speaks only newer versions is told, and so is the user', async ({
  allowed,
  page,
}) => {
  const documentId = externalId(signingDocument.threeGroups);
  await page.goto(allowed.page('newer', documentId, { min: '2' }));
  await expect(signing(page).getByRole('alert')).toContainText('verzi rozhraní');
  await expect(signersIn(page)).toHaveCount(0);
});

test('the frame reloads in the middle and goes on', async ({ allowed, page }) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.inProgress)));
  await expect(signersIn(page).first()).toBeVisible();
  await reloadFrame(page);
  await expect(events(page).getByText('Ready')).toHaveCount(2);
  await expect(signersIn(page).first()).toContainText('Probíhá');
  expect(await page.evaluate(() => window.signing.canClose())).toEqual({
    dirty: false,
    signing: false,
  });
});

test('an ended session is renewed without the user', async ({ allowed, page, context }) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups)));
  await expect(signersIn(page).first()).toBeVisible();
  const before = allowed.codes;
  await context.clearCookies();
  await page.evaluate(() => window.signing.reload('test'));
  await expect(events(page)).toContainText('SessionExpired');
  await expect.poll(() => allowed.codes).toBe(before + 1);
  await expect(signing(page).getByText('Přihlášení k podepisování vypršelo')).toHaveCount(0);
  await expect(signersIn(page).first()).toBeVisible();
});

test('frames of two documents keep a session each', async ({ allowed, page, context }) => {
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups)));
  await expect(signersIn(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(allowed.page('portal', externalId(signingDocument.fortySigners)));
  await expect(signersIn(other).first()).toBeVisible();
  const read = page.waitForResponse(/GetSignaturesAndAvailableMethods/);
  await page.evaluate(() => window.signing.reload('test'));
  expect((await read).status()).toBe(200);
});

test('the frame does not act by the session of the page beside it', async ({
  allowed,
  page,
  signInAs,
}) => {
  await signInAs('specialist');
  const read = page.waitForRequest(/GetSignaturesAndAvailableMethods/);
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups)));
  expect((await read).headers()['x-embedded']).toBe(externalId(signingDocument.threeGroups));
  await expect(signersIn(page).first()).toBeVisible();
});

test('fits a page 320 px wide', async ({ allowed, page }) => {
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

test('a portal that speaks English and has colours of its own shows both in the frame', async ({
  allowed,
  page,
}) => {
  const appearance = {
    accent: '#0b5d3b',
    background: '#777777',
    radius: 0,
    font: 'Georgia, serif',
  };
  const look = { locale: 'en-GB', appearance: JSON.stringify(appearance) };
  await page.goto(allowed.page('portal', externalId(signingDocument.bothWays), look));
  const frame = signing(page);
  await expect(frame.getByRole('columnheader', { name: 'Signature state' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Show the document' })).toBeVisible();
  await expect(frame.getByRole('main')).not.toContainText('Podepsat');
  await expect(frame.locator('body')).toHaveCSS('font-family', 'Georgia, serif');
  await test.step('a background on which nothing can be read is refused', async () => {
    await expect(events(page)).toContainText(/AppearanceRefused \{"name":"background","contrast":/);
    await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
  await test.step('what is shown can be read by everybody', () => expectAccessible(page));
});
