/**
 * Who may import whom. What the table does not list is forbidden.
 * `scripts/import-rules.test.ts` proves that each rule catches its violation.
 */
const mayImport = {
  contracts: ['lending'],
  addresses: [],
  slots: [],
  deployment: [],
  lending: [],
  i18n: [],
  embed: [],
  federation: ['deployment'],
  'api-client': ['contracts'],
  shell: ['contracts', 'api-client', 'slots'],
  ui: ['i18n', 'api-client'],
  forms: ['api-client', 'shell', 'ui', 'i18n', 'lending'],
  sheets: ['shell', 'ui', 'i18n', 'lending'],
  case: ['addresses', 'contracts', 'api-client', 'shell', 'ui'],
};
const anyPackage = '^(shared/[^/]+|host|mfe-[^/]+|backend|e2e)/';
const testFile = '[.](test|spec)[.]tsx?$';
const buildFile = '(^|/)(webpack|remote)[.]config[^/]*$|^scripts/';

/** Folders below a remote's areas and rooms of the arithmetic, the lowest first: each may import those before it. */
const ground = {
  'shared/lending': ['calendar-and-money', 'identifiers', 'affordability', 'loan', 'repayment'],
  'mfe-admin': ['lists', 'people', 'values'],
  'mfe-case': ['case', 'documents', 'arrangement', 'task'],
  'mfe-modelation': ['offer', 'client', 'create-case'],
  'mfe-signing': ['signatures', 'bridge', 'service', 'form', 'card'],
  'mfe-refinancing': ['process', 'calculator'],
  'mfe-valuation': ['property'],
};

const oneWay = (remote, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: 'ground-goes-one-way',
    comment: 'Of two folders below the areas, or two rooms, one knows the other, not both.',
    severity: 'error',
    from: { path: `^${remote}/src/${folder}/`, pathNot: testFile },
    to: { path: `^${remote}/src/(${folders.slice(index + 1).join('|')})/` },
  }));

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

/** The back end's layers: each may import itself and those listed. */
const layers = {
  platform: [],
  domain: ['platform'],
  // The reference implementations stand on our own tables.
  neighbours: ['platform', 'domain'],
  seed: ['platform', 'domain'],
  modules: ['platform', 'domain', 'neighbours', 'seed'],
  web: ['platform'],
};
const layer = ([name, below]) => ({
  name: `backend-${name}`,
  comment: `The back end's ${name} may import of its layers only: ${below.join(', ') || 'itself'}.`,
  severity: 'error',
  from: { path: `^backend/src/${name}/`, pathNot: [testFile, '/testing/'] },
  to: { path: '^backend/src/', pathNot: `^backend/src/(${[name, ...below].join('|')})/` },
});
/** What fills the demonstration's database: the engine, a module's part, their list. */
const seedFile = '^backend/src/(seed/|seeds[.]ts$|modules/[^/]+/seed(/|[.]ts$))';
/** How calls of the demonstration fail; the plugin that plays it is handed them by the areas. */
const faultFile = '^backend/src/modules/[^/]+/faults[.]ts$';

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([name, shared]) => only(name, `^shared/${name}/`, shared)),
    only('backend', '^backend/', ['contracts', 'lending', 'deployment']),
    ...Object.entries(layers).map(layer),
    {
      name: 'domain-without-http',
      comment: 'Rules of the domain hold however a call comes.',
      severity: 'error',
      from: { path: '^backend/src/domain/', pathNot: testFile },
      to: { path: ['^backend/src/platform/(http|operations)/', 'node_modules/@?fastify'] },
    },
    {
      name: 'neighbours-stay-apart',
      comment: 'The systems of the bank know nothing of one another.',
      severity: 'error',
      from: { path: '^backend/src/neighbours/([^/]+)/' },
      to: { path: '^backend/src/neighbours/', pathNot: '^backend/src/neighbours/$1/' },
    },
    {
      name: 'port-without-implementation',
      comment: 'A port says what the product needs, whoever implements it.',
      severity: 'error',
      from: { path: '^backend/src/neighbours/[^/]+/port[.]ts$' },
      to: {
        path: '^backend/src/(neighbours/|platform/(http|database|config)/)|node_modules/@?fastify',
      },
    },
    {
      name: 'product-without-seed',
      comment: 'What serves calls works without the demonstration.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: [testFile, seedFile, faultFile, '^backend/src/(testing|start)/'],
      },
      to: { path: seedFile },
    },
    {
      name: 'product-without-faults',
      comment: 'Only an area hands over how the calls of the demonstration fail.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: [testFile, '^backend/src/modules/[^/]+/area[.]ts$'] },
      to: { path: faultFile },
    },
    {
      name: 'threads-by-their-pool',
      comment: 'What keeps a core busy never runs in the thread that serves calls.',
      severity: 'error',
      from: {},
      to: { path: '[.]thread[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'threads-only-calculate',
      comment: 'Work in a thread is given all that it needs: it has no database and no call.',
      severity: 'error',
      from: { path: '[.]thread[.]ts$' },
      to: {
        path: '^backend/src/platform/(http|database|session|jobs)/|node_modules/(@?fastify|drizzle-orm|pg|@electric-sql)/',
        reachable: true,
      },
    },
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
      comment:
        "Compose features in routes.ts or in their area's own folder, or lift what they share.",
      severity: 'error',
      from: {
        path: '^((?:host|backend|shared/[^/]+)/src/(?:features|modules)|mfe-[^/]+/src/areas/[^/]+)/([^/]+)/',
      },
      to: { path: '^$1/[^/]+/', pathNot: ['^$1/$2/', '^$1/testing/'] },
    },
    {
      name: 'areas-stay-apart',
      comment: 'What several areas of a remote need is lifted to a folder below them.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/areas/([^/]+)/' },
      to: { path: '^$1/src/areas/', pathNot: '^$1/src/areas/$2/' },
    },
    {
      name: 'only-routes-know-areas',
      comment: 'remote.ts and routes.ts assemble the areas; what lies below knows none of them.',
      severity: 'error',
      from: {
        path: '^(mfe-[^/]+)/src/',
        pathNot: ['^mfe-[^/]+/src/areas/', '^mfe-[^/]+/src/(remote|routes)[.]tsx?$', testFile],
      },
      to: { path: '^$1/src/areas/' },
    },
    {
      name: 'nothing-imports-routes',
      comment: 'An area that knows how the remote is assembled cannot be moved out of it.',
      severity: 'error',
      from: {
        path: '^mfe-[^/]+/src/',
        pathNot: ['^mfe-[^/]+/src/remote[.]ts$', testFile, '/testing/'],
      },
      to: { path: '^mfe-[^/]+/src/(remote|routes)[.]tsx?$' },
    },
    ...Object.entries(ground).flatMap(([remote, folders]) => oneWay(remote, folders)),
    {
      name: 'deployment-not-in-remotes',
      comment:
        'A remote knows nothing of where it is deployed; builds, the server and the host do.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/' },
      to: { path: '^shared/deployment/' },
    },
    {
      name: 'testing-only-from-tests',
      comment: 'Product code does not reach test support or test files.',
      severity: 'error',
      from: { pathNot: [testFile, '^shared/testing/', '/testing/', '^e2e/'] },
      to: {
        path: [
          '^shared/testing/',
          '/src/testing/',
          '/src/(areas|modules)/[^/]+/testing/',
          testFile,
        ],
      },
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
