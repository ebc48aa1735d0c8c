import type { Page, Route } from '@playwright/test';
import { deploySample } from '../../remotes/deploy-sample';
import { preparedApplication } from '../../support/loan-hub';
import { deployForLaterHost, removeRemote } from '../../support/remote-files';
import type { Server } from '../../support/server';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

declare global {
  interface Window {
    /** Where the sample remote fails. */
    fault?: string | undefined;
  }
}

test.use({ ownProduct: true, toleratedErrors: /SyntaxError|a fault of/ });
test.beforeEach(({ signInAs }) => signInAs('advisor'));

const fallback = (page: Page) =>
  page.getByText(/^(Tuto část aplikace|Stránku) se nepodařilo|^Ostatní části fungují dál/);
const again = (page: Page) => page.getByRole('button', { name: 'Zkusit znovu' }).first();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hlavní nabídka' });

/** The loader makes further attempts; their pauses need not be waited for. */
async function expectFallback(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(fallback(page).first()).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [0] });
}

const ofCase = { path: '/general-documents', title: 'Obecné dokumenty' };
const ofModelation = { path: '/modelation/mortgage', title: 'Hypoteční úvěr' };
const ofSample = { path: '/valuation', title: 'Ocenění nemovitostí' };

type Mend = () => Promise<unknown> | void;
interface Fault {
  name: string;
  /** The screen that cannot be shown. */
  screen: { path: string; title: string };
  /** A screen of another remote, by its entry in the menu. */
  other: { link: string; title: string };
  /** The entry of the menu by which somebody comes; by the address, whose files are preloaded, without. */
  comeBy?: string;
  make: (page: Page, server: Server) => Promise<Mend> | Mend;
}

const answer =
  (files: string | RegExp, handle: (route: Route) => Promise<void>) =>
  async (page: Page): Promise<Mend> => {
    await page.route(files, handle);
    return () => page.unroute(files);
  };

const failAt = (place: string) => async (page: Page) => {
  await page.addInitScript((where) => (window.fault = where), place);
  return () => page.evaluate(() => (window.fault = undefined));
};

const modelation = { link: 'Modelace úvěru', title: 'Hypoteční úvěr' };
const dashboard = { link: 'Přehled případů', title: 'Přehled případů' };

const inCase = { screen: ofCase, other: modelation };
const inModelation = { screen: ofModelation, other: dashboard };
const inSample = { screen: ofSample, other: dashboard };

const faults: Fault[] = [
  {
    name: 'has lost its files',
    ...inCase,
    make: (_page, { product }) => removeRemote(product, 'case'),
  },
  {
    name: 'has lost the code of a screen',
    ...inCase,
    make: answer(/\/remotes\/case\/\w+\/\d+\.\w+\.js$/, (route) => route.fulfill({ status: 404 })),
  },
  {
    // As in hotels and behind proxies.
    name: 'is answered by a gateway’s own page',
    ...inModelation,
    comeBy: modelation.link,
    make: answer('**/remotes/modelation/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html>Sign in to the network</html>' }),
    ),
  },
  {
    name: 'arrives in half',
    ...inCase,
    make: answer('**/remotes/case/*/remoteEntry.*', async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/javascript',
        body: body.slice(0, body.length / 2),
      });
    }),
  },
  { name: 'throws when its entry runs', ...inSample, make: failAt('entry') },
  { name: 'throws when its screen is drawn', ...inSample, make: failAt('screen') },
  { name: 'draws its screen without an end', ...inSample, make: failAt('loop') },
];

for (const { name, screen, other, comeBy, make } of faults) {
  test(`a remote that ${name} leaves the others working and recovers`, async ({ page, server }) => {
    const takeBack = deploySample(server.product);
    let mend: Mend | undefined;
    try {
      await page.clock.install();
      mend = await make(page, server);
      await test.step('its place says so, inside the layout', async () => {
        await page.goto(comeBy === undefined ? screen.path : '/demo');
        if (comeBy !== undefined) await menu(page).getByRole('link', { name: comeBy }).click();
        await expectFallback(page);
      });
      await test.step('a screen of another remote works', async () => {
        await menu(page).getByRole('link', { name: other.link }).click();
        await expect(heading(page, other.title)).toBeVisible();
      });
      await test.step('it is asked for again, and fails again', async () => {
        await page.goBack();
        await expectFallback(page);
      });
    } finally {
      await mend?.();
      takeBack();
    }
    await test.step('try again shows it without a reload', async () => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await again(page).click();
      await expect(heading(page, screen.title)).toBeVisible({ timeout: 20_000 });
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  });
}

test('a part of a screen whose code is lost recovers, though it was loaded for that part alone', async ({
  page,
}) => {
  const code = /\/remotes\/modelation\/\w+\/\d+\.\w+\.js$/;
  await page.goto('/modelation/mortgage?view=explanation');
  await expect(page.getByRole('heading', { name: 'RPSN' })).toBeVisible();
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('tab', { name: 'Splátkový kalendář' }).click();
  await expect(again(page)).toBeVisible();
  await page.unroute(code);
  await again(page).click();
  await expect(page.getByRole('table', { name: 'Splátkový kalendář po letech' })).toBeVisible();
});

test('a part of a screen that throws leaves the rest of the screen, and recovers', async ({
  api,
  page,
  server,
}) => {
  const takeBack = deploySample(server.product);
  const mend = await failAt('slot')(page);
  const { caseId, salesArrangementId } = await preparedApplication(api);
  await page.goto(`/mortgage/hub?caseId=${caseId}&salesArrangementId=${salesArrangementId}`);
  takeBack();
  await expect(
    fallback(page).or(page.getByText('Ostatní části fungují dál')).first(),
  ).toBeVisible();
  await expect(page.getByText('Kroky žádosti')).toBeVisible();
  await mend();
  await again(page).click();
  await expect(page.getByText('Ocenění k žádosti')).toBeVisible();
});

test('a remote that was built for another host is refused before any of its code runs', async ({
  page,
  server,
}) => {
  const takeBack = deployForLaterHost(server.product, 'case');
  try {
    await page.goto('/dashboard');
    await expect(page.getByText('neodpovídá verzi pracoviště').first()).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await expect(again(page)).toBeHidden();
  } finally {
    takeBack();
  }
});
