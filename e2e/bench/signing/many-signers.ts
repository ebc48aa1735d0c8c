import type { Browser } from '@playwright/test';
import { freshPage } from '../federation/browser';
import { longestTaskWhile } from '../longest-task';

/** The seed's document with 40 signers in 8 groups, each with a form before signing. */
const path = '/mortgage/documents-signing/900031';
const signers = 40;

/**
 * Longest task of the main thread while methods are chosen among 40 signers, and while one's form is
 * filled in, ms.
 */
export async function longestTaskAmongSigners(browser: Browser, url: string): Promise<number> {
  const page = await freshPage(browser, url);
  await page.goto(`${url}${path}`);
  const selects = page.getByRole('combobox');
  await selects.nth(signers - 1).waitFor();
  await page.waitForLoadState('networkidle');

  const choosing = await longestTaskWhile(page, async () => {
    for (let index = 0; index < signers; index += 4) {
      await selects.nth(index).selectOption('BIOMETRIC');
    }
  });

  // Opening the form loads its code, which is another matter.
  await page
    .getByRole('button', { name: /^Podepsat: / })
    .nth(signers - 4)
    .click();
  const field = page.getByRole('form').getByRole('textbox').first();
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  const typing = await longestTaskWhile(page, () =>
    field.pressSequentially('Nováková', { delay: 60 }),
  );
  await page.context().close();
  return Math.max(choosing, typing);
}
