import type { Browser } from '@playwright/test';
import { freshPage } from './browser';
import { longestTaskWhile } from '../longest-task';

const rows = 2_000;

/**
 * Longest task of the main thread while a dashboard of 2,000 loaded rows is scrolled from end to
 * end and its search is typed into, ms.
 */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await freshPage(browser, url);
  // Nobody owns so many cases; every case number of the seed begins with these digits.
  await page.goto(`${url}/dashboard?filter=all&rows=${rows}`);
  const search = page.getByRole('textbox').first();
  await search.fill('300');
  await page.locator('.case-row').first().waitFor();
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height < rows * 40) throw new Error(`Fewer than ${rows} rows are there (${height} px)`);

  const longest = await longestTaskWhile(page, async () => {
    await page.mouse.move(640, 600);
    const steps = Array.from({ length: 60 }, (_, index) => (index < 50 ? 1_200 : -6_000));
    for (const distance of steps) {
      await page.mouse.wheel(0, distance);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await page.mouse.wheel(0, -1_000_000);
    await search.pressSequentially('0123', { delay: 120 });
    await page.waitForLoadState('networkidle');
  });
  await page.context().close();
  return longest;
}
