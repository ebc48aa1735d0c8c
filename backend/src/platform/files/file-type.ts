import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { uploadTypes } from '@advisor/contracts/documents/file-rules';
import { badRequest } from '../failure';
import type { Content } from './content';
import { createFinder } from './finder';

type UploadType = (typeof uploadTypes)[number];

interface KnownType {
  contentType: string;
  /** How a file of the type begins; nothing for texts, which begin anyhow. */
  begins?: readonly string[];
  /** What is in it, by `sequences`. */
  holds?: keyof typeof sequences;
}

/** What is looked for in the whole of a file. */
const sequences = {
  zero: Buffer.alloc(1),
  word: Buffer.from('word/'),
  sheet: Buffer.from('xl/'),
  // Under these names Office keeps macros. Names of files in a zip are not compressed, and those of
  // streams in a compound file are UTF-16.
  zipMacros: Buffer.from('vbaProject.bin'),
  compoundMacros: Buffer.from('_VBA_PROJECT', 'utf16le'),
};
const indexOf = (name: keyof typeof sequences) => Object.keys(sequences).indexOf(name);

/** Containers of the old and of the new Office formats. */
const compound = '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1';
const zip = 'PK\u0003\u0004';

const types: Record<UploadType, KnownType> = {
  doc: { contentType: 'application/msword', begins: [compound] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: [zip],
    holds: 'word',
  },
  gif: { contentType: 'image/gif', begins: ['GIF87a', 'GIF89a'] },
  jpeg: { contentType: 'image/jpeg', begins: ['\u00FF\u00D8\u00FF'] },
  pdf: { contentType: 'application/pdf', begins: ['%PDF-'] },
  png: { contentType: 'image/png', begins: ['\u0089PNG\r\n\u001A\n'] },
  rtf: { contentType: 'application/rtf', begins: ['{\\rtf'] },
  tiff: { contentType: 'image/tiff', begins: ['II*\0', 'MM\0*'] },
  txt: { contentType: 'text/plain; charset=utf-8' },
  xls: { contentType: 'application/vnd.ms-excel', begins: [compound] },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begins: [zip],
    holds: 'sheet',
  },
};

/** Other usual names of two types. */
const otherNames: Readonly<Record<string, UploadType>> = { jpg: 'jpeg', tif: 'tiff' };

const field = { field: 'file' };
const wrongFormat = () =>
  badRequest(`Soubor má nepovolený formát. Povolené formáty: ${uploadTypes.join(', ')}.`, field);
const withMacros = () =>
  badRequest('Soubor obsahuje makra. Uložte ho prosím bez maker, nejlépe jako PDF.', field);

const longestBeginning = 8;

/** What a file turned out to be. */
export interface JudgedFile {
  contentType: string;
  /** Of its content, hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
}

const typeOf = (fileName: string): KnownType | undefined => {
  const extension = extname(fileName).slice(1).toLowerCase();
  const name = otherNames[extension] ?? uploadTypes.find((known) => known === extension);
  return name === undefined ? undefined : types[name];
};

/** @throws Failure 400 for a name whose type is not allowed */
export function requireUploadName(fileName: string): void {
  if (typeOf(fileName) === undefined) throw wrongFormat();
}

/** Looks at the content of a file while somebody reads it. */
export interface FileJudge {
  /** By the file's name; what it holds in truth is known at the end. */
  contentType: string;
  /** The same pieces, looked at on their way. */
  passing(content: Content): Content;
  /**
   * What the file is, by its name and by what has passed.
   * @throws Failure 400 for a content of another type, and for macros
   */
  judged(): JudgedFile;
}

/** @throws Failure 400 for a type that is not allowed */
export function createFileJudge(fileName: string): FileJudge {
  const type = typeOf(fileName);
  if (type === undefined) throw wrongFormat();
  const { contentType, begins, holds: held } = type;
  const finder = createFinder(Object.values(sequences));
  const hash = createHash('sha256');
  const holds = (name: keyof typeof sequences) => finder.found(indexOf(name));
  let [beginning, size] = ['', 0];
  return {
    contentType,
    async *passing(content) {
      for await (const piece of content) {
        if (beginning.length < longestBeginning)
          beginning += Buffer.from(piece).toString('latin1', 0, longestBeginning);
        finder.look(piece);
        hash.update(piece);
        size += piece.length;
        yield piece;
      }
    },
    judged() {
      const fits = begins
        ? begins.some((signature) => beginning.startsWith(signature)) && (!held || holds(held))
        : !holds('zero');
      if (!fits) throw wrongFormat();
      const isContainer = [zip, compound].some((signature) => beginning.startsWith(signature));
      if (isContainer && (holds('zipMacros') || holds('compoundMacros'))) throw withMacros();
      return { contentType, sha256: hash.digest('hex'), size };
    },
  };
}
