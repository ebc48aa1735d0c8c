import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses a key until the element has the focus; none when it has it. */
export async function reach(page: Page, target: Locator, key = 'Tab', most = 40) {
  if ((await target.count()) === 1 && (await isFocused(target))) return;
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: most * 250 });
}

/** Goes on to an element and presses it. */
export async function press(page: Page, target: Locator, { by = 'Enter', most = 40 } = {}) {
  await reach(page, target, 'Tab', most);
  await page.keyboard.press(by);
}

/**
 * Notes each key that is pressed after the focused element was taken away or disabled and nothing else was
 * given the focus, in documents that are opened from now on. One that was just opened has none yet, and
 * whoever goes on behind the last element has left it.
 * @returns what was lost so far: where, the key, and what had the focus before
 */
export async function watchFocus(page: Page): Promise<readonly string[]> {
  const lost: string[] = [];
  await page.exposeFunction('noteLostFocus', (loss: string) => lost.push(loss));
  await page.addInitScript(() => {
    let last: Element | undefined;
    window.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) last = target;
    });
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (!last || document.activeElement !== document.body) return;
        if (!last.isConnected || last.matches(':disabled') || !last.checkVisibility())
          window.noteLostFocus(
            `${location.pathname}: ${key} after ${last.outerHTML.slice(0, 200)}`,
          );
      },
      { capture: true },
    );
  });
  return lost;
}

declare global {
  interface Window {
    noteLostFocus: (loss: string) => void;
  }
}
