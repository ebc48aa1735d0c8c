import { hostConfig } from '@advisor/federation/build/host';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';
import { hostContractVersion } from '@advisor/shell/remote-module';
import { routePattern } from '@advisor/shell/paths';
import { slotNames } from '@advisor/shell/slot-names';

export default (options: Omit<BuildOptions, 'dir'>) =>
  hostConfig({
    ...options,
    dir: import.meta.dirname,
    contractVersion: hostContractVersion,
    entry: './src/index.tsx',
    template: './src/index.html',
    slots: slotNames,
    paths: [
      routePattern.home,
      routePattern.simpleLogin,
      routePattern.redirect,
      routePattern.demo,
      routePattern.settings,
    ],
    pages: {
      // What every remote's page needs.
      '*': ['./src/layout/MainLayout.tsx', './src/remotes/federation-runtime.ts'],
      // Drawn by the entry itself; where it leads depends on who comes.
      [routePattern.home]: [],
      [routePattern.demo]: ['./src/layout/MainLayout.tsx', './src/features/demo/DemoPage.tsx'],
      [routePattern.parts]: ['./src/layout/MainLayout.tsx', './src/features/parts/PartsPage.tsx'],
      [routePattern.simpleLogin]: ['./src/features/sign-in/SignInPage.tsx'],
    },
  });
