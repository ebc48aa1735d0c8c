import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';
import { combinations } from './combinations';
import type { MatrixOptions } from './test';

export default defineConfig<object, MatrixOptions>({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../support/global-setup.ts',
  projects: combinations.map((combination) => ({
    name: combination.name,
    use: { combination },
    testIgnore: combination.without.map((spec) => `${spec}.spec.ts`),
  })),
});
