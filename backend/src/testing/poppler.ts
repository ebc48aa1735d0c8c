import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const options = {
  pdfsig: (file: string) => ['-nocert', file],
  /** With what a reader lists beside the pages, as XML. */
  pdftohtml: (file: string) => ['-xml', '-i', '-stdout', file],
  pdftotext: (file: string) => ['-layout', file, '-'],
  /** What the file says of itself. */
  pdfinfo: (file: string) => [file],
  /** Elements that a screen reader follows, with their text. */
  'pdfinfo -struct-text': (file: string) => ['-struct-text', file],
  /** Words with the places where they stand, as HTML. */
  'pdftotext -bbox': (file: string) => ['-bbox', file, '-'],
};

/** Asks a tool of poppler about a file. @throws Error where the machine lacks the package poppler-utils */
function ask<T>(content: Buffer, question: (file: string, run: Run) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'poppler-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, content);
    return question(file, (tool, args) => {
      const { error, stdout } = spawnSync(tool, args, { encoding: 'utf8' });
      if (error) throw new Error(`${tool} is needed: install the package poppler-utils`);
      return stdout;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Run = (tool: string, args: string[]) => string;

/** What an independent reader says about a PDF; `npm test` installs it. */
export const askPoppler = (question: keyof typeof options, content: Buffer): string =>
  ask(content, (file, run) => run(question.split(' ', 1)[0] ?? '', options[question](file)));

/** The only file that a PDF carries along. */
export const attachmentOf = (content: Buffer): Buffer =>
  ask(content, (file, run) => {
    run('pdfdetach', ['-save', '1', '-o', `${file}.attached`, file]);
    return readFileSync(`${file}.attached`);
  });

interface DrawnPage {
  /** Points of the page. */
  width: number;
  height: number;
  /** Red, green and blue. */
  colourAt(x: number, y: number): number[];
}

/** The pages of a PDF as a reader draws them, a pixel for each point. */
export const drawnPages = (content: Buffer): DrawnPage[] =>
  ask(content, (file, run) => {
    run('pdftoppm', ['-r', '72', file, file]);
    return readdirSync(dirname(file))
      .filter((name) => name.endsWith('.ppm'))
      .toSorted()
      .map((name) => drawnPage(readFileSync(join(dirname(file), name))));
  });

function drawnPage(ppm: Buffer): DrawnPage {
  const [head = '', size = ''] = /^P6\s(\d+ \d+)\s255\s/.exec(ppm.toString('latin1', 0, 40)) ?? [];
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return {
    width,
    height,
    colourAt(x, y) {
      const start = head.length + 3 * (Math.round(y) * width + Math.round(x));
      return [...ppm.subarray(start, start + 3)];
    },
  };
}
