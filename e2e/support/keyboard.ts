import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a key until the element has the focus. */
export async function reach(page: Page, target: Locator, key = 'Tab', most = 40) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: most * 250 });
}
