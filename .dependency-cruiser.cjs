/**
 * Who may import whom. What the table does not list is forbidden.
 * `scripts/import-rules.test.ts` proves that each rule catches its violation.
 */
const mayImport = {
  contracts: [],
  lending: [],
  i18n: [],
  embed: [],
  federation: ['contracts'],
  'api-client': ['contracts'],
  shell: ['contracts', 'api-client'],
  ui: ['i18n', 'api-client'],
  forms: ['ui', 'i18n', 'lending'],
};
const anyPackage = '^(shared/[^/]+|host|mfe-[^/]+|backend|e2e)/';
const testFile = '[.](test|spec)[.]tsx?$';
const buildFile = '(^|/)(webpack|remote)[.]config[^/]*$|^scripts/';

/** Nothing of ours but the listed shared packages. */
const only = (name, from, shared) => ({
  name: `${name}-imports`,
  comment: `${name} may import of our packages only: ${shared.join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: from, pathNot: testFile },
  to: {
    path: anyPackage,
    pathNot: [from, ...(shared.length > 0 ? [`^shared/(${shared.join('|')})/`] : [])],
  },
});

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([name, shared]) => only(name, `^shared/${name}/`, shared)),
    only('backend', '^backend/', ['contracts', 'lending']),
    only('e2e', '^e2e/', ['contracts']),
    {
      name: 'apps-stay-apart',
      comment: 'The host and the remotes import shared packages, never each other or the back end.',
      severity: 'error',
      from: { path: '^(host|mfe-[^/]+)/' },
      to: { path: '^(host|mfe-[^/]+|backend|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'shared-never-imports-apps',
      comment: 'Shared packages, their tests too, know neither apps nor the back end.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|mfe-[^/]+|backend|e2e)/' },
    },
    {
      name: 'features-stay-apart',
      comment: 'Compose features in routes.tsx, or lift what they share.',
      severity: 'error',
      from: {
        path: '^((?:host|mfe-[^/]+|backend|shared/[^/]+)/src/(?:features|modules))/([^/]+)/',
      },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'testing-only-from-tests',
      comment: 'Product code does not reach test support or test files.',
      severity: 'error',
      from: { pathNot: [testFile, '^shared/testing/', '/testing/', '^e2e/'] },
      to: { path: ['^shared/testing/', '/src/testing/', testFile] },
    },
    {
      name: 'build-part-only-from-build-files',
      comment: "federation's build part never reaches a bundle.",
      severity: 'error',
      from: { pathNot: [buildFile, '^shared/federation/', testFile] },
      to: { path: '^shared/federation/src/(build|deploy)/' },
    },
    {
      name: 'antd-only-through-ui',
      comment:
        'antd comes through the curated groups of @advisor/ui, which are the shared modules.',
      severity: 'error',
      from: { path: '^(host|mfe-[^/]+|shared)/', pathNot: ['^shared/ui/', testFile] },
      to: { path: 'node_modules/(antd|@ant-design)/' },
    },
    {
      name: 'no-way-around-exports',
      comment:
        'Another package is imported by its name, so that its exports decide what is public.',
      severity: 'error',
      from: { path: anyPackage },
      to: { path: anyPackage, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycles',
      comment: 'Lift what both sides need.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The import resolves to nothing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]data|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
