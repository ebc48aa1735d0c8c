/**
 * A case with 500 documents and 300 tasks against the same case with ten of each: its first section,
 * tasks of the page while somebody filters, and how soon a document is seen. Prints its measures as
 * JSON in the last line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Api } from '../support/api';
import { freePort } from '../support/free-port';
import { fillCase, openCase, saveFiles } from './case-file/fill';
import { largeFiles, preview, type Preview } from './case-file/previews';
import { coldLoad, freshPage, openBrowser } from './federation/browser';
import { BenchServer, root } from './federation/server';
import { longestTaskWhile } from './longest-task';
import { byTurns, median, ratio, type Measure } from './measures';

const runs = Number(process.env.BENCH_RUNS ?? 9);
const previews = Number(process.env.BENCH_RUNS ?? 5);
const cases = 50;
const few = { documents: 10, tasks: 10 };
const many = { documents: 500, tasks: 300 };

const progress = (text: string) => process.stderr.write(`${text}\n`);
const section = (caseId: number, name: string) => `/mortgage/case-detail/${caseId}?section=${name}`;

/** Looks for a document, and goes to the end of the page. */
async function filterDocuments(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Hledat' }).pressSequentially('výpis 1', { delay: 30 });
  await page.getByRole('textbox', { name: 'Hledat' }).fill('');
  await page.mouse.wheel(0, 5_000);
}

const turnPage = (page: Page) => page.getByRole('listitem', { name: '2', exact: true }).click();

/** Shows all tasks, narrows and sorts them, and goes to the end of the page. */
async function filterTasks(page: Page): Promise<void> {
  await page.getByText('Všechny', { exact: false }).first().click();
  await page.mouse.wheel(0, 20_000);
  await page.mouse.wheel(0, -20_000);
  await page.getByText('Otevřené', { exact: false }).first().click();
}

const work = mkdtempSync(path.join(tmpdir(), 'bench-case-file-'));
const browser = await openBrowser();
const running: BenchServer[] = [];

/** The product with a case that has so much. */
async function prepare(name: string, count: typeof few) {
  const server = await BenchServer.start({
    port: await freePort(),
    data: path.join(work, name),
    product: path.join(root, 'dist/product'),
    cases,
  });
  running.push(server);
  const page = await freshPage(browser, server.url);
  const api = new Api(page.request, server.url);
  const caseId = await openCase(api);
  await fillCase(api, caseId, count);
  return { url: server.url, page, api, caseId };
}

async function load({ url, caseId }: { url: string; caseId: number }, name?: string) {
  const page = await freshPage(browser, url);
  const address = name ? section(caseId, name) : `/mortgage/case-detail/${caseId}`;
  const shown = { documents: '.case-documents table a', tasks: '.tasks-list a' };
  const ready = shown[name as keyof typeof shown] ?? '.host-screen:not([hidden]) dl';
  const measured = await coldLoad(page, `${url}${address}`, ready);
  await page.context().close();
  return measured;
}

try {
  progress('Filling the cases');
  const small = await prepare('few', few);
  const large = await prepare('many', many);
  const measures: Measure[] = [];
  for (const name of [undefined, 'documents', 'tasks']) {
    progress(`Loading: ${name ?? 'first section'}`);
    const [base, subject] = await byTurns(
      runs,
      [small, large].map((one) => () => load(one, name)),
    );
    const measured = `${name ?? 'first section'} of 500 documents and 300 tasks`;
    measures.push(ratio({ name: measured, of: 'milliseconds', limit: 1.1 }, base, subject));
  }

  progress('Filtering');
  const { page, url, caseId, api } = large;
  for (const [name, doing, act] of [
    ['documents', 'filtering', filterDocuments],
    ['documents', 'turning a page of', turnPage],
    ['tasks', 'filtering', filterTasks],
  ] as const) {
    await page.goto(`${url}${section(caseId, name)}`);
    await page.waitForLoadState('networkidle');
    const value = await longestTaskWhile(page, () => act(page));
    measures.push({ name: `longest task while ${doing} ${name}`, value, unit: 'ms', limit: 50 });
  }

  progress('Previews');
  const drawing = await freshPage(browser);
  const files = await largeFiles(drawing);
  await saveFiles(api, caseId, files);
  await page.goto(`${url}${section(caseId, 'documents')}`);
  for (const { name } of files) {
    const samples: Preview[] = [];
    for (let turn = 0; turn < previews; turn += 1) samples.push(await preview(page, name));
    measures.push({
      name: `${name}, shown against its own transfer`,
      value: median(samples.map(({ transfer, shown }) => shown / transfer)),
      unit: '×',
      limit: 1.5,
      details: samples,
    });
  }
  process.stdout.write(`${JSON.stringify(measures)}\n`);
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
