/** Builds one app for production into its `dist`: `node --import tsx scripts/build/app.ts host`. */
import { join } from 'node:path';
import { compile } from '@advisor/federation/build/compile';
import { compressFiles } from '@advisor/federation/build/compress';
import { configurationOf, findApps } from './apps';

const app = findApps().find(({ name }) => name === process.argv[2]);
if (!app) throw new Error(`There is no app ${process.argv[2]}`);
try {
  await compile(await configurationOf(app, { mode: 'production' }));
  await compressFiles(join(app.dir, 'dist'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
