import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';

declare global {
  interface Window {
    keepPrint: (base64: string) => Promise<void>;
    printPage: () => void;
  }
}

/**
 * Takes what the page prints instead of the browser's dialog, at which Chromium without a screen
 * ends. Call it before the page is opened.
 * @returns the PDFs that were printed until now
 */
export async function takePrints(page: Page): Promise<readonly Buffer[]> {
  const printed: Buffer[] = [];
  await page.exposeFunction('keepPrint', (base64: string) => {
    printed.push(Buffer.from(base64, 'base64'));
  });
  await page.addInitScript(() => {
    let shown: Blob | undefined;
    const createUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (object: Blob) => {
      if (object.type !== 'application/pdf') return createUrl(object);
      shown = object;
      return 'about:blank';
    };
    window.printPage = () => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        void window.keepPrint(String(reader.result).replace(/^.*,/, ''));
      });
      if (shown) reader.readAsDataURL(shown);
    };
    // Of the frame that the document stands in.
    window.print = () => (window.top as Window | null)?.printPage();
  });
  return printed;
}

/** The text of a PDF, as an independent reader has it; `npm test` installs poppler-utils. */
export const pdfText = (content: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: content, encoding: 'utf8' });
