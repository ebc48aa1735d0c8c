import {
  chromium,
  type Browser,
  type BrowserContext,
  type Frame,
  type Page,
} from '@playwright/test';

/** The network and the machine of the benchmark: 10 Mbit/s, 20 ms, half of this processor. */
const network = {
  offline: false,
  latency: 20,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};
export const cpuSlowdown = 2;

/**
 * Frames of other origins stay in the page's process: what is measured and slowed down is a process,
 * and the origin of a header would put them into one that is neither.
 */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.E2E_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-site-isolation-trials',
      '--disable-features=OriginIsolationHeader,OriginKeyedProcessesByDefault,IsolateOrigins,site-per-process',
    ],
  });

/** A page of a browser that has seen nothing before, signed in when `url` asks for it. */
export async function freshPage(browser: Browser, signInAt?: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  if (signInAt !== undefined) {
    const answer = await context.request.post(`${signInAt}/api/v1/auth/sign-in`, {
      data: { login: 'advisor', password: 'demo' },
    });
    if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`);
  }
  return context.newPage();
}

export interface Load {
  /** Over the wire, headers included. */
  bytes: number;
  /** From the start of the navigation until the element stands on the screen, ms. */
  milliseconds: number;
}

/**
 * Loads an address as a first-time visitor does, until an element that matches is rendered.
 * @param act what the visitor does after it is committed
 * @param within the frame of the page that the element is awaited in
 */
export async function coldLoad(
  page: Page,
  url: string,
  selector: string,
  act: (page: Page) => Promise<void> = async () => undefined,
  within: (page: Page) => Frame | Promise<Frame> = (whole) => whole.mainFrame(),
): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript((awaited) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(awaited)) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('awaited'));
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await act(page);
  const frame = await within(page);
  await frame.waitForFunction(() => performance.getEntriesByName('awaited').length > 0);
  const shownAt = await frame.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByName('awaited')[0]?.startTime ?? Number.NaN),
  );
  const milliseconds = shownAt - (await page.evaluate(() => performance.timeOrigin));
  await page.waitForLoadState('networkidle');
  await session.detach();
  return { bytes, milliseconds };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
