import type { Browser } from '@playwright/test';
import { freshPage } from './browser';

const rows = 2_000;

/**
 * Longest task of the main thread while a dashboard of 2,000 loaded rows is scrolled from end to
 * end and its search is typed into, ms; at full speed of the processor.
 */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await freshPage(browser, url);
  await page.goto(`${url}/dashboard?rows=${rows}`);
  await page.locator('.case-row').first().waitFor();
  const loaded = await page.evaluate(() => document.documentElement.scrollHeight);
  if (loaded < rows * 40) throw new Error(`Fewer than ${rows} rows are there (${loaded} px)`);
  await page.waitForLoadState('networkidle');

  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { longTasks: tasks });
  });
  await page.mouse.move(640, 600);
  const steps = Array.from({ length: 60 }, (_, index) => (index < 50 ? 1_200 : -6_000));
  await steps.reduce(async (before, distance) => {
    await before;
    await page.mouse.wheel(0, distance);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }, Promise.resolve());
  await page.getByRole('searchbox').pressSequentially('novák', { delay: 30 });
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate(
    () => (globalThis as unknown as { longTasks: number[] }).longTasks,
  );
  await page.context().close();
  return Math.max(0, ...tasks);
}
