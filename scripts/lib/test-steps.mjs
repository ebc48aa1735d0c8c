import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { none, readCounts } from './counts.mjs';
import { buildFormer, builtFormer, formerBuilds } from './former-build.mjs';
import { install } from './install.mjs';
import { preparePdfReader } from './pdf-reader.mjs';
import { buildProduct } from './product.mjs';
import { prepareProductionParts } from './production-parts.mjs';
import { run, unavailable } from './run.mjs';

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
  return {
    counts: readCounts({ runner: 'jest', file }, code),
    output: code === 0 ? '' : output,
  };
}

async function backend(root, name, prefix) {
  await preparePdfReader();
  return jest(root, name, ['--selectProjects', 'backend'], prefix);
}

async function operations(root) {
  await prepareProductionParts();
  return jest(root, 'operations', ['--selectProjects', 'operations'], withPostgres);
}

/** @param {string[]} args the configuration, when it is not the journeys' */
async function playwright(root, name, args = [], env = {}) {
  const browser = await findBrowser(root);
  if (!browser) {
    return leftOut('no Chromium was found or could be installed; E2E_CHROMIUM may name one');
  }
  const file = reportFile(root, name);
  const command = ['playwright', 'test', ...args, '--reporter=list,json'];
  const { code, output } = await run('npx', command, {
    cwd: path.join(root, 'e2e'),
    env: {
      E2E_CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      FORCE_COLOR: '0',
      ...env,
    },
  });
  return { counts: readCounts({ runner: 'playwright', file }, code), code, output };
}

async function journeys(root) {
  await preparePdfReader();
  const { code, output, ...result } = await playwright(root, 'journeys');
  return { ...result, output: code === 0 ? '' : output };
}

async function matrix(root) {
  const { code, output, ...result } = await playwright(
    root,
    'matrix',
    ['--config=matrix/playwright.config.ts'],
    { E2E_FORMER: path.join(root, formerBuilds) },
  );
  // Which version was tried, and what of it could not be, is told in any case.
  const told = output.split('\n').filter((line) => code !== 0 || line.startsWith('Not served'));
  return { ...result, output: [`N−1 is ${builtFormer(root)}`, ...told].join('\n') };
}

/** Everything that `npm test` runs; earlier rows start first, two at a time. */
export const testSteps = [
  prepare('install', [], install),
  prepare('build', ['install'], buildProduct),
  check('format', 'format:check'),
  check('lint', 'lint'),
  check('import rules', 'lint:imports'),
  check('types', 'types'),
  check('dead code', 'dead-code'),
  check('contract freshness', 'openapi:check'),
  check('texts', 'texts:check'),
  check('stylesheets', 'styles:check'),
  {
    name: 'unit',
    after: ['install'],
    run: (root) => jest(root, 'unit', ['--selectProjects', 'browser', 'node']),
  },
  {
    name: 'back end, embedded',
    after: ['install'],
    run: (root) => backend(root, 'backend-embedded'),
  },
  {
    name: 'back end, PostgreSQL',
    after: ['install'],
    run: (root) => backend(root, 'backend-postgres', withPostgres),
  },
  prepare('former build', ['build'], buildFormer),
  { name: 'operations', after: ['build'], run: operations },
  // Alone on the machine: what users wait for is measured in time.
  { name: 'journeys', after: ['build'], cores: 2, run: journeys },
  { name: 'matrix', after: ['build', 'former build'], cores: 2, run: matrix },
];
