/**
 * A hundred deployments and rollbacks in a row under browsers that keep working, how long it takes
 * until a changed source is live, and until a rollback is. Prints its measures as JSON in the last
 * line.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyWorkspace } from '../../scripts/testing/workspace-copy';
import { freePort } from '../support/free-port';
import { deployNext, mfe, rollBack } from './deployment/command';
import { Visitor } from './deployment/visitor';
import { openBrowser } from './federation/browser';
import { BenchServer, root } from './federation/server';
import { median, type Measure } from './measures';

/** Each is a deployment and a rollback. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 50);
const quietRuns = 5;
const builds = 3;
const apps = ['case', 'host', 'modelation'] as const;

const progress = (text: string) => process.stderr.write(`${text}\n`);
const work = await mkdtemp(path.join(tmpdir(), 'bench-deployment-'));
const product = path.join(work, 'product');
await cp(path.join(root, 'dist/product'), product, { recursive: true });
const server = await BenchServer.start({
  port: await freePort(),
  data: path.join(work, 'data'),
  product,
  cases: 500,
});
const browser = await openBrowser();
const measures: Measure[] = [];

const servedBuild = async (): Promise<string> => (await fetch(`${server.url}/version.json`)).text();

/** Milliseconds until something else is served, the command's own start included. */
async function untilLive(change: () => Promise<void>): Promise<number> {
  const before = await servedBuild();
  const started = performance.now();
  await change();
  if ((await servedBuild()) === before) throw new Error('The command changed nothing');
  return performance.now() - started;
}

let folders = 0;
const deployAnother = (name: string) =>
  deployNext(product, name, path.join(work, `build-${(folders += 1)}`));

async function switchUnderVisitors(): Promise<void> {
  const [visitor, other] = [
    await Visitor.signIn(browser, server.url),
    await Visitor.signIn(browser, server.url),
  ];
  const end = new AbortController();
  const wandering = visitor.wander(server.url, end.signal);
  const times: number[] = [];
  const switching = async () => {
    for (let round = 0; round < rounds; round += 1) {
      const name = apps[round % apps.length] as string;
      times.push(await untilLive(() => deployAnother(name)));
      times.push(await untilLive(() => rollBack(product, name)));
    }
    end.abort();
  };
  await Promise.all([wandering, switching()]);
  // Open since before the first one, on another screen.
  await other.followAll();
  const navigations = visitor.navigations + other.navigations;
  const [failedRequests, shownErrors] = (['failedRequests', 'shownErrors'] as const).map((what) => [
    ...visitor[what],
    ...other[what],
  ]);
  await Promise.all([visitor.close(), other.close()]);
  const name = `${times.length} deployments and rollbacks`;
  measures.push(
    { name: `${name}, navigations meanwhile`, value: navigations, unit: '' },
    {
      name: `${name}, failed requests`,
      value: failedRequests?.length ?? Number.NaN,
      unit: '',
      limit: 0,
      details: failedRequests,
    },
    {
      name: `${name}, errors shown`,
      value: shownErrors?.length ?? Number.NaN,
      unit: '',
      limit: 0,
      details: shownErrors,
    },
    { name: `${name}, the longest one`, value: Math.max(...times) / 1000, unit: 's' },
  );
}

async function measureRollback(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < quietRuns; run += 1) {
    await deployAnother('case');
    times.push(await untilLive(() => rollBack(product, 'case')));
  }
  const value = median(times) / 1000;
  measures.push({ name: 'rollback, until live', value, unit: 's', limit: 1, details: times });
}

/** In a copy of the workspace, as a developer does it: change a text, deploy. */
async function measureDeployment(): Promise<void> {
  const workspace = await copyWorkspace();
  const texts = path.join(workspace, 'mfe-case/src/areas/overview/cs.json');
  const times: number[] = [];
  for (let run = 0; run < builds; run += 1) {
    const before = await readFile(texts, 'utf8');
    await writeFile(texts, before.replace('"Obecné dokumenty', '"Obecné dokumenty '));
    times.push(await untilLive(() => mfe(workspace, 'deploy', 'case', '--to', product)));
  }
  await rm(workspace, { recursive: true });
  const value = median(times) / 1000;
  const name = 'changed source of a remote, until live';
  measures.push({ name, value, unit: 's', limit: 15, details: times });
}

try {
  progress(`${2 * rounds} deployments and rollbacks under browsers`);
  await switchUnderVisitors();
  // The rest is measured without them.
  await browser.close();
  progress('Rollback');
  await measureRollback();
  progress('Deployment of a changed source');
  await measureDeployment();
} finally {
  await browser.close();
  await server.stop();
  await rm(work, { recursive: true, force: true });
}
process.stdout.write(`${JSON.stringify(measures)}\n`);
