/**
 * What the household costs with four people, twenty incomes and thirty obligations: its page
 * against the same sources as one bundle, and how soon a key shows in the totals. Prints its
 * measures as JSON in the last line.
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
import { keyToResult, type Typing } from './key-to-result';
import { byTurns, percentile, type Measure } from './measures';

const runs = Number(process.env.BENCH_RUNS ?? 9);
const cases = 500;
/** Of the seeds' own user for what is unusual. */
const login = 'tester';
const household = '/mortgage/household?caseId=9001017';
const totals = '.household-totals';
const people = 4;

const progress = (text: string) => process.stderr.write(`${text}\n`);

const inShort = (samples: readonly number[]) => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});

async function load(browser: Browser, url: string): Promise<Load> {
  const page = await freshPage(browser, url, login);
  const measured = await coldLoad(page, `${url}${household}`, `${totals} td`);
  await page.context().close();
  return measured;
}

async function typing(browser: Browser, url: string): Promise<Typing> {
  const page = await freshPage(browser, url, login);
  await page.goto(`${url}${household}`);
  const amount = page.getByRole('spinbutton', { name: /Bydlení/ }).first();
  await amount.fill('3000000');
  await page.waitForLoadState('networkidle');
  const found = await page.locator('.household-person').count();
  if (found !== people) throw new Error(`The household has ${found} people`);
  const typed = await keyToResult({ page, amount, panel: totals, result: 'tbody' });
  await page.context().close();
  return typed;
}

const work = mkdtempSync(path.join(tmpdir(), 'bench-household-'));
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

  progress('Household: one bundle against federation');
  const [base, subject] = await byTurns(runs, [
    () => load(browser, bundled),
    () => load(browser, federated),
  ]);
  progress('Typing expenses');
  const { milliseconds, slowMilliseconds, longestTask } = await typing(browser, federated);
  const measures: Measure[] = [
    ...federationTax('household', base, subject),
    {
      name: 'key to new totals, p95',
      value: inShort(slowMilliseconds).p95,
      unit: 'ms',
      limit: 100,
      details: { normal: inShort(milliseconds), halfProcessor: inShort(slowMilliseconds) },
    },
    { name: 'longest task while typing expenses', value: longestTask, unit: 'ms', limit: 50 },
  ];
  process.stdout.write(`${JSON.stringify(measures)}\n`);
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
