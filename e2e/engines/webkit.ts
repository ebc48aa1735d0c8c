import { expect } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/free-port';
import { type EnginePage, timeout } from './engine';

const driver = '/usr/bin/WebKitWebDriver';
const displayServer = '/usr/bin/Xvfb';
/** What the machine must have. */
export const webKitPrograms = [driver, ...(process.env.DISPLAY ? [] : [displayServer])];

/** Of the standard: what stands for the key. */
const backspace = '\uE003';

/** A display for a browser that has no other. */
async function openDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn(displayServer, ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(process.stdout, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process };
}

/** WebKit over WebDriver, as WebKitGTK's own driver serves it. */
export async function openWebKit(): Promise<EnginePage> {
  const display = process.env.DISPLAY ? undefined : await openDisplay();
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...(display && { DISPLAY: display.name }) },
    stdio: 'ignore',
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://localhost:${port}/${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect.poll(() => ask('GET', 'status').then(Boolean, () => false)).toBe(true);
  const { sessionId } = (await ask('POST', 'session', { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `session/${sessionId}`;
  const tell = (path: string, body: object = {}) => ask('POST', `${session}/${path}`, body);
  await tell('timeouts', { implicit: timeout });
  await tell('window/rect', { width: 1280, height: 900 });

  const find = async (xpath: string) => {
    const found = (await tell('element', { using: 'xpath', value: xpath })) as object;
    return { reference: found, path: `element/${String(Object.values(found)[0])}` };
  };
  /** Of an element that may just be drawn anew. */
  const withElement = async (xpath: string, act: (path: string) => Promise<unknown>) => {
    let result: unknown;
    await expect(async () => {
      result = await act((await find(xpath)).path);
    }).toPass({ timeout });
    return result;
  };
  return {
    open: async (address) => {
      await tell('frame', { id: null });
      await tell('url', { url: address });
    },
    reload: async () => void (await tell('refresh')),
    click: async (xpath) => void (await withElement(xpath, (path) => tell(`${path}/click`))),
    fill: async (xpath, text) =>
      void (await withElement(xpath, async (path) => {
        const before = String(await ask('GET', `${session}/${path}/property/value`));
        return tell(`${path}/value`, { text: backspace.repeat(before.length) + text });
      })),
    read: async (xpath) =>
      String(
        await withElement(xpath, async (path) => {
          const value = await ask('GET', `${session}/${path}/property/value`);
          const text = value ?? (await ask('GET', `${session}/${path}/text`));
          expect(text).not.toBe('');
          return text;
        }),
      ),
    enterFrame: async (xpath) => void (await tell('frame', { id: (await find(xpath)).reference })),
    close: async () => {
      await ask('DELETE', session);
      service.kill();
      display?.process.kill();
    },
  };
}
