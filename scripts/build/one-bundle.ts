/**
 * Builds the same sources as one application without federation, for the benchmark alone:
 * `node --import tsx scripts/build/one-bundle.ts FOLDER`, a deploy root. Same routes, same lazy pages, same
 * preloading; the remote's routes are simply imported.
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile } from '@advisor/federation/build/compile';
import { compressFiles } from '@advisor/federation/build/compress';
import { hostConfig } from '@advisor/federation/build/host';
import { readBuild } from '@advisor/federation/deploy/build-output';
import { deploy } from '@advisor/federation/deploy/deploy';
import { hostContractVersion } from '@advisor/shell/remote-module';
import { root } from './apps';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The target folder is missing');
const outputPath = join(resolve(folder), '.build');

const config = hostConfig({
  dir: join(root, 'host'),
  mode: 'production',
  outputPath,
  contractVersion: hostContractVersion,
  entry: join(import.meta.dirname, 'one-bundle-entry.tsx'),
  template: './src/index.html',
  pages: {
    '/dashboard': [
      './src/layout/MainLayout.tsx',
      '../mfe-case/src/areas/overview/dashboard/DashboardPage.tsx',
    ],
    '/modelation': ['./src/layout/MainLayout.tsx', '../mfe-modelation/src/areas/loan/LoanPage.tsx'],
    '/mortgage/extra-payment': [
      './src/layout/MainLayout.tsx',
      '../mfe-refinancing/src/areas/extra-payment/calculator/CalculatorPage.tsx',
    ],
    '/mortgage/retention': [
      './src/layout/MainLayout.tsx',
      '../mfe-refinancing/src/areas/retention/calculator/CalculatorPage.tsx',
    ],
    '/settings/system-notification': [
      './src/layout/MainLayout.tsx',
      './src/layout/SettingsLayout.tsx',
      '../mfe-admin/src/areas/system-notification/SystemNotificationPage.tsx',
    ],
    '/mortgage/documents-signing': [
      './src/layout/MainLayout.tsx',
      '../mfe-signing/src/areas/documents/detail/SigningDetailPage.tsx',
    ],
  },
  isFederated: false,
});
await compile(config);
await compressFiles(outputPath);
await deploy(resolve(folder), [await readBuild(outputPath)], { channel: { kind: 'stable' } });
await rm(outputPath, { recursive: true });
