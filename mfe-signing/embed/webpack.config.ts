import { pageConfig } from '@advisor/federation/build/page';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';

export default (options: Omit<BuildOptions, 'dir'>) =>
  pageConfig({
    ...options,
    dir: import.meta.dirname,
    name: 'signing',
    entry: '../src/areas/embed/index.tsx',
    early: '../src/areas/embed/early.ts',
    template: './signing.html',
    alias: {
      '@advisor/i18n/instance$': '@advisor/i18n/one-language',
      'react-i18next$': '@advisor/i18n/one-language',
    },
    publicPath: '/embed/',
  });
