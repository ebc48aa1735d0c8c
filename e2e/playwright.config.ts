import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { runFolder } from './support/run-folder';

const machines = '/usr/bin/chromium';
// `npm test` names the browser it found; on its own, Playwright takes the machine's or its own.
const executablePath = process.env.E2E_CHROMIUM ?? (existsSync(machines) ? machines : undefined);

export default defineConfig({
  testDir: '.',
  testMatch: ['areas/**/*.spec.ts', 'platform/**/*.spec.ts'],
  outputDir: runFolder.results,
  globalSetup: './support/global-setup.ts',
  // `npm test` says how many cores it has for them.
  workers: 2,
  forbidOnly: true,
  // Told by name at the end of `npm test`; by hand, `--retries=0` shows it at once.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1280, height: 800 },
    // A dialog that grows as it opens moves its button away between the halves of an early click.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every page is dear; `--trace on` with the file that failed does it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own sandbox does not work for root, as in containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
