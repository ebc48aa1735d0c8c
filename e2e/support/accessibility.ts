import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No rule of WCAG 2.2 A and AA that a machine can check is broken on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Of what is right, nothing is asked.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Nothing sticks out to the right: the page scrolls down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
