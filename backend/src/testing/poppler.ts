import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const options = {
  pdfsig: (file: string) => ['-nocert', file],
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
