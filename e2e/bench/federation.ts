/**
 * What federation costs: the built product against the same sources as one bundle, the sign-in
 * page, a long registry, and a long list. Prints its measures as JSON in the last line.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { coldLoad, freshPage, median, openBrowser, type Load } from './federation/browser';
import { longestTask } from './federation/long-list';
import { buildOneBundle, productWithRemotes } from './federation/products';
import { BenchServer, root } from './federation/server';
import { freePort } from '../support/server';

interface Measure {
  name: string;
  value: number;
  unit: string;
  limit?: number;
  details?: unknown;
}

const runs = Number(process.env.BENCH_RUNS ?? 9);
/** Enough that a search finds more than two thousand. */
const cases = 7_000;
const firstRow = '.case-row';

const progress = (text: string) => process.stderr.write(`${text}\n`);

/** Loads both again and again by turns, so that whatever disturbs the machine disturbs both. */
async function compare(
  browser: Browser,
  urls: readonly [string, string],
): Promise<[Load[], Load[]]> {
  const loads: [Load[], Load[]] = [[], []];
  const turns = Array.from({ length: runs * 2 + 2 }, (_, index) => index % 2);
  await turns.reduce(async (before, side, turn) => {
    await before;
    const url = urls[side === 0 ? 0 : 1];
    const page = await freshPage(browser, url);
    const load = await coldLoad(page, `${url}/dashboard`, firstRow);
    await page.context().close();
    // The first load of each warms the server.
    if (turn >= 2) loads[side === 0 ? 0 : 1].push(load);
  }, Promise.resolve());
  return loads;
}

const medianOf = (loads: readonly Load[], of: keyof Load) => median(loads.map((load) => load[of]));

/** Measures `subject` as a multiple of `base`. */
function ratio(
  name: string,
  of: keyof Load,
  [base, subject]: readonly [Load[], Load[]],
  limit: number,
): Measure {
  const [divisor, value] = [medianOf(base, of), medianOf(subject, of)];
  return { name, value: value / divisor, unit: '×', limit, details: { base: divisor, value } };
}

const work = mkdtempSync(path.join(tmpdir(), 'bench-federation-'));
const folder = (name: string) => path.join(work, name);
const product = path.join(root, 'dist/product');
const browser = await openBrowser();
const measures: Measure[] = [];

async function withServers(
  products: readonly [string, string],
  measure: (urls: readonly [string, string]) => Promise<void>,
): Promise<void> {
  const [first, second] = await Promise.all([
    BenchServer.start({ port: await freePort(), data: folder('data-0'), product: products[0] }),
    BenchServer.start({ port: await freePort(), data: folder('data-1'), product: products[1] }),
  ]);
  try {
    await measure([first.url, second.url]);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
}

try {
  progress('Building one bundle');
  await buildOneBundle(folder('one-bundle'));
  progress(`Seeding ${cases} cases`);
  const seeding = await BenchServer.start({
    port: await freePort(),
    data: folder('data-0'),
    product,
    cases,
  });
  await seeding.stop();
  cpSync(folder('data-0'), folder('data-1'), { recursive: true });

  await withServers([folder('one-bundle'), product], async (urls) => {
    progress('Dashboard: one bundle against federation');
    const loads = await compare(browser, urls);
    measures.push(
      ratio('dashboard, bytes against one bundle', 'bytes', loads, 1.1),
      ratio('dashboard, time to the first row', 'milliseconds', loads, 1.1),
    );

    progress('Sign-in');
    const page = await freshPage(browser);
    const signIn = await coldLoad(page, `${urls[1]}/`, 'input[type="password"]', (home) =>
      home.getByText('Přihlásit se').click(),
    );
    await page.context().close();
    measures.push({
      name: 'sign-in, transferred',
      value: signIn.bytes / 1_000,
      unit: 'KB',
      limit: 260,
      details: signIn,
    });

    progress('Long list');
    measures.push({
      name: 'longest task among 2,000 rows',
      value: await longestTask(browser, urls[1]),
      unit: 'ms',
      limit: 50,
    });
  });

  progress('Registry of 60 remotes against 6');
  await productWithRemotes(folder('six'), 6);
  await productWithRemotes(folder('sixty'), 60);
  await withServers([folder('six'), folder('sixty')], async (urls) => {
    const loads = await compare(browser, urls);
    measures.push(
      ratio('registry of 60, bytes against 6', 'bytes', loads, 1.02),
      ratio('registry of 60, time to the first row', 'milliseconds', loads, 1.02),
    );
  });
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
process.stdout.write(`${JSON.stringify(measures)}\n`);
