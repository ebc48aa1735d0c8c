import { expect, test } from '../support/test';
import { backgroundHeader } from '@advisor/contracts/error-codes';
import { heading } from '../support/sign-in-form';

const screens = [
  {
    path: '/dashboard',
    title: 'Přehled případů',
    asksNot:
      /logged-in-user|case\/search|dashboard-filters|current-banners|case\/today|ending-fixations/,
  },
  { path: '/modelation/mortgage', title: /./, asksNot: /logged-in-user|defaults/ },
  {
    path: '/mortgage/case-detail/9001016',
    title: /./,
    asksNot: /logged-in-user|case\/9001016(\/(stages|menu\/flags|main-panel|parameters))?$/,
  },
  {
    path: '/mortgage/documents-signing/900035',
    title: /./,
    asksNot: /logged-in-user|document-on-sa\/900035$|case\/9001016(\/(stages|menu\/flags))?$/,
  },
];

for (const { path, title, asksNot } of screens) {
  test(`what ${path} reads first comes with its document`, async ({ page, signInAs }) => {
    await signInAs('advisor');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // What the page looks for by itself is no part of its screen's first reads.
      const isBackground = request.headers()[backgroundHeader] === '1';
      if (pathname.startsWith('/api/') && !isBackground) asked.push(pathname);
    });
    const document = await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((pathname) => asksNot.test(pathname))).toEqual([]);
    expect(document?.headers()['cache-control']).toBe('no-store');
    await test.step('and is nowhere in the page any more', async () => {
      await expect(page.locator('#first-answers')).toHaveCount(0);
    });
  });
}

test('the dashboard is read anew when the user comes back to it', async ({ page, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  const searched = page.waitForRequest(/case\/search/);
  await page.getByRole('button', { name: 'Obnovit' }).click();
  await searched;
});
