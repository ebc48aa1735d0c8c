import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    countClick: () => void;
  }
}

/**
 * Counts what a hand presses with the mouse, on all pages of the context that are opened from now on. A
 * signature that is drawn is none: it is what the pad is for.
 * @returns the number so far
 */
export async function countClicks(context: BrowserContext): Promise<() => number> {
  let count = 0;
  await context.exposeBinding('countClick', () => {
    count += 1;
  });
  await context.addInitScript(() =>
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof HTMLCanvasElement)) window.countClick();
      },
      { capture: true },
    ),
  );
  return () => count;
}
