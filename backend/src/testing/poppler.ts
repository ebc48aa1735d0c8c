import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * What an independent reader says about a PDF.
 * @throws Error where the machine lacks the package poppler-utils, which `npm test` installs
 */
export function askPoppler(question: keyof typeof options, content: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'poppler-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, content);
    const [tool = ''] = question.split(' ', 1);
    const { error, stdout } = spawnSync(tool, options[question](file), { encoding: 'utf8' });
    if (error) throw new Error(`${tool} is needed: install the package poppler-utils`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
