import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import { expectNoSidewaysScroll } from '../support/accessibility';
import { DeveloperMachine } from '../support/developer-machine';
import { freePort } from '../support/free-port';
import { heading } from '../support/sign-in-form';
import { expect, test as base } from '../support/test';
import { password } from '../support/users';

const test = base.extend<object, { listed: string }>({
  serverEnv: [
    async ({ serverEnv }, provide) =>
      provide({ ...serverEnv, OVERRIDE_ORIGINS: `http://localhost:${await freePort()}` }),
    { scope: 'worker' },
  ],
  /** Where the installation lets remotes come from. */
  listed: [
    ({ serverEnv }, provide) => provide(serverEnv['OVERRIDE_ORIGINS'] ?? ''),
    { scope: 'worker' },
  ],
});

const deployed = (page: Page) => heading(page, 'Obecné dokumenty');
const badge = (page: Page) => page.getByRole('link', { name: /Ukončit a vrátit nasazen/ });

const failure = 'broken on purpose';

test.use({ toleratedErrors: new RegExp(failure) });

/**
 * Throws where nobody catches it, and when the page has counted it, as it does what it tells, has it tell
 * at once what it would tell on being left.
 */
async function breakAndTell(page: Page): Promise<void> {
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new RangeError(message);
    });
  }, failure);
  await expect(page.getByRole('row', { name: /1 chyba/ })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}

/** Addresses of another origin, and of the deployed remote's files, that a page asks for. */
function watchRequests(page: Page, own: string) {
  const seen = { foreign: [] as string[], deployed: [] as string[], reports: 0 };
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && url.startsWith('http')) seen.foreign.push(url);
    if (url.startsWith(`${own}/remotes/case/`)) seen.deployed.push(url);
    if (url.endsWith('/diagnostics/reports')) seen.reports += 1;
  });
  return seen;
}

test('a developer runs a remote from their machine in the deployed host, and ends it', async ({
  browser,
  listed,
  page,
  server,
  signInAs,
}) => {
  test.slow();
  const machine = await DeveloperMachine.create('case', { origin: listed, product: server.url });
  try {
    machine.edit('src/areas/overview/cs.json', '"Obecné dokumenty"', '"Moje dokumenty"');
    await machine.start();
    await signInAs('advisor');
    const seen = watchRequests(page, server.url);

    await test.step('the remote comes from there, and says so', async () => {
      await page.goto(`/general-documents?override=case@${machine.origin}`);
      await expect(page).toHaveURL(/\/general-documents$/);
      await expect(heading(page, 'Moje dokumenty')).toBeVisible();
      await expect(badge(page)).toHaveText(`case z ${machine.origin}×`);
      expect(seen.deployed).toEqual([]);
      expect(seen.foreign.every((url) => url.startsWith(`${machine.origin}/`))).toBe(true);
    });
    await test.step('the other remotes are those that are deployed', async () => {
      await page.getByRole('link', { name: 'Modelace úvěru' }).click();
      await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
      await expect(badge(page)).toBeVisible();
    });
    await test.step('others have what is deployed', async () => {
      const other = await browser.newContext({ baseURL: server.url });
      await other.request.post('/api/v1/auth/sign-in', { data: { login: 'broker', password } });
      const theirs = await other.newPage();
      await theirs.goto('/general-documents');
      await expect(deployed(theirs)).toBeVisible();
      await expect(badge(theirs)).toBeHidden();
      await other.close();
    });
    await test.step('a change is there with a reload', async () => {
      machine.edit('src/areas/overview/cs.json', '"Moje dokumenty"', '"Naše dokumenty"');
      await expect(async () => {
        await page.goto('/general-documents');
        await expect(heading(page, 'Naše dokumenty')).toBeVisible({ timeout: 2_000 });
      }).toPass();
    });
    await test.step('when nothing runs there, the place says so; once it does, it is loaded', async () => {
      await machine.stop();
      await page.reload();
      const away = page.getByText(`Část case se z adresy ${machine.origin} nenačetla`);
      await expect(away).toBeVisible({ timeout: 20_000 });
      await machine.start();
      await page.getByRole('button', { name: 'Zkusit znovu' }).click();
      await expect(heading(page, 'Naše dokumenty')).toBeVisible();
    });
    await test.step('what went wrong there is no news of the deployed version', async () => {
      expect(seen.deployed).toEqual([]);
      await page.goto('/user-info');
      await expect(page.getByRole('row', { name: /case/ })).toContainText(machine.origin);
      await breakAndTell(page);
      await page.goto('/general-documents');
      await expect(badge(page)).toBeVisible();
      expect(seen.reports).toBe(0);
    });
    await test.step('a click gives the deployed version back', async () => {
      await badge(page).click();
      await expect(deployed(page)).toBeVisible();
      await expect(badge(page)).toBeHidden();
      expect(seen.deployed).not.toEqual([]);
    });
    await test.step('whose errors are news', async () => {
      await page.goto('/user-info');
      await breakAndTell(page);
      await expect.poll(() => seen.reports).toBeGreaterThan(0);
    });
  } finally {
    await machine.dispose();
  }
});

