/**
 * The first seconds of a visit against those of a former product, each with its own back end and in
 * turns. Prints its measures as JSON in the last line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '../support/free-port';
import { coldLoad, freshPage, openBrowser, type Load } from './federation/browser';
import { BenchServer, root } from './federation/server';
import { byTurns, ratio, type Measure } from './measures';
import { firstResult } from './modelation/first-result';

const runs = Number(process.env.BENCH_RUNS ?? 9);
const cases = 500;
const former = process.env.BENCH_FORMER;
if (former === undefined) throw new Error('BENCH_FORMER does not name a built product');

const dashboard = { path: '/dashboard', shown: '.case-row' };
const modelation = { path: '/modelation/mortgage', shown: firstResult };
const card = { path: '/mortgage/documents-signing/900035', shown: 'table select' };
const signIn = { path: '/simple-login.html', shown: 'input[type="password"]' };
type Screen = typeof dashboard;

/** A measure of the time that passes. */
const time = (name: string, limit: number) => ({ name, of: 'milliseconds' as const, limit });

const progress = (text: string) => process.stderr.write(`${text}\n`);

async function firstVisit(browser: Browser, url: string, screen: Screen): Promise<Load> {
  const page = await freshPage(browser, screen === signIn ? undefined : url);
  const load = await coldLoad(page, `${url}${screen.path}`, screen.shown);
  await page.context().close();
  return load;
}

/** The visit after another one, with all files in the browser's cache. */
async function secondVisit(browser: Browser, url: string, screen: Screen): Promise<Load> {
  const first = await freshPage(browser, url);
  await first.goto(`${url}${screen.path}`);
  await first.locator(screen.shown).first().waitFor();
  await first.waitForLoadState('networkidle');
  const page = await first.context().newPage();
  await first.close();
  const load = await coldLoad(page, `${url}${screen.path}`, screen.shown);
  await page.context().close();
  return load;
}

const work = mkdtempSync(path.join(tmpdir(), 'bench-first-seconds-'));
const browser = await openBrowser();
const running: BenchServer[] = [];
async function start(name: string, sources: string): Promise<string> {
  const server = await BenchServer.start({
    port: await freePort(),
    data: path.join(work, name),
    product: path.join(sources, 'dist/product'),
    sources,
    cases,
  });
  running.push(server);
  return server.url;
}

try {
  progress('Seeding');
  const [before, today] = [await start('former', former), await start('today', root)];
  const compare = (screen: Screen) =>
    byTurns(runs, [
      () => firstVisit(browser, before, screen),
      () => firstVisit(browser, today, screen),
    ]);

  progress('Dashboard');
  const [first, now, again] = await byTurns(runs, [
    () => firstVisit(browser, before, dashboard),
    () => firstVisit(browser, today, dashboard),
    () => secondVisit(browser, today, dashboard),
  ]);
  progress('Sign-in');
  const [signInBefore, signInNow] = await compare(signIn);
  progress('Modelation');
  const [modelationBefore, modelationNow] = await compare(modelation);
  progress('Signing card');
  const [cardBefore, cardNow] = await compare(card);

  const measures: Measure[] = [
    ratio(time('dashboard, first visit against before', 0.7), first, now),
    ratio(time("dashboard, second visit against before's first", 0.4), first, again),
    ratio(time('sign-in against before', 0.4), signInBefore, signInNow),
    ratio(time('modelation against before', 0.75), modelationBefore, modelationNow),
    ratio(time('signing card against before', 0.8), cardBefore, cardNow),
  ];
  process.stdout.write(`${JSON.stringify(measures)}\n`);
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
