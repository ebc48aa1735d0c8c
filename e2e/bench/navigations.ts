/**
 * Navigations inside the product to screens whose data is not known yet, by somebody in a hurry, with
 * every call held for a second: the frame answers at once, and calls that could be made at once are
 * not made one after another. Prints its measures as JSON in the last line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../support/free-port';
import { freshPage, openBrowser, slowDown } from './federation/browser';
import { hoverMs } from './federation/first-visit';
import { BenchServer, root } from './federation/server';
import { median, type Measure } from './measures';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const heldMs = 1_000;

interface Navigation {
  to: string;
  from: string;
  /** What is clicked. */
  link: string;
  /** Of the screen, once its data is there. */
  shown: string;
}

const navigations: Navigation[] = [
  {
    to: 'a case',
    from: '/dashboard',
    link: '.case-row a[href*="/case-detail/"]',
    shown: '.host-screen:not([hidden]) dl',
  },
  {
    to: 'the hub',
    from: '/mortgage/case-detail/9001016',
    link: 'nav a[href*="/mortgage/hub"]',
    shown: '.hub-cards',
  },
  {
    to: 'a document',
    from: '/mortgage/documents-signing?caseId=9001016',
    link: 'a[href*="/mortgage/documents-signing/900035"]',
    shown: 'table select',
  },
  {
    to: 'the modelation',
    from: '/dashboard',
    link: 'nav a[href="/modelation/mortgage"]',
    shown: 'input[role="spinbutton"]',
  },
];

interface Passed {
  /** Until the frame says that the click was understood, ms. */
  answered: number;
  /** Until the data is on the screen, ms. */
  shown: number;
  /** The slowest call on the way, ms. */
  slowest: number;
}

/**
 * Has the page tell, once the data is on the screen, when it was clicked, when the frame answered and
 * when the screen was there. Until then nothing else is evaluated in it: a tool that asks with each
 * frame takes a quarter of the processor.
 */
function watch(page: Page, screen: string): Promise<() => Promise<Passed>> {
  return page
    .evaluateHandle((awaited) => {
      const signs = { answered: '.adv-loading-bar[data-active="true"]', shown: awaited };
      const times: Partial<Record<keyof typeof signs, number>> = {};
      performance.clearResourceTimings();
      const passed = new Promise<Passed>((resolve) => {
        const clicked = new Promise<number>((click) => {
          const options = { capture: true, once: true };
          document.addEventListener('click', () => click(performance.now()), options);
        });
        new MutationObserver((_records, observer) => {
          for (const [name, selector] of Object.entries(signs) as [keyof typeof signs, string][]) {
            if (times[name] !== undefined) continue;
            const found = [...document.querySelectorAll(selector)];
            if (found.some((element) => element.checkVisibility())) times[name] = performance.now();
          }
          const { answered, shown } = times;
          if (answered === undefined || shown === undefined) return;
          observer.disconnect();
          const slowest = Math.max(
            ...performance
              .getEntriesByType('resource')
              .filter(
                ({ name, responseEnd }) => /\/(api|epodpisy)\//.test(name) && responseEnd <= shown,
              )
              .map(({ duration }) => duration),
          );
          void clicked.then((at) =>
            resolve({ answered: answered - at, shown: shown - at, slowest }),
          );
        }).observe(document, { childList: true, subtree: true, attributes: true });
      });
      return { passed };
    }, screen)
    .then((handle) => () => handle.evaluate(({ passed }) => passed));
}

async function navigate(
  browser: Browser,
  url: string,
  { from, link, shown }: Navigation,
): Promise<Passed> {
  const page = await freshPage(browser, url);
  await page.goto(`${url}${from}`);
  await page.locator(link).first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await page.route(/\/(api|epodpisy)\//, async (route) => {
    await pause(heldMs);
    await route.continue();
  });
  const passed = await watch(page, shown);
  await page.locator(link).first().hover();
  await pause(hoverMs);
  await page.locator(link).first().click();
  const times = await passed();
  await page.context().close();
  return times;
}

async function measure(browser: Browser, url: string, navigation: Navigation): Promise<Measure[]> {
  process.stderr.write(`To ${navigation.to}\n`);
  const all: Passed[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await navigate(browser, url, navigation));
  const middle = (value: (passed: Passed) => number) => median(all.map(value));
  return [
    {
      name: `to ${navigation.to}, the frame's answer`,
      value: middle(({ answered }) => answered),
      unit: 'ms',
      limit: 100,
    },
    {
      name: `to ${navigation.to}, against its slowest call`,
      value: middle(({ shown, slowest }) => shown / slowest),
      unit: '×',
      limit: 1.1,
    },
  ];
}

const work = mkdtempSync(path.join(tmpdir(), 'bench-navigations-'));
const browser = await openBrowser();
const server = await BenchServer.start({
  port: await freePort(),
  data: path.join(work, 'data'),
  product: path.join(root, 'dist/product'),
  cases: 500,
});
try {
  const measures: Measure[] = [];
  for (const navigation of navigations)
    measures.push(...(await measure(browser, server.url, navigation)));
  process.stdout.write(`${JSON.stringify(measures)}\n`);
} finally {
  await server.stop();
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