const refusals = [
  ['a machine that is not listed', 'case@http://localhost:1', 'Tento počítač není mezi těmi'],
  ['a remote that is not deployed', 'rates@LISTED', 'Část tohoto jména zde není nasazena'],
  ['something else', 'case', 'V adrese má být override=NÁZEV@ADRESA'],
] as const;

for (const [what, asked, message] of refusals) {
  test(`an address that names ${what} changes nothing, and says why`, async ({
    listed,
    page,
    server,
    signInAs,
  }) => {
    await signInAs('advisor');
    const seen = watchRequests(page, server.url);
    const override = asked.replace('LISTED', listed);
    await page.goto(`/general-documents?override=${override}`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(deployed(page)).toBeVisible();
    await expect(badge(page)).toBeHidden();
    expect(seen.foreign).toEqual([]);
    await expect(page).toHaveURL(/\/general-documents$/);
    await page.reload();
    await expect(deployed(page)).toBeVisible();
    await expect(page.getByText(message)).toBeHidden();
  });
}

test('the sign of several remotes leaves the header its place', async ({
  listed,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto(`/demo?override=case@${listed}`);
  await expect(badge(page)).toContainText(`case z ${listed}`);
  for (const count of [1, 2]) {
    if (count === 2) await page.goto(`/demo?override=modelation@${listed}`);
    for (const width of [400, 600, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(badge(page)).toContainText(count === 1 ? 'case' : '2 části odjinud');
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('banner').getByText('Katalog prvků')).toBeInViewport();
    }
  }
});

const wrong = [null, {}, { name: 'case' }, { name: 'case', owns: '/dashboard' }];

test('a machine that says wrongly what it serves leaves the product and the way back', async ({
  listed,
  page,
  server,
  signInAs,
}) => {
  test.slow();
  await signInAs('advisor');
  const headers = { 'access-control-allow-origin': server.url };
  const answers = wrong.values();
  await page.route(`${listed}/remote.json`, (route) =>
    route.fulfill({ headers, json: answers.next().value ?? null }),
  );
  for (const answer of wrong)
    await test.step(JSON.stringify(answer), async () => {
      await page.goto(`/demo?override=case@${listed}`);
      await expect(badge(page)).toContainText(listed);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  await page.goto('/general-documents');
  await expect(page.getByText(`Část case z ${listed} při spuštění selhala`)).toBeVisible({
    timeout: 20_000,
  });
  await badge(page).click();
  await expect(deployed(page)).toBeVisible();
});

test('a cookie that somebody has written by hand opens nothing', async ({
  context,
  page,
  server,
  signInAs,
}) => {
  const asked: string[] = [];
  const port = await freePort();
  const machine = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('window.stolen = true');
  }).listen(port, '127.0.0.1');
  try {
    await signInAs('advisor');
    const value = encodeURIComponent(`case@http://localhost:${port}`);
    await context.addCookies([{ name: 'advisor-overrides', value, url: server.url }]);
    await page.goto('/general-documents');
    await expect(deployed(page)).toBeVisible();
    await expect(badge(page)).toBeHidden();
    expect(asked).toEqual([]);
  } finally {
    machine.close();
  }
});
