import path from 'node:path';
import { testsOnBothDatabases } from './both-databases.mjs';
import { sum } from './counts.mjs';
import { prepareEngines } from './engines.mjs';
import { buildFormer, builtFormer, formerBuilds } from './former-build.mjs';
import { install } from './install.mjs';
import { jest } from './jest-run.mjs';
import { preparePdfReader } from './pdf-reader.mjs';
import { inChromium, playwright } from './playwright-run.mjs';
import { buildProduct } from './product.mjs';
import { prepareProductionParts } from './production-parts.mjs';
import { run, unavailable } from './run.mjs';
import { leftOut, verdict } from './step-results.mjs';

/** A check that passes or fails as a whole. */
const check = (name, ...args) => ({
  name,
  after: ['install'],
  run: async (root) => verdict(await run('npm', ['run', ...args], { cwd: root })),
});

const prepare = (name, after, work, more = {}) => ({
  name,
  after,
  ...more,
  run: async (root) => {
    const result = await work(root);
    if (result === 'unchanged') return verdict({ code: 0, output: '' });
    return result.code === unavailable ? leftOut(result.output) : verdict(result);
  },
});

// Not by npx, which would stand between it and an interruption.
const withPostgres = (root) => [
  path.join(root, 'node_modules/.bin/tsx'),
  'backend/scripts/with-postgres.ts',
];

const unit = (root, context) => jest(root, 'unit', { projects: ['browser', 'node'], ...context });

/** Where only what a change can break is run, the journeys of those areas and of none. */
const journeysOf = (areas) =>
  areas ? ['platform/', ...areas.map((area) => `areas/${area}/`)] : [];

/** On a PostgreSQL server; on the embedded database where none can be had. */
async function backend(root, context) {
  await preparePdfReader();
  const tests = { projects: ['backend'], ...context };
  const onServer = await jest(root, 'backend', { ...tests, prefix: withPostgres(root) });
  if (onServer.reason === undefined) return onServer;
  const embedded = await jest(root, 'backend', tests);
  return {
    ...embedded,
    counts: sum([embedded.counts, onServer.counts]),
    output: `${embedded.output}\nOn the embedded database alone: ${onServer.reason}`,
  };
}

/** What may differ between the two databases; every journey runs on the embedded one, too. */
async function backendEmbedded(root, context) {
  await preparePdfReader();
  const files = testsOnBothDatabases(root);
  return jest(root, 'backend-embedded', { projects: ['backend'], files, ...context });
}

async function operations(root, context) {
  await prepareProductionParts();
  const prefix = withPostgres(root);
  return jest(root, 'operations', { projects: ['operations'], prefix, ...context });
}

async function journeys(root, { cores, areas }) {
  await preparePdfReader();
  return inChromium(root, 'journeys', cores, journeysOf(areas));
}

async function matrix(root, { cores }) {
  const config = ['--config=matrix/playwright.config.ts'];
  const env = { E2E_FORMER: path.join(root, formerBuilds) };
  const result = await inChromium(root, 'matrix', cores, config, env);
  // Which version was tried, and what of it could not be, is told in any case.
  const told = (result.log ?? '').split('\n').filter((line) => line.startsWith('Not served'));
  return { ...result, output: [`N−1 is ${builtFormer(root)}`, ...told, result.output].join('\n') };
}

async function engines(root, { cores }) {
  const missing = await prepareEngines();
  const config = ['--config=engines/playwright.config.ts'];
  const result = await playwright(root, 'engines', cores, config);
  const leftOutEngines = missing.map((name) => `Left out, because it is missing: ${name}`);
  return { ...result, output: [...leftOutEngines, result.output].join('\n') };
}

/**
 * Everything that `npm test` runs; earlier rows start first, as many at once as there are cores, of
 * which a step takes its share (`coresOf`). The long ones come first, so that the short ones fill
 * what is left and no core waits. What is `ofWhole` is not run for a change alone.
 */
export const testSteps = [
  prepare('install', [], install),
  { name: 'unit', after: ['install'], share: 'half', run: unit },
  prepare('build', ['install'], buildProduct, { share: 'half' }),
  { name: 'back end', after: ['install'], share: 'half', run: backend },
  {
    name: 'back end, embedded',
    after: ['install'],
    share: 'half',
    ofWhole: true,
    run: backendEmbedded,
  },
  prepare('former build', ['build'], buildFormer, { share: 'half', ofWhole: true }),
  { name: 'operations', after: ['build'], ofWhole: true, run: operations },
  check('types', 'types'),
  check('import rules', 'lint:imports'),
  check('format', 'format:check'),
  check('lint', 'lint'),
  check('dead code', 'dead-code'),
  check('licences', 'sbom'),
  check('texts', 'texts:check'),
  check('specification', 'specification:check'),
  check('stylesheets', 'styles:check'),
  // Alone on the machine, so that no journey waits for a test that has nothing to do with it.
  { name: 'journeys', after: ['build'], share: 'all', run: journeys },
  { name: 'engines', after: ['build'], share: 'all', ofWhole: true, run: engines },
  { name: 'matrix', after: ['build', 'former build'], share: 'all', ofWhole: true, run: matrix },
];
