import { extname } from 'node:path';
import { uploadTypes } from '@advisor/contracts/documents/file-rules';
import { badRequest } from '../../../platform/failure';

type UploadType = (typeof uploadTypes)[number];

interface KnownType {
  contentType: string;
  /** Whether the file begins as one of the type does. */
  fits(content: Buffer): boolean;
}

const begins =
  (...signatures: string[]) =>
  (content: Buffer) =>
    signatures.some((signature) => content.toString('latin1', 0, signature.length) === signature);

/** Containers of the old and of the new Office formats. */
const compound = begins('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1');
const zip = begins('PK\u0003\u0004');

const types: Record<UploadType, KnownType> = {
  doc: { contentType: 'application/msword', fits: compound },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: (content) => zip(content) && content.includes('word/'),
  },
  gif: { contentType: 'image/gif', fits: begins('GIF87a', 'GIF89a') },
  jpeg: { contentType: 'image/jpeg', fits: begins('\u00FF\u00D8\u00FF') },
  pdf: { contentType: 'application/pdf', fits: begins('%PDF-') },
  png: { contentType: 'image/png', fits: begins('\u0089PNG\r\n\u001A\n') },
  rtf: { contentType: 'application/rtf', fits: begins('{\\rtf') },
  tiff: { contentType: 'image/tiff', fits: begins('II*\0', 'MM\0*') },
  txt: { contentType: 'text/plain; charset=utf-8', fits: (content) => !content.includes(0) },
  xls: { contentType: 'application/vnd.ms-excel', fits: compound },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fits: (content) => zip(content) && content.includes('xl/'),
  },
};

/** Other usual names of two types. */
const otherNames: Readonly<Record<string, UploadType>> = { jpg: 'jpeg', tif: 'tiff' };

const field = { field: 'file' };
const wrongFormat = () =>
  badRequest(`Soubor má nepovolený formát. Povolené formáty: ${uploadTypes.join(', ')}.`, field);
const withMacros = () =>
  badRequest('Soubor obsahuje makra. Uložte ho prosím bez maker, nejlépe jako PDF.', field);

/**
 * Names under which Office keeps macros. Names of files in a zip are not compressed, and those of
 * streams in a compound file are UTF-16.
 */
const macroParts = [Buffer.from('vbaProject.bin'), Buffer.from('_VBA_PROJECT', 'utf16le')];

const mayHoldMacros = (content: Buffer) => zip(content) || compound(content);

/**
 * What a file is, by its name and by how it begins.
 * @throws Failure 400 for a type that is not allowed, a content of another type, and macros
 */
export function contentTypeOf(fileName: string, content: Buffer): string {
  const extension = extname(fileName).slice(1).toLowerCase();
  const name = otherNames[extension] ?? uploadTypes.find((known) => known === extension);
  const type = name === undefined ? undefined : types[name];
  if (type === undefined || !type.fits(content)) throw wrongFormat();
  if (mayHoldMacros(content) && macroParts.some((part) => content.includes(part))) {
    throw withMacros();
  }
  return type.contentType;
}
