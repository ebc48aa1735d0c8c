import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';
import type { EngineOptions } from './test';

export default defineConfig<object, EngineOptions>({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../support/global-setup.ts',
  timeout: 300_000,
  expect: { timeout: 90_000 },
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
