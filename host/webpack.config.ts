import { hostAddresses } from '@advisor/addresses/host';
import { hostConfig } from '@advisor/federation/build/host';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';
import { clientUploadDocument } from './src/client-upload/document';
import { signInDocuments } from './src/sign-in/markup';
import { hostContractVersion } from '@advisor/shell/remote-module';

export default (options: Omit<BuildOptions, 'dir'>) =>
  hostConfig({
    ...options,
    dir: import.meta.dirname,
    contractVersion: hostContractVersion,
    entry: './src/index.tsx',
    template: './src/index.html',
    early: './src/early.ts',
    styles: [
      '../shared/ui/src/styles/tokens.css',
      '../shared/ui/src/styles/base.css',
      './src/layout/frame.css',
      './src/layout/Brand.css',
      './src/layout/StartScreen.css',
    ],
    paths: Object.values(hostAddresses).map(({ pattern }) => pattern),
    pages: {
      // What every remote's page needs.
      '*': ['./src/layout/MainLayout.tsx', './src/remotes/federation-runtime.ts'],
      [hostAddresses.home.pattern]: [],
      [hostAddresses.demo.pattern]: [
        './src/layout/MainLayout.tsx',
        './src/features/demo/DemoPage.tsx',
      ],
      [hostAddresses.simpleLogin.pattern]: [],
      [hostAddresses.clientLink.pattern]: [],
    },
    before: {
      entry: './src/sign-in/index.ts',
      content: async () => ({
        ...(await signInDocuments()),
        'client-upload': clientUploadDocument(),
      }),
      entries: { 'client-upload': './src/client-upload/index.ts' },
      paths: {
        [hostAddresses.home.pattern]: 'home',
        [hostAddresses.simpleLogin.pattern]: 'sign-in',
        [hostAddresses.clientLink.pattern]: 'client-upload',
      },
    },
  });
