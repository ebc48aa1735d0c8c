import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedModules } from './shared-modules';
import { exportedNames } from './build/curated-names';

const shared = join(import.meta.dirname, '../..');
const packages = ['api-client', 'forms', 'i18n', 'shell', 'ui'];

/** Makes a module one that a page may hold once: a store, a context, or a variable of the module. */
const state = /\bcreateContext\b.*\(|\bcreate<|^let /m;

/** Modules whose state may exist once per remote. */
const mayExistTwice: Readonly<Record<string, string>> = {
  'api-client/src/file-hash.ts':
    'a queue for the memory of one remote: each sends files of its own',
  'api-client/src/diagnostics/observed-failures.ts': 'of pages, which observe; remotes do not',
  'forms/src/draft-store.ts': 'only reached through @advisor/forms/drafts',
  'forms/src/form-labels.ts': 'a context between a form and its fields, both of one remote',
  'i18n/src/one-language.ts': 'only in the page of the signing frame, which shares nothing',
  'ui/src/theme.ts': 'the choice itself lives in the document and the browser storage',
};

const sources = packages.flatMap((name) =>
  readdirSync(join(shared, name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => relative(shared, join(entry.parentPath, entry.name))),
);

const specifierOf = (file: string): string =>
  `@advisor/${file.replace('/src/', '/').replace(/\.tsx?$/, '')}`;

const ownShared = new Set<string>([
  ...Object.keys(sharedModules),
  ...sharedModules['@advisor/frame'].modules,
]);

it('shares each module of ours that holds state', () => {
  const stateful = sources.filter((file) => state.test(readFileSync(join(shared, file), 'utf8')));
  const unshared = stateful.filter(
    (file) =>
      !file.includes('/antd-static/') &&
      !(file in mayExistTwice) &&
      !ownShared.has(specifierOf(file)),
  );
  expect(unshared).toEqual([]);
});

it('reads the names that a curated module lists', () => {
  const source = `export type * from '#x';\nexport { a, b } from '#x';\nexport {\n  c,\n} from '#x';\n`;
  expect([...exportedNames(source)]).toEqual(['a', 'b', 'c']);
});
