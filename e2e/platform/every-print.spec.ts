import { screens } from '../screens';
import { cutOff, overlapping, printedPages } from '../support/pdf-words';
import { cutRows, markRows, readable } from '../support/print-rows';
import type { Screen } from '../support/screen';
import { expect, test } from '../support/test';

// One screen has nothing to do with the next; the workers share them.
test.describe.configure({ mode: 'parallel' });

/** Not what stands before the application, nor the samples of the elements. */
const printed = ({ name, open }: Screen) => !open && name !== 'catalogue';

/** Of the header and the menu. */
const ofScreen = ['Přeskočit na obsah', 'Katalog prvků', 'Ctrl'];

for (const { name, path, ready } of screens.filter(printed)) {
  test(`${name}: printed, nothing is cut or covered`, async ({ page, api, signInAs }) => {
    await signInAs('advisor');
    await page.goto(await path(api));
    await ready(page);
    await expect(
      page.locator('.adv-skeleton:visible, .adv-loading-bar[data-active=true]'),
    ).toHaveCount(0);
    await markRows(page);
    const pdf = await page.pdf({ format: 'A4' });
    const marked = printedPages(pdf);
    const pages = marked.map(readable);
    expect(pages.flatMap(overlapping)).toEqual([]);
    expect(pages.flatMap(cutOff)).toEqual([]);
    expect(cutRows(marked)).toEqual([]);
    const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
    for (const words of ofScreen) expect(text).not.toContain(words);
  });
}
