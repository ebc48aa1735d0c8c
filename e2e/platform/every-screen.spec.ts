import type { Page } from '@playwright/test';
import { dialogs, screens } from '../screens';
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTextInside,
} from '../support/accessibility';
import { cutOff, overlapping, printedPages } from '../support/pdf-words';
import { cutRows, markRows, readable } from '../support/print-rows';
import type { Screen } from '../support/screen';
import { expect, test } from '../support/test';

// One screen has nothing to do with the next; the workers share them.
test.describe.configure({ mode: 'parallel' });

/** What the console tells from now on. */
function consoleTexts(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') texts.push(message.text());
  });
  return texts;
}

const setDensity = (page: Page, density: string) =>
  page.evaluate((chosen) => (document.documentElement.dataset['density'] = chosen), density);

/** Not what stands before the application or over a screen, nor the samples of the elements. */
const isPrinted = (screen: Screen) =>
  !screen.open && screen.name !== 'catalogue' && !dialogs.includes(screen);

/** Of the header and the menu. */
const ofScreen = ['Přeskočit na obsah', 'Katalog prvků', 'Ctrl'];

async function expectPrintedWhole(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(
    page.locator('.adv-skeleton:visible, .adv-loading-bar[data-active=true]'),
  ).toHaveCount(0);
  await markRows(page);
  const marked = printedPages(await page.pdf({ format: 'A4' }));
  const pages = marked.map(readable);
  expect(pages.flatMap(overlapping)).toEqual([]);
  expect(pages.flatMap(cutOff)).toEqual([]);
  expect(cutRows(marked)).toEqual([]);
  const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
  for (const words of ofScreen) expect(text).not.toContain(words);
}

// Each page is opened once: that takes longer than all that is looked at.
for (const screen of [...screens, ...dialogs]) {
  const { name, open, as = 'advisor', path, ready } = screen;
  test(`${name}: accessible, fits 400 px, speaks Czech, prints whole`, async ({
    page,
    api,
    signInAs,
  }) => {
    await signInAs(as);
    const address = await path(api);
    if (open) await page.context().clearCookies();
    const texts = consoleTexts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await ready(page);
    await expectAccessible(page);
    await test.step('no text is a bare key or left in English', async () => {
      const shown = await page.locator('body').innerText();
      const read = await page
        .locator('[aria-label], [title], [placeholder]')
        .evaluateAll((elements) =>
          elements.map((element) =>
            ['aria-label', 'title', 'placeholder']
              .map((attribute) => element.getAttribute(attribute))
              .join(' '),
          ),
        );
      const text = [shown, ...read].join('\n').replaceAll(/https?:\/\/\S+/g, '');
      expect(text).not.toMatch(/\b[a-z]+(\.[a-zA-Z]+){2,}\b(?!\.(cz|com|eu))/);
      expect(text).not.toMatch(
        /\b(Loading|Error|Submit|Cancel|Clear|Close|Search|Select|Open|Next|Previous|No data|undefined|NaN|null)\b/,
      );
    });
    await test.step('compact, nothing reaches over its place or is too small to hit', async () => {
      await setDensity(page, 'compact');
      await expectNoSidewaysScroll(page);
      await expectTextInside(page);
      await expectLargeTargets(page);
      await setDensity(page, 'comfortable');
    });
    // 640 px are 1280 at twice the size.
    for (const width of [1280, 640, 400]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        await expectTextInside(page);
      });
    }
    await test.step('the console is silent', () => {
      // Chromium tells failed calls, and files that a slow machine uses later than it expects.
      const expected = /status of 40[14]|was preloaded using link preload/;
      expect(texts.filter((text) => !expected.test(text))).toEqual([]);
    });
    if (isPrinted(screen)) {
      await test.step('printed, nothing is cut or covered', () => expectPrintedWhole(page));
    }
  });
}
