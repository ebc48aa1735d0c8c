import type { Page } from '@playwright/test';
import { slowDown } from '../federation/browser';
import type { File } from './fill';

/** So many pixels a side, each of any colour, are some 5 MB: nothing in them can be compressed. */
const side = 1_300;

/** A picture and a paper of some 5 MB each. */
export async function largeFiles(page: Page): Promise<File[]> {
  const url = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [pixels, pixels];
    const context = canvas.getContext('2d');
    const data = context?.createImageData(pixels, pixels);
    if (!context || !data) throw new Error('The browser draws nothing');
    for (let at = 0; at < data.data.length; at += 1)
      data.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(data, 0, 0);
    return canvas.toDataURL('image/png');
  }, side);
  const picture = Buffer.from(url.split(',')[1] ?? '', 'base64');
  await page.setContent(`<img src="${url}">`);
  const paper = await page.pdf();
  return [
    { name: 'Fotografie.png', mimeType: 'image/png', buffer: picture },
    { name: 'Smlouva.pdf', mimeType: 'application/pdf', buffer: paper },
  ];
}

/** Milliseconds of a file's own transfer, and from the click on its name until it is shown. */
export interface Preview {
  transfer: number;
  shown: number;
}

/** Opens a document of the list over the network of the benchmark; it is fetched by itself first. */
export async function preview(page: Page, name: string): Promise<Preview> {
  const row = page.getByRole('row').filter({ hasText: name });
  const address = await row.getByRole('link', { name: `Stáhnout ${name}` }).getAttribute('href');
  const session = await slowDown(page);
  const transfer = await page.evaluate(async (url) => {
    const began = performance.now();
    await (await fetch(url)).blob();
    return performance.now() - began;
  }, address ?? '');
  const passed = await page.evaluateHandle(() => {
    const shown = new Promise<number>((resolve) => {
      let began = 0;
      document.addEventListener('click', () => (began = performance.now()), {
        capture: true,
        once: true,
      });
      document.addEventListener(
        'load',
        ({ target }) => {
          if (!(target as Element).matches('.document-preview :is(img, iframe)')) return;
          requestAnimationFrame(() => resolve(performance.now() - began));
        },
        { capture: true },
      );
    });
    return { shown };
  });
  await row.getByRole('button', { name: `Náhled dokumentu ${name}` }).click();
  const shown = await passed.evaluate((wait) => wait.shown);
  await session.detach();
  await page.keyboard.press('Escape');
  await page.locator('.document-preview').waitFor({ state: 'detached' });
  return { transfer, shown };
}
