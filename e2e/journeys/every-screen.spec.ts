import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { screens } from '../support/screens';
import { expect, test } from '../support/test';

for (const { name, open, path, ready } of screens) {
  test(`${name}: accessible in light and dark, and at 400 px`, async ({ page, api, signInAs }) => {
    await signInAs('advisor');
    const address = await path(api);
    if (open) await page.context().clearCookies();
    const texts: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') texts.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await test.step('light', async () => {
      await page.goto(address);
      await ready(page);
      await expectAccessible(page);
    });
    await test.step('400 px wide', async () => {
      await page.setViewportSize({ width: 400, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
    await test.step('dark', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.goto(address);
      await ready(page);
      await expectAccessible(page);
    });
    await test.step('no text is a bare key or left in English', async () => {
      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(/\b[a-z]+(\.[a-zA-Z]+){2,}\b(?!\.(cz|com|eu))/);
      expect(text).not.toMatch(/\b(Loading|Error|Submit|Cancel|No data|undefined|NaN|null)\b/);
    });
    await test.step('the console is silent', () => {
      // Chromium tells failed calls, and files that a slow machine uses later than it expects.
      const expected = /status of 40[14]|was preloaded using link preload/;
      expect(texts.filter((text) => !expected.test(text))).toEqual([]);
    });
  });
}
