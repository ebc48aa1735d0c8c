import { pageConfig } from '@advisor/federation/build/page';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';

export default (options: Omit<BuildOptions, 'dir'>) =>
  pageConfig({
    ...options,
    dir: import.meta.dirname,
    name: 'signing',
    entry: '../src/embed/index.tsx',
    early: '../src/embed/early.ts',
    template: './signing.html',
    publicPath: '/embed/',
  });
