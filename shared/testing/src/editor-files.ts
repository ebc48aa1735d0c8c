import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Calls that make a form for a record; `useParameters` is one of them for what is agreed. */
const makes = /= (useRecordForm|useParameters)(<[^(]*>)?\(/;

/** Files in which a remote makes an editor of a record, below its `src`; each is tried by a row. */
export const editorFiles = (src: string): string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => makes.test(readFileSync(path.join(src, file), 'utf8')))
    .toSorted();
