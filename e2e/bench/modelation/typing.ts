import type { Browser, Locator, Page } from '@playwright/test';
import { freshPage } from '../federation/browser';
import { keyToResult, type Typing } from '../key-to-result';

/** Opens the schedule of a loan of thirty years with all its ratios, month by month. */
async function openSchedule(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/modelation/mortgage?view=schedule`);
  const amount = page.getByRole('spinbutton', { name: /^Výše úvěru/ });
  await page.getByRole('spinbutton', { name: /^Splatnost/ }).fill('30');
  await page.getByRole('spinbutton', { name: /příjem/ }).fill('120000');
  await page.getByRole('spinbutton', { name: 'Hodnota zajištění' }).fill('6000000');
  await amount.fill('3000000');
  await page.getByText('Po měsících').click();
  await page.getByRole('list', { name: /po měsících/ }).waitFor();
  await page.getByText('Počet splátek').waitFor();
  await page.waitForLoadState('networkidle');
  const payments = await page.locator('.modelation-facts').innerText();
  if (!payments.includes('360')) throw new Error(`No loan of thirty years:\n${payments}`);
  return amount;
}

/** Types amounts with the schedule open. */
export async function typing(browser: Browser, url: string): Promise<Typing> {
  const page = await freshPage(browser, url);
  const amount = await openSchedule(page, url);
  const typed = await keyToResult({
    page,
    amount,
    panel: '.modelation-result',
    result: 'strong',
  });
  await page.context().close();
  return typed;
}
