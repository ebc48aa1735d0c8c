/**
 * Writes the package for other teams to `dist`: the parent's side only, two ES modules with types
 * and no dependency. `npm pack shared/embed/dist` makes the archive that they install.
 */
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a parent may load; most of it is zod, which checks every message. */
const limitBytes = 12 * 1024;

const folder = path.resolve(import.meta.dirname, '..');
const dist = path.join(folder, 'dist');
const entries = ['parent', 'react'];
const inDist = (name: string) => path.join(dist, name);
const read = (file: string) => readFileSync(file, 'utf8');

async function writeModules(): Promise<void> {
  await build({
    entryPoints: { parent: `${folder}/src/parent.ts`, react: `${folder}/src/react.tsx` },
    outdir: dist,
    bundle: true,
    // What the two share is loaded once.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    legalComments: 'eof',
  });
}

/** Declarations of the entries and of what they name; the schemas and their library are not among them. */
function writeTypes(): void {
  const tsc = path.join(folder, '../../node_modules/.bin/tsc');
  const project = path.join(folder, 'tsconfig.build.json');
  execFileSync(tsc, ['--project', project, '--outDir', dist], { stdio: 'inherit' });
  const needed = new Set<string>();
  const follow = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    const text = read(inDist(`${name}.d.ts`));
    for (const [, next] of text.matchAll(/from '\.\/([\w-]+)'/g)) follow(next!);
    // Node's own resolution wants the extension.
    writeFileSync(inDist(`${name}.d.ts`), text.replace(/(from '\.\/[\w-]+)'/g, "$1.js'"));
  };
  entries.forEach(follow);
  const declarations = readdirSync(dist).filter((file) => file.endsWith('.d.ts'));
  for (const file of declarations) {
    if (!needed.has(file.slice(0, -'.d.ts'.length))) rmSync(inDist(file));
  }
}

function writePackage(): void {
  const { name, version, description, peerDependencies, peerDependenciesMeta } = JSON.parse(
    read(path.join(folder, 'package.json')),
  );
  const exports = Object.fromEntries(
    entries.map((entry) => [`./${entry}`, { types: `./${entry}.d.ts`, default: `./${entry}.js` }]),
  );
  const published = {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports,
    peerDependencies,
    peerDependenciesMeta,
  };
  writeFileSync(inDist('package.json'), JSON.stringify(published, null, 2) + '\n');
  cpSync(path.join(folder, 'README.md'), inDist('README.md'));
}

/** Gzipped bytes of an entry with all that it imports. */
function measure(entry: string): number {
  const file = `${entry}.js`;
  const text = read(inDist(file));
  const imported = [...text.matchAll(/from\s*"\.\/([\w-]+)\.js"/g)].map(([, name]) => name!);
  return gzipSync(text).length + imported.reduce((sum, name) => sum + measure(name), 0);
}

rmSync(dist, { recursive: true, force: true });
await writeModules();
writeTypes();
writePackage();
const sizes = entries.map((entry) => `${entry} ${measure(entry)} bytes`);
process.stdout.write(`${path.relative('.', dist)}: ${sizes.join(', ')} (gzip)\n`);
if (measure('parent') > limitBytes) {
  process.stderr.write(`The parent's module is over its limit of ${limitBytes} bytes.\n`);
  process.exitCode = 1;
}
