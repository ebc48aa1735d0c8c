/** Builds one app for production into its `dist`: `node --import tsx scripts/build/app.ts host`. */
import { join } from 'node:path';
import { compile } from '@advisor/federation/build/compile';
import { compressFiles } from '@advisor/federation/build/compress';
import { writeDeclarations } from '@advisor/federation/surface/declarations';
import { writeSources } from '@advisor/federation/surface/sources';
import { configurationOf, findApps } from './apps';

const app = findApps().find(({ name }) => name === process.argv[2]);
if (!app) throw new Error(`There is no app ${process.argv[2]}`);
try {
  const dist = join(app.dir, 'dist');
  await compile(await configurationOf(app, { mode: 'production' }));
  await compressFiles(dist);
  if (app.kind === 'host') await writeDeclarations(dist);
  if (app.kind === 'remote') await writeSources(app.dir, dist);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
