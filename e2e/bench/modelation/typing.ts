import type { Browser, Locator, Page } from '@playwright/test';
import { freshPage } from '../federation/browser';
import { longestTaskWhile } from '../longest-task';
import { amountKeys } from './amount-keys';

const keys = 60;
const result = '.modelation-result';

export interface Typing {
  /** From each key until its result is painted, ms. */
  milliseconds: number[];
  /** The same with half of the processor. */
  slowMilliseconds: number[];
  /** Longest task of the main thread with half of the processor, ms. */
  longestTask: number;
}

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

/** From now on, notes how long after each key another result was painted. */
const watchResults = (page: Page) =>
  page.evaluateHandle((selector) => {
    const panel = document.querySelector(selector) as HTMLElement;
    const payment = panel.querySelector('strong') as HTMLElement;
    const key = { pressedAt: 0, before: payment.textContent };
    const waiting: ((milliseconds: number) => void)[] = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(key, { pressedAt: timeStamp, before: payment.textContent }),
      { capture: true },
    );
    const observer = new MutationObserver(() => {
      if (panel.ariaBusy === 'true' || payment.textContent === key.before) return;
      // A task after the frame's callbacks: by then it is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const milliseconds = performance.now() - key.pressedAt;
          for (const resolve of waiting.splice(0)) resolve(milliseconds);
        });
        port1.start();
        port2.postMessage(undefined);
      });
    });
    observer.observe(panel, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return waiting;
  }, result);

/** Writes over digits of the amount, one after the other, each when the result of the one before is there. */
async function typeAmounts(page: Page, amount: Locator): Promise<number[]> {
  const waiting = await watchResults(page);
  const milliseconds: number[] = [];
  for (const { position, digit } of amountKeys(keys)) {
    await amount.evaluate((field: HTMLInputElement, at) => {
      field.focus();
      field.setSelectionRange(at, at + 1);
    }, position);
    const painted = waiting.evaluate(
      (resolves) => new Promise<number>((resolve) => resolves.push(resolve)),
    );
    await page.keyboard.press(digit);
    milliseconds.push(await painted);
  }
  return milliseconds;
}

/** Types amounts with the schedule open: first as the machine is, then with half of its processor. */
export async function typing(browser: Browser, url: string): Promise<Typing> {
  const page = await freshPage(browser, url);
  const amount = await openSchedule(page, url);
  const milliseconds = await typeAmounts(page, amount);
  await amount.fill('4000000');
  await page.waitForLoadState('networkidle');
  let slowMilliseconds: number[] = [];
  const longest = await longestTaskWhile(page, async () => {
    slowMilliseconds = await typeAmounts(page, amount);
  });
  await page.context().close();
  return { milliseconds, slowMilliseconds, longestTask: longest };
}
