import type { Page } from '@playwright/test';
import type { PrintedPage } from './pdf-words';

/** What belongs together on paper: a row, a field with its label, an item. Of those in each other the inner ones. */
const togetherOnPaper = ":is(tr, li, label, dl > div, [role='row'], .adv-field)";
const mark = /^R(\d+)([az])$/;

/**
 * Lets each row print where it begins and where it ends, in letters that take no room and that nobody
 * sees.
 */
export const markRows = (page: Page) =>
  page.evaluate((rows) => {
    const style = new CSSStyleSheet();
    const letter = 'position: absolute; left: 0; font: 2px/2px monospace; color: #fefefe';
    style.replaceSync(`@media print {
      [data-printed-row] { position: relative; inset: auto !important; }
      [data-printed-row]::before { content: 'R' attr(data-printed-row) 'a'; top: 0; ${letter}; }
      [data-printed-row]::after { content: 'R' attr(data-printed-row) 'z'; bottom: 0; ${letter}; }
    }`);
    document.adoptedStyleSheets.push(style);
    // What a list draws only for the printer is there by then.
    window.addEventListener('beforeprint', () => {
      for (const [index, found] of document.querySelectorAll<HTMLElement>(rows).entries())
        found.dataset['printedRow'] = String(index);
    });
  }, `${togetherOnPaper}:not(:has(${togetherOnPaper}))`);

/** Words that are printed for readers. */
export const readable = (printed: PrintedPage): PrintedPage => ({
  ...printed,
  words: printed.words.filter(({ text }) => !mark.test(text)),
});

/** Rows that begin on one page and end on another. */
export function cutRows(pages: readonly PrintedPage[]): string[] {
  const begins = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const [index, { words }] of pages.entries()) {
    for (const { text } of words) {
      const [, row = '', side] = mark.exec(text) ?? [];
      if (side) (side === 'a' ? begins : ends).set(row, index);
    }
  }
  return [...begins]
    .filter(([row, index]) => ends.get(row) !== undefined && ends.get(row) !== index)
    .map(([row, index]) => `row ${row} begins on page ${index + 1} and ends elsewhere`);
}
