import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const folder = path.resolve(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

// Packages stay where they are installed: PGlite and others read files beside themselves. Ours are
// TypeScript sources and are bundled, as are packages of many small modules, for a quick start.
const bundled = /^(@advisor\/.+|zod|drizzle-orm)$/;
const external = Object.keys(dependencies).flatMap((name) =>
  bundled.test(name) ? [] : [name, `${name}/*`],
);

// Work for threads: each a program of its own beside the server, found there by its name.
const threads = readdirSync(path.join(folder, 'src'), { recursive: true })
  .filter((file) => file.endsWith('.thread.ts') && !file.startsWith('testing'))
  .map((file) => ({ in: path.join('src', file), out: path.basename(file, '.ts') }));

// Chunks of earlier builds have other names.
rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: [{ in: 'src/main.ts', out: 'main' }, ...threads],
  outdir: 'dist',
  splitting: true,
  chunkNames: '[name]-[hash]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
  logLevel: 'warning',
});
