import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { freshPage, slowDown } from './browser';

/** From the pointer's arrival on a link to the click of somebody in a hurry. Milliseconds. */
export const hoverMs = 300;

interface Visit {
  /** Where the link is. */
  from: { path: string; shown: string };
  link: string;
  /** What shows that the screen is there. */
  shown: string;
}

/**
 * Going to another remote's screen for the first time: the pointer comes to its link, and clicks.
 * @returns from the click until the element stands on the screen, ms
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  { from, link, shown }: Visit,
): Promise<{ milliseconds: number }> {
  const page = await freshPage(browser, url);
  await page.goto(`${url}${from.path}`);
  await page.locator(from.shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await slowDown(page);
  const milliseconds = page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
        const observer = new MutationObserver(() => {
          if (!document.querySelector(awaited)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - clicked));
        });
        observer.observe(document, { childList: true, subtree: true, attributes: true });
      }),
    shown,
  );
  await page.getByRole('link', { name: link }).first().hover();
  await pause(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  const visit = { milliseconds: await milliseconds };
  await session.detach();
  await page.context().close();
  return visit;
}
