import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { heading } from '../support/sign-in-form';

/** Holds the application's scripts and styles back. @returns lets them come */
async function holdFiles(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(host|vendor)\.[^/]+\.(js|css)$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release?.();
}

const boxOf = (page: Page, selector: string) => page.locator(selector).boundingBox();

for (const [name, menu, width] of [
  ['beside its menu', 'expanded', 1280],
  ['beside a collapsed menu', 'collapsed', 1280],
  ['on a narrow screen', 'expanded', 400],
] as const) {
  test(`the document shows the outline of the frame before any file has come, ${name}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('advisor');
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((left) => localStorage.setItem('advisor.menu', left), menu);
    const release = await holdFiles(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const mark = page.locator('.host-start .host-brand__mark');
    await expect(mark).toBeVisible();
    await expect(page.getByText('se nepodařilo spustit')).toBeHidden();
    const isNarrow = width === 400;
    const outline = await boxOf(page, isNarrow ? '.host-start__sider' : '.host-start__header');
    const sider = await boxOf(page, '.host-start__sider');
    release();
    await expect(heading(page, 'Přehled případů')).toBeVisible();
    expect(await boxOf(page, '.host-header')).toEqual(outline);
    if (!isNarrow) expect(await boxOf(page, '.host-sider')).toEqual(sider);
  });
}
