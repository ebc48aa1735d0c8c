/**
 * What modelation costs: its page against the same sources as one bundle, and how soon a key shows
 * in the result. Prints its measures as JSON in the last line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '../support/free-port';
import { coldLoad, freshPage, openBrowser, type Load } from './federation/browser';
import { buildOneBundle } from './federation/products';
import { BenchServer, root } from './federation/server';
import { federationTax } from './federation/tax';
import { byTurns, percentile, type Measure } from './measures';
import { firstResult } from './modelation/first-result';
import { typing } from './modelation/typing';

const runs = Number(process.env.BENCH_RUNS ?? 9);
const cases = 500;

const progress = (text: string) => process.stderr.write(`${text}\n`);

const inShort = (samples: readonly number[]) => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});

async function load(browser: Browser, url: string): Promise<Load> {
  const page = await freshPage(browser, url);
  const measured = await coldLoad(page, `${url}/modelation/mortgage`, firstResult);
  await page.context().close();
  return measured;
}

const work = mkdtempSync(path.join(tmpdir(), 'bench-modelation-'));
const folder = (name: string) => path.join(work, name);
const browser = await openBrowser();
const running: BenchServer[] = [];
async function start(name: string, product: string): Promise<string> {
  const server = await BenchServer.start({
    port: await freePort(),
    data: folder(`${name}-data`),
    product,
    cases,
  });
  running.push(server);
  return server.url;
}

try {
  progress('Building one bundle');
  await buildOneBundle(folder('one-bundle'));
  progress('Seeding');
  const bundled = await start('one-bundle', folder('one-bundle'));
  const federated = await start('federated', path.join(root, 'dist/product'));

  progress('Mortgage: one bundle against federation');
  const [base, subject] = await byTurns(runs, [
    () => load(browser, bundled),
    () => load(browser, federated),
  ]);
  progress('Typing with the schedule open');
  const { milliseconds, slowMilliseconds, longestTask } = await typing(browser, federated);
  const measures: Measure[] = [
    ...federationTax('modelation', base, subject),
    {
      name: 'key to its result, p95',
      value: inShort(milliseconds).p95,
      unit: 'ms',
      limit: 100,
      details: { normal: inShort(milliseconds), halfProcessor: inShort(slowMilliseconds) },
    },
    { name: 'longest task while typing', value: longestTask, unit: 'ms', limit: 50 },
  ];
  process.stdout.write(`${JSON.stringify(measures)}\n`);
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
