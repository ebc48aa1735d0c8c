import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(__dirname, 'container-runtime.ts'));
const folder = join(require.resolve('@module-federation/webpack-bundler-runtime'), '../..');

/** Files that `container-runtime.ts` takes past the index, which would bring what our containers never call. */
const files = [
  ['attachShareScopeMap', 'hands the container its share scope'],
  ['consumes', 'gives a chunk the shared modules that it needs'],
  ['initContainerEntry', 'is what a container runs when it is given its scope'],
  ['initializeSharing', 'is what it runs before its first shared module'],
] as const;

const advice =
  'Upgrade @module-federation only together with host/src/remotes/container-runtime.ts: look up where the library has it now, then build a remote and run e2e/journeys/remote-loading.spec.ts.';

it.each(files)('the library still has dist/%s.js, which %s', (file) => {
  let source = '';
  try {
    source = readFileSync(join(folder, `dist/${file}.js`), 'utf8');
  } catch {
    // Says the same as a file without it.
  }
  const found = new RegExp(`export \\{[^}]*\\b${file}\\b`).test(source) ? file : advice;
  expect(found).toBe(file);
});

it('the library is the version that these files were read in', () => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(version === '2.9.2' ? version : `${version}. ${advice}`).toBe('2.9.2');
});

it('remotes’ builds still put that file into containers, whose place ours takes', () => {
  const bundler = readFileSync(
    require.resolve('@module-federation/webpack-bundler-runtime/bundler'),
    'utf8',
  );
  expect(/bundlerRuntime|federation/.test(bundler) ? 'bundler' : advice).toBe('bundler');
});
