/**
 * Writes the package for other teams to `dist`: the parent's side as ES modules, as CommonJS and as one
 * script, with types and without a dependency. `npm pack shared/embed/dist` makes the archive that they
 * install.
 */
import { build, type BuildOptions } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { browserEntries, browsers, limitBytes, nodeEntries, testingEntries } from './published';

const folder = path.resolve(import.meta.dirname, '..');
const dist = path.join(folder, 'dist');
const inDist = (name: string) => path.join(dist, name);
const read = (file: string) => readFileSync(file, 'utf8');
const entries = { ...browserEntries, ...testingEntries, ...nodeEntries };
const sources = (of: Record<string, string>) =>
  Object.fromEntries(Object.entries(of).map(([name, file]) => [name, path.join(folder, file)]));

const common: BuildOptions = {
  outdir: dist,
  bundle: true,
  minify: true,
  jsx: 'automatic',
  external: ['react', 'react/jsx-runtime', 'node:*'],
  legalComments: 'none',
};

async function writeModules(): Promise<void> {
  const forBrowsers = { ...common, target: [...browsers] };
  const forNode: BuildOptions = { ...common, target: 'node18', platform: 'node', minify: false };
  const outExtension = { '.js': '.cjs' };
  await Promise.all([
    // What the entries share is loaded once.
    build({
      ...forBrowsers,
      entryPoints: sources(browserEntries),
      splitting: true,
      format: 'esm',
      chunkNames: 'shared-[hash]',
    }),
    build({ ...forBrowsers, entryPoints: sources(browserEntries), format: 'cjs', outExtension }),
    build({ ...forBrowsers, entryPoints: sources(testingEntries), format: 'esm' }),
    build({ ...forBrowsers, entryPoints: sources(testingEntries), format: 'cjs', outExtension }),
    build({
      ...forBrowsers,
      entryPoints: { 'advisor-signing': path.join(folder, 'src/element.ts') },
      format: 'iife',
      globalName: 'AdvisorSigning',
    }),
    build({ ...forNode, entryPoints: sources(nodeEntries), format: 'esm' }),
    build({
      ...forNode,
      entryPoints: { check: path.join(folder, 'src/check.ts') },
      format: 'esm',
      banner: { js: '#!/usr/bin/env node' },
    }),
    build({ ...forNode, entryPoints: sources(nodeEntries), format: 'cjs', outExtension }),
  ]);
  // For frameworks that render on a server: a bundler drops the directive of a source.
  for (const file of ['react.js', 'react.cjs']) {
    writeFileSync(inDist(file), `"use client";\n${read(inDist(file))}`);
  }
}

/** Declarations of the entries and of what they name, for both kinds of modules. */
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
    const withExtension = (extension: string) =>
      text.replace(/(from '\.\/[\w-]+)'/g, `$1.${extension}'`);
    writeFileSync(inDist(`${name}.d.cts`), withExtension('cjs'));
    writeFileSync(inDist(`${name}.d.ts`), withExtension('js'));
  };
  Object.keys(entries).forEach(follow);
  const declarations = readdirSync(dist).filter((file) => file.endsWith('.d.ts'));
  for (const file of declarations) {
    if (!needed.has(file.slice(0, -'.d.ts'.length))) rmSync(inDist(file));
  }
}

const conditions = (entry: string) => ({
  import: { types: `./${entry}.d.ts`, default: `./${entry}.js` },
  require: { types: `./${entry}.d.cts`, default: `./${entry}.cjs` },
});

function writePackage(): void {
  const { name, version, description, peerDependencies, peerDependenciesMeta } = JSON.parse(
    read(path.join(folder, 'package.json')),
  );
  const named = Object.keys(entries).filter((entry) => entry !== 'index');
  const published = {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    // Loading the element defines it.
    sideEffects: ['./element.js', './element.cjs', './advisor-signing.js'],
    bin: { 'advisor-embed-check': './check.js' },
    main: './index.cjs',
    module: './index.js',
    types: './index.d.ts',
    exports: {
      '.': conditions('index'),
      // The name of version 1.0.
      './parent': conditions('index'),
      ...Object.fromEntries(named.map((entry) => [`./${entry}`, conditions(entry)])),
      './advisor-signing.js': './advisor-signing.js',
      './package.json': './package.json',
    },
    // For resolution that does not read `exports`.
    typesVersions: {
      '*': {
        parent: ['./index.d.ts'],
        ...Object.fromEntries(named.map((entry) => [entry, [`./${entry}.d.ts`]])),
      },
    },
    peerDependencies,
    peerDependenciesMeta,
  };
  writeFileSync(inDist('package.json'), JSON.stringify(published, null, 2) + '\n');
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(path.join(folder, file), inDist(file));
}

/** Gzipped bytes of an entry with all that it imports. */
function measure(entry: string): number {
  const files = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, next] of read(inDist(file)).matchAll(/"\.\/([\w-]+\.js)"/g)) follow(next!);
  };
  follow(`${entry}.js`);
  return [...files].reduce((sum, file) => sum + gzipSync(read(inDist(file))).length, 0);
}

rmSync(dist, { recursive: true, force: true });
await writeModules();
writeTypes();
writePackage();
const sizes = ['index', 'react', 'element'].map((entry) => `${entry} ${measure(entry)} bytes`);
process.stdout.write(`${path.relative('.', dist)}: ${sizes.join(', ')} (gzip)\n`);
if (measure('index') > limitBytes) {
  process.stderr.write(`The parent's module is over its limit of ${limitBytes} bytes.\n`);
  process.exitCode = 1;
}
