import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/accessibility';
import {
  drawSignature,
  prepareDocument,
  signer,
  signingPath,
  startOnPad,
} from '../../support/signing';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 600 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a client reads the document on the pad, and signs it by hand', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('advisor');
  const { client, documentOnSAId } = await prepareDocument(api);
  await page.goto(signingPath(documentOnSAId));
  await startOnPad(page, client);
  await test.step('the document comes first, and nothing can be signed yet', async () => {
    await expect(page.getByRole('article', { name: /Souhlas/ })).toContainText(client);
    await expectNoSidewaysScroll(page);
    await expect(button(page, 'Přečtěte si dokument')).toBeDisabled();
    await expect(page.getByRole('textbox', { name: /Nemůžete kreslit/ })).toBeDisabled();
  });
  await test.step('its end is reached by the keyboard', async () => {
    const read = page.waitForResponse(/\/read$/);
    await page.getByText(/Konec dokumentu/).focus();
    expect((await read).status()).toBe(204);
    await expect(button(page, 'Podepište se do rámečku')).toBeDisabled();
  });
  await test.step('it can be saved', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Stáhnout PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
  await test.step('refusing asks first', async () => {
    await button(page, 'Odmítnout podpis').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zpět k podpisu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('the hand’s signature is taken', async () => {
    await drawSignature(page);
    await button(page, 'Podepsat').click();
    await expect(signer(page, client)).toContainText('Podepsáno');
    await expect(signer(page, client)).toContainText('Biometrický podpis');
  });
});

/** Where the ink of the pad begins and ends, CSS pixels. */
const ink = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data, width } = canvas
      .getContext('2d')!
      .getImageData(0, 0, canvas.width, canvas.height);
    const inked = Array.from({ length: data.length / 4 }, (_, at) => at).filter(
      (at) => data[at * 4 + 3]! > 0,
    );
    const box = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
    for (const at of inked) {
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    return {
      shape: (box.right - box.left) / (box.bottom - box.top),
      isWhole: box.right < width - 1,
    };
  });

test('the whole signature is sent when the tablet is turned', async ({ page, signInAs, api }) => {
  await signInAs('advisor');
  const { client, documentOnSAId } = await prepareDocument(api);
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto(signingPath(documentOnSAId));
  await startOnPad(page, client);
  await page.getByText(/Konec dokumentu/).focus();
  await drawSignature(page, 600);
  const { shape } = await ink(page);
  await page.setViewportSize({ width: 420, height: 900 });
  await expect.poll(async () => (await ink(page)).isWhole).toBe(true);
  expect((await ink(page)).shape / shape).toBeCloseTo(1, 1);
  await button(page, 'Podepsat').click();
  await expect(signer(page, client)).toContainText('Biometrický podpis');
});

test('a name that is typed is told as what it is', async ({ page, signInAs, api }) => {
  await signInAs('advisor');
  const { client, documentOnSAId } = await prepareDocument(api);
  await page.goto(signingPath(documentOnSAId));
  await startOnPad(page, client);
  await page.getByText(/Konec dokumentu/).focus();
  await page.getByRole('textbox', { name: /Nemůžete kreslit/ }).fill('Mickey Mouse');
  await button(page, 'Podepsat').click();
  await expect(page.getByRole('alert')).toContainText(client);
  await page.getByRole('textbox', { name: /Nemůžete kreslit/ }).fill(client);
  await button(page, 'Podepsat').click();
  await expect(signer(page, client)).toContainText('Jméno napsané na klávesnici');
});
