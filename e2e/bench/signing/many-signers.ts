import type { Browser } from '@playwright/test';
import { cpuSlowdown, freshPage } from '../federation/browser';

/** The seed's document with 40 signers in 8 groups, each with a form before signing. */
const path = '/mortgage/documents-signing/900031';
const signers = 40;

/**
 * Longest task of the main thread while methods are chosen among 40 signers, and while one's form is
 * filled in, ms. Tasks under 50 ms are not told apart and count as none.
 */
export async function longestTaskAmongSigners(browser: Browser, url: string): Promise<number> {
  const page = await freshPage(browser, url);
  await page.goto(`${url}${path}`);
  const selects = page.getByRole('combobox');
  await selects.nth(signers - 1).waitFor();
  await page.waitForLoadState('networkidle');

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { longTasks: tasks });
  });
  const longest = () =>
    page.evaluate(() => {
      const { longTasks } = globalThis as unknown as { longTasks: number[] };
      return Math.max(0, ...longTasks.splice(0));
    });

  for (let index = 0; index < signers; index += 4) {
    await selects.nth(index).selectOption('BIOMETRIC');
  }
  const choosing = await longest();

  // Opening the form loads its code, which is another matter.
  await page
    .getByRole('button', { name: /^Podepsat: / })
    .nth(signers - 4)
    .click();
  const field = page.getByRole('form').getByRole('textbox').first();
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  await longest();
  await field.pressSequentially('Nováková', { delay: 60 });
  const typing = await longest();
  await page.context().close();
  return Math.max(choosing, typing);
}
