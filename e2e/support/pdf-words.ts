import { execFileSync } from 'node:child_process';

/** A word on a page, in points from its upper left corner. */
export interface PrintedWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PrintedPage {
  width: number;
  height: number;
  words: PrintedWord[];
}

const number = (text: string | undefined) => Number(text);

/** Where each word of a PDF stands, as an independent reader has it. */
export function printedPages(content: Buffer): PrintedPage[] {
  const found = execFileSync('pdftotext', ['-bbox', '-', '-'], {
    input: content,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return found
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
      const words = [
        ...page.matchAll(
          /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">(.*?)<\/word>/gs,
        ),
      ].map(([, left, top, right, bottom, text]) => ({
        text: text ?? '',
        left: number(left),
        top: number(top),
        right: number(right),
        bottom: number(bottom),
      }));
      return { width: number(width), height: number(height), words };
    });
}

const describe = ({ text, left, top }: PrintedWord) =>
  `${text} (${left.toFixed(0)}, ${top.toFixed(0)})`;

/** Words that stand on each other: by more than lines of a paragraph touch. */
export function overlapping({ words }: PrintedPage): string[] {
  const sorted = words.toSorted((a, b) => a.top - b.top);
  return sorted.flatMap((word, index) => {
    const on: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= word.bottom) break;
      const across = Math.min(word.right, other.right) - Math.max(word.left, other.left);
      const down = Math.min(word.bottom, other.bottom) - other.top;
      const lower = Math.min(word.bottom - word.top, other.bottom - other.top);
      if (across > 1 && down > lower * 0.4) on.push(`${describe(word)} × ${describe(other)}`);
    }
    return on;
  });
}

/** Words that a page's edge cuts. */
export const cutOff = ({ words, width, height }: PrintedPage): string[] =>
  words
    .filter(
      ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
    )
    .map(describe);
