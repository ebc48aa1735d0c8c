import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const folder = path.resolve(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

// Packages stay where they are installed: PGlite and others read files beside themselves. Ours are
// TypeScript sources and are bundled, and so is zod, through which they share one copy.
const external = Object.keys(dependencies)
  .filter((name) => !name.startsWith('@advisor/') && name !== 'zod')
  .flatMap((name) => [name, `${name}/*`]);

await build({
  absWorkingDir: folder,
  entryPoints: ['src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
  logLevel: 'warning',
});
