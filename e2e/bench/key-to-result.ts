import type { Locator, Page } from '@playwright/test';
import { amountKeys } from './amount-keys';
import { longestTaskWhile } from './longest-task';

const keys = 60;

export interface Typing {
  /** From each key until its result is painted, ms. */
  milliseconds: number[];
  /** The same with half of the processor. */
  slowMilliseconds: number[];
  /** Longest task of the main thread with half of the processor, ms. */
  longestTask: number;
}

/** What is typed into and where its result shows. */
interface Subject {
  page: Page;
  /** Shows an amount of seven digits. */
  amount: Locator;
  /** Selector of what tells by `aria-busy` that it is calculated. */
  panel: string;
  /** Selector, within it, of the text that each key changes. */
  result: string;
  /** What is typed over the second time. */
  again?: string;
}

/** From now on, notes how long after each key another result was painted. */
const watchResults = ({ page, ...selectors }: Subject) =>
  page.evaluateHandle(
    ([panelSelector, resultSelector]) => {
      const panel = document.querySelector(panelSelector) as HTMLElement;
      const result = panel.querySelector(resultSelector) as HTMLElement;
      const key = { pressedAt: 0, before: result.textContent };
      const waiting: ((milliseconds: number) => void)[] = [];
      addEventListener(
        'keydown',
        ({ timeStamp }) => Object.assign(key, { pressedAt: timeStamp, before: result.textContent }),
        { capture: true },
      );
      const observer = new MutationObserver(() => {
        if (panel.ariaBusy === 'true' || result.textContent === key.before) return;
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
    },
    [selectors.panel, selectors.result] as const,
  );

/** Writes over digits of the amount, one after the other, each when the result of the one before is there. */
async function typeAmounts(subject: Subject): Promise<number[]> {
  const { page, amount } = subject;
  const waiting = await watchResults(subject);
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

/** Types amounts: first as the machine is, then with half of its processor. */
export async function keyToResult(subject: Subject): Promise<Typing> {
  const { page, amount, again = '4000000' } = subject;
  const milliseconds = await typeAmounts(subject);
  await amount.fill(again);
  await page.waitForLoadState('networkidle');
  let slowMilliseconds: number[] = [];
  const longest = await longestTaskWhile(page, async () => {
    slowMilliseconds = await typeAmounts(subject);
  });
  return { milliseconds, slowMilliseconds, longestTask: longest };
}
