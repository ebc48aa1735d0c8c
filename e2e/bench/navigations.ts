/**
 * Navigations inside the product to screens whose data is not known yet, with every call held for a
 * second: the frame answers at once, and calls that could be made at once are not made one after
 * another. Prints its measures as JSON in the last line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../support/server';
import { freshPage, openBrowser, slowDown } from './federation/browser';
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

/** Notes in the page when it is clicked, when the frame answers and when the screen is there. */
const watch = (page: Page, screen: string): Promise<void> =>
  page.evaluate((awaited) => {
    const times: Record<string, number> = {};
    Object.assign(globalThis, { navigationTimes: times });
    const signs = { answered: '.adv-loading-bar[data-active="true"]', shown: awaited };
    performance.clearResourceTimings();
    document.addEventListener('click', () => (times.clicked = performance.now()), {
      capture: true,
      once: true,
    });
    new MutationObserver(() => {
      if (times.clicked === undefined) return;
      for (const [name, selector] of Object.entries(signs)) {
        const found = [...document.querySelectorAll(selector)];
        if (found.some((element) => element.checkVisibility())) times[name] ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, screen);

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
    await new Promise((resolve) => setTimeout(resolve, heldMs));
    await route.continue();
  });
  await watch(page, shown);
  await page.locator(link).first().click();
  const passed = await page.waitForFunction(() => {
    const times = (globalThis as unknown as { navigationTimes: Record<string, number> })
      .navigationTimes;
    const { clicked, answered, shown: seen } = times;
    if (clicked === undefined || answered === undefined || seen === undefined) return undefined;
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => /\/(api|epodpisy)\//.test(name) && responseEnd <= seen);
    const slowest = Math.max(...calls.map(({ duration }) => duration));
    return { answered: answered - clicked, shown: seen - clicked, slowest };
  });
  const times = (await passed.jsonValue()) as Passed;
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
