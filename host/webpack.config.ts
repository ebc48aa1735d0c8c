import { hostConfig } from '@advisor/federation/build/host';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';
import { hostContractVersion } from '@advisor/shell/remote-module';

export default (options: Omit<BuildOptions, 'dir'>) =>
  hostConfig({
    ...options,
    dir: import.meta.dirname,
    contractVersion: hostContractVersion,
    entry: './src/index.tsx',
    template: './src/index.html',
    pages: {},
  });
