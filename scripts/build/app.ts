/** Builds one app for production into its `dist`: `node --import tsx scripts/build/app.ts host`. */
import { join } from 'node:path';
import { compile } from '@advisor/federation/build/compile';
import { compressFiles } from '@advisor/federation/build/compress';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';
import type { Configuration } from 'webpack';
import { findApps } from './apps';

const app = findApps().find(({ name }) => name === process.argv[2]);
if (!app) throw new Error(`There is no app ${process.argv[2]}`);
const { default: configure } = (await import(join(app.dir, 'webpack.config.ts'))) as {
  default: (options: Omit<BuildOptions, 'dir'>) => Configuration;
};
try {
  await compile(configure({ mode: 'production' }));
  await compressFiles(join(app.dir, 'dist'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
