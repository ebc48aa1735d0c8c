import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { events, externalId, test } from '../../support/embedding';
import { livePageVersion } from '../../support/remote-files';
import { signingDocument } from '../../support/signing';
import { expect } from '../../support/test';

const secret = 'Jan Novák 850101/1234';

test.use({ toleratedErrors: new RegExp(secret) });

test('the card in another application tells its server, and nobody else, of its errors and speed', async ({
  allowed,
  colleague,
  page,
  server,
}) => {
  const { page: watching, api } = await colleague('admin');
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.frame() === page.frames()[1]) asked.add(new URL(request.url()).origin);
  });
  const summary = async () => JSON.stringify(await api.call(diagnosticsCalls.summary));
  await page.goto(allowed.page('portal', externalId(signingDocument.bothWays)));
  await expect(events(page)).toContainText('Ready');
  await test.step('an error in the frame, within seconds', async () => {
    await page.frames()[1]!.evaluate((text) => {
      setTimeout(() => {
        throw new RangeError(text);
      });
    }, secret);
    await expect.poll(summary, { timeout: 15_000 }).toContain('RangeError');
  });
  await test.step('its speed, when the application is left', async () => {
    await page.goto('about:blank');
    await expect.poll(summary, { timeout: 15_000 }).toContain('"FCP"');
  });
  await test.step('both are with its version where administrators look', async () => {
    const version = livePageVersion(server.product, 'signing');
    await watching.goto('/settings/state');
    const row = (table: RegExp) =>
      watching
        .getByRole('table', { name: table })
        .getByRole('row', { name: new RegExp(`signing-embed ${version}`) });
    await expect(row(/Rychlost/)).toBeVisible();
    await expect(row(/Chyby v prohlížečích/)).toContainText('RangeError');
  });
  expect(await summary()).not.toMatch(/Nov|850101|EP-/);
  expect([...asked]).toEqual([server.url]);
});
