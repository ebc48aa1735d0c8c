/** Takes the pictures of the README from the built product: `npm run screenshots`. */
import { chromium, type Page } from '@playwright/test';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { Api } from '../support/api';
import { caseRows, ownCases } from '../support/cases';
import { freePort } from '../support/free-port';
import { root, Server } from '../support/server';
import { password } from '../support/users';

const machines = process.env['E2E_CHROMIUM'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(machines) ? { executablePath: machines } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const server = new Server({
  port: await freePort(),
  data: mkdtempSync(path.join(tmpdir(), 'screenshots-')),
  product: path.join(root, 'dist/product'),
});

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.locator('.adv-loading-bar[data-active="false"]').waitFor({ state: 'attached' });
  await page.screenshot({ path: path.join(root, `docs/screenshots/${name}.png`) });
}

try {
  await server.start();
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const api = new Api(context.request, server.url);
  await api.call(sessionCalls.signIn, { body: { login: 'advisor', password } });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await caseRows(page).first().waitFor();
  await take(page, 'dashboard');
  const [first] = await ownCases(api, 1);
  await page.goto(`/mortgage/case-detail/${first!.caseId}`);
  await page.getByRole('region', { name: 'Souhrn' }).waitFor();
  await take(page, 'case-detail');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/dashboard');
  await caseRows(page).first().waitFor();
  await take(page, 'dashboard-narrow-dark');
} finally {
  await browser.close();
  await server.dispose();
}
