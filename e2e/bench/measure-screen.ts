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

interface Screen {
  /** Of the measures. */
  name: string;
  /** Path of the screen; the page is signed in at `url`. */
  address: (page: Page, url: string) => string | Promise<string>;
  /** Selector of what is there when the screen is. */
  ready: string;
}

interface MeasuredScreens<Typed> {
  /** Of the folder. */
  name: string;
  /** The advisor unless said. */
  login?: string | undefined;
  /** What the screens show; made of the same seed in the same way, it has the same numbers. */
  prepare?: (page: Page, url: string) => Promise<void>;
  screens: readonly Screen[];
  /** Types into the screens; the page is at the first of them, if that is measured. */
  type: (page: Page, url: string) => Promise<Typed>;
}

const progress = (text: string) => process.stderr.write(`${text}\n`);

export const inShort = (samples: readonly number[]) => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});

/**
 * Screens of the federated product against the same sources as one bundle, loaded by turns for the
 * first time, and how soon they follow what is typed.
 */
export async function measureScreens<Typed>({
  name,
  login,
  prepare = async () => undefined,
  screens,
  type,
}: MeasuredScreens<Typed>): Promise<{ tax: Measure[]; typing: Typed }> {
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
  const load = async (url: string, address: string, ready: string): Promise<Load> => {
    const page = await freshPage(browser, url, login);
    const measured = await coldLoad(page, `${url}${address}`, ready);
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
    await prepare(await freshPage(browser, bundled, login), bundled);
    await prepare(page, federated);

    const tax: Measure[] = [];
    const addresses: string[] = [];
    for (const screen of screens) {
      progress(`${screen.name}: one bundle against federation`);
      const address = await screen.address(page, federated);
      addresses.push(address);
      const [base, subject] = await byTurns(runs, [
        () => load(bundled, address, screen.ready),
        () => load(federated, address, screen.ready),
      ]);
      tax.push(...federationTax(screen.name, base, subject));
    }
    progress('Typing');
    await page.goto(`${federated}${addresses[0]}`);
    const typing = await type(page, federated);
    return { tax, typing };
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await browser.close();
    rmSync(work, { recursive: true, force: true });
  }
}

/** One screen of a product. */
export const measureScreen = <Typed>({
  name,
  login,
  address,
  ready,
  type,
}: Screen & Pick<MeasuredScreens<Typed>, 'login' | 'type'>) =>
  measureScreens({ name, login, screens: [{ name, address, ready }], type });
