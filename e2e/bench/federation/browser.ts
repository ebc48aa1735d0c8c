import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
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
export async function freshPage(
  browser: Browser,
  signInAt?: string,
  login = 'advisor',
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  if (signInAt !== undefined) {
    const answer = await context.request.post(`${signInAt}/api/v1/auth/sign-in`, {
      data: { login, password: 'demo' },
    });
    if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`);
  }
  return context.newPage();
}

/** From now on the page has the network and the processor of the benchmark. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return session;
}

export interface Load {
  /** Over the wire, headers included, with what a page fetches ahead of its use. */
  bytes: number;
  /** The part of them that had come when the element stood on the screen. */
  bytesUntilShown: number;
  /** From the start of the navigation until the element stands on the screen, ms. */
  milliseconds: number;
}

/** Milliseconds after which a page counts as one that never shows what is awaited. */
const showLimit = 60_000;

/** Function by which the page tells when the element was there. */
const tell = 'tellShown';

/**
 * Loads an address as a first-time visitor does, until an element that matches is rendered in the
 * page or in a frame of it. Until then nothing is evaluated in the page by the tool, whose own script
 * would be compiled in each frame and counted.
 * @param act what the visitor does after it is committed
 */
export async function coldLoad(
  page: Page,
  url: string,
  selector: string,
  act: (page: Page) => Promise<void> = async () => undefined,
): Promise<Load> {
  const session = await slowDown(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: tell });
  const shown = new Promise<{ at: number; bytesUntilShown: number }>((resolve, reject) => {
    const tooLate = () => reject(new Error(`${url} did not show ${selector}`));
    const timer = setTimeout(tooLate, showLimit);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== tell) return;
      clearTimeout(timer);
      resolve({ at: Number(payload), bytesUntilShown: bytes });
    });
  });
  await page.addInitScript(
    ([awaited, name]) => {
      const tellTime = (globalThis as unknown as Record<string, (time: string) => void>)[name];
      const observer = new MutationObserver(() => {
        if (!document.querySelector(awaited)) return;
        observer.disconnect();
        requestAnimationFrame(() => tellTime?.(String(performance.timeOrigin + performance.now())));
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    },
    [selector, tell] as const,
  );
  await page.goto(url, { waitUntil: 'commit' });
  const begun = await page.evaluate(() => performance.timeOrigin);
  await act(page);
  const { at, bytesUntilShown } = await shown;
  await page.waitForLoadState('networkidle');
  await session.detach();
  return { bytes, bytesUntilShown, milliseconds: at - begun };
}
