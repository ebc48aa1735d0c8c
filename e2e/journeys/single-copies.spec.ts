import { caseRows } from '../support/cases';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

/** A text that only the library's own code contains, also when it is minified. */
const marks = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': 'Minified React error',
  'react-query': 'No QueryClient set',
  'react-router': 'may be used only in the context of a <Router>',
  i18next: 'missingInterpolationHandler',
};

declare global {
  interface Window {
    renderers?: number;
  }
}

test('host and remote share one copy of what exists once on a page', async ({ page, signInAs }) => {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.set(response.url(), response.text());
    }
  });
  await page.addInitScript(() => {
    window.renderers = 0;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        // Each copy of React that renders announces itself.
        inject: () => (window.renderers! += 1),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
  await signInAs('advisor');

  await test.step('through the host’s and the remote’s screens, without a reload', async () => {
    await page.goto('/demo');
    await expect(heading(page, /Katalog/)).toBeVisible();
    await page.getByRole('link', { name: 'Vyhledat případ' }).click();
    await expect(heading(page, 'Vyhledání případu')).toBeVisible();
    await page.getByRole('link', { name: 'Přehled případů' }).click();
    await caseRows(page).first().click();
    await expect(page.getByRole('region', { name: 'Souhrn' })).toBeVisible();
  });

  expect(await page.evaluate(() => window.renderers)).toBe(1);
  const texts = await Promise.all(
    [...scripts].map(async ([url, text]) => ({ url, text: await text })),
  );
  for (const [library, mark] of Object.entries(marks)) {
    const files = texts.filter(({ text }) => text.includes(mark)).map(({ url }) => url);
    expect(files, `files that contain ${library}`).toHaveLength(1);
  }
});
