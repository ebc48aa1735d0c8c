import { expect } from '@playwright/test';
import puppeteer, { type Frame } from 'puppeteer-core';
import { type EnginePage, timeout } from './engine';

const executablePath = '/usr/bin/firefox-esr';

/** Longest wait within one document, milliseconds; the next one is waited for in it. */
const onePage = 5_000;

/** What the machine must have. */
export const firefoxPrograms = [executablePath];

/** Firefox over WebDriver BiDi, with a profile of its own that goes with it. */
export async function openFirefox(): Promise<EnginePage> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('dialog', (dialog) => void dialog.accept());
  let place: Frame = page.mainFrame();
  const find = (xpath: string) =>
    place.locator(`::-p-xpath(${xpath})`).setTimeout(timeout).setVisibility('visible');
  return {
    open: async (address) => {
      place = page.mainFrame();
      await page.goto(address);
    },
    reload: async () => void (await page.reload()),
    click: (xpath) => find(xpath).click(),
    fill: async (xpath, text) => {
      const element = await find(xpath).waitHandle();
      await element.focus();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await element.type(text);
    },
    read: async (xpath) => {
      let text = '';
      await expect(async () => {
        // A wait that a navigation breaks into may never end: it is begun anew.
        const element = await find(xpath).setTimeout(onePage).waitHandle();
        text = await element.evaluate((shown) =>
          'value' in shown ? String(shown.value) : shown.textContent,
        );
        expect(text).not.toBe('');
      }).toPass({ timeout });
      return text;
    },
    enterFrame: async (xpath) => {
      const frame = await (await find(xpath).waitHandle()).toElement('iframe');
      place = await frame.contentFrame();
    },
    close: () => browser.close(),
  };
}
