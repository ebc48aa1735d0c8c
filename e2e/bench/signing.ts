/**
 * What the signing card costs: in the host against the same sources as one bundle, alone in another
 * application's page against the host, and with forty signers. Prints its measures as JSON in the
 * last line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { coldLoad, freshPage, openBrowser, type Load } from './federation/browser';
import { buildOneBundle } from './federation/products';
import { BenchServer, root } from './federation/server';
import { federationTax } from './federation/tax';
import { byTurns, ratio } from './measures';
import { longestTaskAmongSigners } from './signing/many-signers';
import { ParentPage } from './signing/parent-page';

const runs = Number(process.env.BENCH_RUNS ?? 9);
const firstPort = 4170;
const cases = 500;

/** The seed's document that can be signed both ways. */
const document = { path: '/mortgage/documents-signing/900035', externalId: 'EP-900035' };
/** A method can be chosen: the card is usable. */
const usable = 'table select';

const progress = (text: string) => process.stderr.write(`${text}\n`);

async function inHost(browser: Browser, url: string): Promise<Load> {
  const page = await freshPage(browser, url);
  const load = await coldLoad(page, `${url}${document.path}`, usable);
  await page.context().close();
  return load;
}

async function inParent(browser: Browser, parent: ParentPage): Promise<Load> {
  await parent.prepare();
  const page = await freshPage(browser);
  const load = await coldLoad(page, parent.url, usable);
  await page.context().close();
  return load;
}

const work = mkdtempSync(path.join(tmpdir(), 'bench-signing-'));
const folder = (name: string) => path.join(work, name);
const browser = await openBrowser();
const parentPort = firstPort + 2;
const env = { EMBED_PARENT_ORIGINS: `http://127.0.0.1:${parentPort}` };
const running: { stop: () => Promise<void> }[] = [];
async function start(index: number, product: string): Promise<BenchServer> {
  const port = firstPort + index;
  const server = await BenchServer.start({
    port,
    data: folder(`data-${index}`),
    product,
    cases,
    env,
  });
  running.push(server);
  return server;
}

try {
  progress('Building one bundle');
  await buildOneBundle(folder('one-bundle'));
  progress('Seeding');
  const bundled = await start(0, folder('one-bundle'));
  const federated = await start(1, path.join(root, 'dist/product'));
  const parent = await ParentPage.start({
    port: parentPort,
    product: federated.url,
    documentExternalId: document.externalId,
  });
  running.push(parent);
  progress('Signing card: one bundle, federated, embedded alone');
  const [oneBundle, host, embedded] = await byTurns(runs, [
    () => inHost(browser, bundled.url),
    () => inHost(browser, federated.url),
    () => inParent(browser, parent),
  ]);
  progress('Forty signers');
  const measures = [
    ...federationTax('signing card', oneBundle, host),
    ratio(
      { name: 'embedded alone, bytes against the host', of: 'bytes', limit: 0.55 },
      host,
      embedded,
    ),
    ratio(
      { name: 'embedded alone, time against the host', of: 'milliseconds', limit: 0.55 },
      host,
      embedded,
    ),
    {
      name: 'longest task among 40 signers',
      value: await longestTaskAmongSigners(browser, federated.url),
      unit: 'ms',
      limit: 50,
    },
  ];
  process.stdout.write(`${JSON.stringify(measures)}\n`);
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
