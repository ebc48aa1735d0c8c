import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Calls that make a form for a record; `useParameters` is one of them for what is agreed. */
const makes = /= (useRecordForm|useParameters)(<[^(]*>)?\(/;

/** Files below a folder in which an editor of a record is made; each is tried by a row. */
export const editorFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => makes.test(readFileSync(path.join(folder, file), 'utf8')))
    .toSorted();
