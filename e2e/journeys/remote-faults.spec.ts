import type { Page } from '@playwright/test';
import { deployForLaterHost, removeRemote } from '../support/remote-files';
import type { Server } from '../support/server';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test.use({ ownProduct: true, toleratedErrors: /SyntaxError/ });
test.beforeEach(({ signInAs }) => signInAs('advisor'));

const filesOfRemote = '**/remotes/case/**';

/** A gateway answers with a page of its own, as in hotels and behind proxies. */
async function answerByGateway(page: Page): Promise<() => Promise<void>> {
  await page.route(filesOfRemote, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>Please sign in to the network</html>' }),
  );
  return () => page.unroute(filesOfRemote);
}

interface Fault {
  name: string;
  make: (page: Page, server: Server) => Promise<() => Promise<void>>;
}

const faults: Fault[] = [
  {
    name: 'missing',
    make: async (_page, { product }) => {
      const bringBack = removeRemote(product, 'case');
      return async () => bringBack();
    },
  },
  { name: 'broken', make: answerByGateway },
];

for (const { name, make } of faults) {
  test(`a remote whose files are ${name} leaves the rest working and recovers`, async ({
    page,
    server,
  }) => {
    const mend = await make(page, server);
    const fallback = page.getByText('Tuto část aplikace se nepodařilo načíst').first();
    try {
      await test.step('the host’s own screens work', async () => {
        await page.goto('/demo');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
      await test.step('the fallback stands inside the layout', async () => {
        await page.getByRole('link', { name: 'Přehled případů' }).click();
        await expect(fallback).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
      });
      await test.step('a reload does not help while the fault lasts', async () => {
        await page.reload();
        await expect(fallback).toBeVisible({ timeout: 20_000 });
      });
    } finally {
      await mend();
    }
    await test.step('try again loads it without a reload', async () => {
      await page.getByRole('button', { name: 'Zkusit znovu' }).click();
      await expect(heading(page, 'Přehled případů')).toBeVisible({ timeout: 20_000 });
    });
  });
}

test('a remote that was built for another host is refused with a clear message', async ({
  page,
  server,
}) => {
  const takeBack = deployForLaterHost(server.product, 'case');
  try {
    await page.goto('/dashboard');
    await expect(page.getByText('neodpovídá verzi pracoviště').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
  } finally {
    takeBack();
  }
});
