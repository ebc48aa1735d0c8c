import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../support/free-port';
import { coldLoad, freshPage, openBrowser, type Load } from './federation/browser';
import { buildOneBundle } from './federation/products';
import { BenchServer, root } from './federation/server';
import { federationTax } from './federation/tax';
import { byTurns, percentile, type Measure } from './measures';

const runs = Number(process.env.BENCH_RUNS ?? 9);
const cases = 500;

interface MeasuredScreen<Typed> {
  /** Of the measures. */
  name: string;
  /** The advisor unless said. */
  login?: string;
  /** Path of the screen; the page is signed in at `url`. */
  address: (page: Page, url: string) => string | Promise<string>;
  /** Selector of what is there when the screen is. */
  ready: string;
  /** Types into the screen, which the page is at, if that is measured. */
  type: (page: Page) => Promise<Typed>;
}

const progress = (text: string) => process.stderr.write(`${text}\n`);

export const inShort = (samples: readonly number[]) => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});

/**
 * A screen of the federated product against the same sources as one bundle, loaded by turns for the
 * first time, and how soon it follows what is typed.
 */
export async function measureScreen<Typed>({
  name,
  login,
  address,
  ready,
  type,
}: MeasuredScreen<Typed>): Promise<{ tax: Measure[]; typing: Typed }> {
  const work = mkdtempSync(path.join(tmpdir(), `bench-${name}-`));
  const folder = (of: string) => path.join(work, of);
  const browser: Browser = await openBrowser();
  const running: BenchServer[] = [];
  const start = async (of: string, product: string): Promise<string> => {
    const server = await BenchServer.start({
      port: await freePort(),
      data: folder(`${of}-data`),
      product,
      cases,
    });
    running.push(server);
    return server.url;
  };
  const load = async (url: string, screen: string): Promise<Load> => {
    const page = await freshPage(browser, url, login);
    const measured = await coldLoad(page, `${url}${screen}`, ready);
    await page.context().close();
    return measured;
  };
  try {
    progress('Building one bundle');
    await buildOneBundle(folder('one-bundle'));
    progress('Seeding');
    const bundled = await start('one-bundle', folder('one-bundle'));
    const federated = await start('federated', path.join(root, 'dist/product'));
    const page = await freshPage(browser, federated, login);
    const screen = await address(page, federated);

    progress(`${name}: one bundle against federation`);
    const [base, subject] = await byTurns(runs, [
      () => load(bundled, screen),
      () => load(federated, screen),
    ]);
    progress('Typing');
    await page.goto(`${federated}${screen}`);
    const typing = await type(page);
    return { tax: federationTax(name, base, subject), typing };
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await browser.close();
    rmSync(work, { recursive: true, force: true });
  }
}
