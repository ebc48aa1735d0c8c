/**
 * What federation costs: the built product against the same sources as one bundle, the sign-in
 * page, a long registry, and a long list. Prints its measures as JSON in the last line.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { coldLoad, freshPage, openBrowser, type Load } from './federation/browser';
import { firstVisit } from './federation/first-visit';
import { longestTask } from './federation/long-list';
import { buildOneBundle, largestContainer, productWithRemotes } from './federation/products';
import { BenchServer, root } from './federation/server';
import { federationTax } from './federation/tax';
import { byTurns, median, ratio, type Measure } from './measures';
import { firstResult } from './modelation/first-result';
import { freePort } from '../support/free-port';

const runs = Number(process.env.BENCH_RUNS ?? 9);
/** Enough that a search finds more than two thousand. */
const cases = 7_000;
const firstRow = '.case-row';

const toModelation = {
  from: { path: '/dashboard', shown: firstRow },
  link: 'Modelace úvěru',
  shown: firstResult,
};

const progress = (text: string) => process.stderr.write(`${text}\n`);

async function load(browser: Browser, url: string): Promise<Load> {
  const page = await freshPage(browser, url);
  const measured = await coldLoad(page, `${url}/dashboard`, firstRow);
  await page.context().close();
  return measured;
}

const compare = (browser: Browser, urls: readonly string[]): Promise<Load[][]> =>
  byTurns(
    runs,
    urls.map((url) => () => load(browser, url)),
  );

const work = mkdtempSync(path.join(tmpdir(), 'bench-federation-'));
const folder = (name: string) => path.join(work, name);
const product = path.join(root, 'dist/product');
const browser = await openBrowser();
const measures: Measure[] = [
  {
    name: 'largest container without own code, gzip',
    value: (await largestContainer(product)) / 1_000,
    unit: 'KB',
    limit: 8,
  },
];

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
    const [base, subject] = await compare(browser, urls);
    measures.push(...federationTax('dashboard', base, subject));

    progress('Modelation for the first time, its link hovered');
    const [visitedBase, visited] = await byTurns(
      runs,
      urls.map((url) => () => firstVisit(browser, url, toModelation)),
    );
    measures.push(
      ratio(
        { name: 'another remote after hovering, time', of: 'milliseconds', limit: 1.1 },
        visitedBase,
        visited,
      ),
    );

    progress('Sign-in');
    const page = await freshPage(browser);
    const signIn = await coldLoad(page, `${urls[1]}/`, 'input[type="password"]', (home) =>
      home.getByText('Přihlásit se').click(),
    );
    await page.context().close();
    measures.push({
      name: 'sign-in, transferred until it may be used',
      value: signIn.bytesUntilShown / 1_000,
      unit: 'KB',
      limit: 60,
      details: signIn,
    });

    progress('Long list');
    // The browser's own collection of garbage falls into one visit and not into another.
    const [longest = []] = await byTurns(5, [() => longestTask(browser, urls[1])]);
    measures.push({
      name: 'longest task among 2,000 rows, median',
      value: median(longest),
      unit: 'ms',
      limit: 50,
      details: longest,
    });
  });

  progress('Registry of 60 remotes against 6');
  await productWithRemotes(folder('six'), 6);
  await productWithRemotes(folder('sixty'), 60);
  await withServers([folder('six'), folder('sixty')], async (urls) => {
    const [base, subject] = await compare(browser, urls);
    measures.push(
      ratio({ name: 'registry of 60, bytes against 6', of: 'bytes', limit: 1.02 }, base, subject),
      ratio(
        { name: 'registry of 60, time to the first row', of: 'milliseconds', limit: 1.02 },
        base,
        subject,
      ),
    );
  });
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
process.stdout.write(`${JSON.stringify(measures)}\n`);
