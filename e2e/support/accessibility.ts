import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of what is right, nothing is asked. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

async function expectNoViolation(checked: AxeBuilder): Promise<void> {
  const { violations } = await checked.analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** No rule of WCAG 2.2 A and AA that a machine can check is broken on the page. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolation(axe(page).withTags(rules));

/** Everything to be pressed is large enough, or far enough from others (WCAG 2.5.8). */
export const expectLargeTargets = (page: Page): Promise<void> =>
  expectNoViolation(axe(page).withRules(['target-size']));

/** Nothing sticks out to the right: the page scrolls down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

/** What is written in a cell, a button or the header's path ends where that ends. */
export async function expectTextInside(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const range = document.createRange();
    const isCut = (element: Element | null, holder: Element): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' ||
        (element !== holder && isCut(element.parentElement, holder)));
    const found: string[] = [];
    for (const holder of document.querySelectorAll('td, [role=cell], button, header nav')) {
      const { left, right } = holder.getBoundingClientRect();
      const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const sticksOut = box.width > 0 && (box.left < left - 1 || box.right > right + 1);
        if (sticksOut && !isCut(text.parentElement, holder)) found.push(text.textContent ?? '');
      }
    }
    return found;
  });
  expect(beyond, 'texts that reach over their place').toEqual([]);
}
