import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';
import { combinations } from './combinations';
import type { MatrixOptions } from './test';

export default defineConfig<object, MatrixOptions>({
  ...journeys,
  testDir: '.',
  globalSetup: '../support/global-setup.ts',
  projects: combinations.map((combination) => ({
    name: combination.name,
    use: { combination },
    // Pages for other applications stand alone: one of their versions is on a page.
    ...(combination.former.some((part) => part.endsWith('/embed'))
      ? {}
      : { testIgnore: 'embed.*' }),
  })),
});
