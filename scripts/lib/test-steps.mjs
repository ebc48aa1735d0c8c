import path from 'node:path';
import { testsOnBothDatabases } from './both-databases.mjs';
import { findBrowser } from './browser.mjs';
import { none, readReport, sum } from './counts.mjs';
import { prepareEngines } from './engines.mjs';
import { buildFormer, builtFormer, formerBuilds } from './former-build.mjs';
import { install } from './install.mjs';
import { preparePdfReader } from './pdf-reader.mjs';
import { buildProduct } from './product.mjs';
import { prepareProductionParts } from './production-parts.mjs';
import { run, unavailable } from './run.mjs';
import { specificationFaults } from './specification.mjs';

const verdict = ({ code, output }) => ({
  counts: { ...none, [code === 0 ? 'passed' : 'failed']: 1 },
  output: code === 0 ? '' : output,
});
const leftOut = (reason) => ({ counts: { ...none, skipped: 1 }, output: '', reason });

/** A check that passes or fails as a whole. */
const check = (name, ...args) => ({
  name,
  after: ['install'],
  run: async (root) => verdict(await run('npm', ['run', ...args], { cwd: root })),
});

const prepare = (name, after, work) => ({
  name,
  after,
  run: async (root) => {
    const result = await work(root);
    if (result === 'unchanged') return verdict({ code: 0, output: '' });
    return result.code === unavailable ? leftOut(result.output) : verdict(result);
  },
});

const reportFile = (root, name) => path.join(root, 'node_modules', '.cache', `${name}.json`);

const withPostgres = ['npx', 'tsx', 'backend/scripts/with-postgres.ts'];

async function jest(root, name, args, prefix = []) {
  const file = reportFile(root, name);
  const [command, ...rest] = [
    ...prefix,
    path.join(root, 'node_modules/.bin/jest'),
    ...args,
    // Another step has the other core.
    '--maxWorkers=1',
    '--json',
    `--outputFile=${file}`,
  ];
  const { code, output } = await run(command, rest, { cwd: root });
  if (code === unavailable) return leftOut(output.trim().split('\n').at(-1));
  return { ...readReport({ runner: 'jest', file }, code), output: code === 0 ? '' : output };
}

const backendTests = ['--selectProjects', 'backend'];

/** On a PostgreSQL server; on the embedded database where none can be had. */
async function backend(root) {
  await preparePdfReader();
  const onServer = await jest(root, 'backend', backendTests, withPostgres);
  if (onServer.reason === undefined) return onServer;
  const { counts, tests, output } = await jest(root, 'backend', backendTests);
  return {
    counts: sum([counts, onServer.counts]),
    tests,
    output: `${output}\nOn the embedded database alone: ${onServer.reason}`,
  };
}

/** What may differ between the two databases; every journey runs on the embedded one, too. */
async function backendEmbedded(root) {
  await preparePdfReader();
  // The files first: jest takes what follows the project for further projects.
  return jest(root, 'backend-embedded', [...testsOnBothDatabases(root), ...backendTests]);
}

async function operations(root) {
  await prepareProductionParts();
  return jest(root, 'operations', ['--selectProjects', 'operations'], withPostgres);
}

/** @param {string[]} args the configuration, when it is not the journeys' */
async function inChromium(root, name, args = [], env = {}) {
  const browser = await findBrowser(root);
  if (!browser) {
    return leftOut('no Chromium was found or could be installed; E2E_CHROMIUM may name one');
  }
  return playwright(root, name, args, { E2E_CHROMIUM: browser, ...env });
}

async function playwright(root, name, args, env) {
  const file = reportFile(root, name);
  const command = ['playwright', 'test', ...args, '--reporter=list,json'];
  const { code, output } = await run('npx', command, {
    cwd: path.join(root, 'e2e'),
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      FORCE_COLOR: '0',
      ...env,
    },
  });
  return { ...readReport({ runner: 'playwright', file }, code), code, output };
}

/** What Playwright tells of tests that failed, on their first try too; the rest is a line a test. */
function failuresIn(output) {
  const from = output.search(/^ {2}1\) /mu);
  return from === -1 ? '' : output.slice(from);
}

async function journeys(root) {
  await preparePdfReader();
  const { code, output, ...result } = await inChromium(root, 'journeys');
  return { ...result, output: failuresIn(output) || (code === 0 ? '' : output) };
}

async function matrix(root) {
  const { code, output, ...result } = await inChromium(
    root,
    'matrix',
    ['--config=matrix/playwright.config.ts'],
    { E2E_FORMER: path.join(root, formerBuilds) },
  );
  // Which version was tried, and what of it could not be, is told in any case.
  const told = output.split('\n').filter((line) => code !== 0 || line.startsWith('Not served'));
  return { ...result, output: [`N−1 is ${builtFormer(root)}`, ...told].join('\n') };
}

async function engines(root) {
  const missing = await prepareEngines();
  const { code, output, ...result } = await playwright(root, 'engines', [
    '--config=engines/playwright.config.ts',
  ]);
  const leftOutEngines = missing.map((name) => `Left out, because it is missing: ${name}`);
  const failures = failuresIn(output) || (code === 0 ? '' : output);
  return { ...result, output: [...leftOutEngines, failures].join('\n') };
}

const runners = ['unit', 'back end', 'back end, embedded', 'journeys'];

/** That the tests which the specification's tables name are there and have run. */
function specification(root, ran) {
  const tests = runners.flatMap((name) => ran.get(name).tests);
  if (!tests.some(({ file }) => file.endsWith('.server.test.ts'))) {
    return leftOut('some of its tests need a PostgreSQL server');
  }
  const faults = specificationFaults(root, tests);
  return verdict({ code: faults.length === 0 ? 0 : 1, output: faults.join('\n') });
}

/**
 * Everything that `npm test` runs; earlier rows start first, two at a time. The long ones come first,
 * so that the short ones fill what is left and no core waits.
 */
export const testSteps = [
  prepare('install', [], install),
  {
    name: 'unit',
    after: ['install'],
    run: (root) => jest(root, 'unit', ['--selectProjects', 'browser', 'node']),
  },
  prepare('build', ['install'], buildProduct),
  { name: 'back end', after: ['install'], run: backend },
  { name: 'back end, embedded', after: ['install'], run: backendEmbedded },
  prepare('former build', ['build'], buildFormer),
  { name: 'operations', after: ['build'], run: operations },
  check('types', 'types'),
  check('import rules', 'lint:imports'),
  check('format', 'format:check'),
  check('lint', 'lint'),
  check('dead code', 'dead-code'),
  check('licences', 'sbom'),
  check('texts', 'texts:check'),
  check('words', 'words:check'),
  check('stylesheets', 'styles:check'),
  // Alone on the machine, so that no journey waits for a test that has nothing to do with it.
  { name: 'journeys', after: ['build'], cores: 2, run: journeys },
  { name: 'engines', after: ['build'], cores: 2, run: engines },
  { name: 'matrix', after: ['build', 'former build'], cores: 2, run: matrix },
  { name: 'specification', after: runners, run: specification },
];
