import { caseDocumentType } from '@advisor/contracts/codebooks/document';
import { compareCzech } from '@advisor/i18n/format';
import { foldText } from '@advisor/ui/find-matches';
import type { CaseDocument } from './documents.queries';

type Kind = CaseDocument['documentTypeCode'];

const kinds = Object.values(caseDocumentType);

/** Kinds of documents to choose from, in the bank's order. */
export const kindOptions = kinds.map(({ code, name }) => ({ value: code, label: name }));

export const kindName = (kind: Kind): string =>
  kinds.find(({ code }) => code === kind)?.name ?? kind;

/** Kinds that are there, in the order of their names. */
export const kindsOf = (documents: readonly CaseDocument[]): Kind[] =>
  [...new Set(documents.map(({ documentTypeCode }) => documentTypeCode))].toSorted((one, other) =>
    compareCzech(kindName(one), kindName(other)),
  );

interface Wanted {
  query: string;
  kind: Kind | undefined;
}

/** Documents that hold every searched word in their name, kind, form's number, description or author. */
export function findDocuments(
  documents: readonly CaseDocument[],
  { query, kind }: Wanted,
): CaseDocument[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return documents.filter((document) => {
    const { fileName, documentTypeCode, formId = '', description = '', authorName = '' } = document;
    if (kind !== undefined && documentTypeCode !== kind) return false;
    const text = foldText(
      [fileName, kindName(documentTypeCode), formId, description, authorName].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Names of pictures that every browser shows. */
const pictures = /\.(gif|jpe?g|png)$/i;

/** Whether there may be a small picture of a file: the server makes one of scans, too. */
export const isPicture = (fileName: string): boolean =>
  pictures.test(fileName) || /\.tiff?$/i.test(fileName);

/** How a file is shown in the page; undefined: it is not. */
export function previewOf(fileName: string): 'pdf' | 'picture' | undefined {
  if (/\.pdf$/i.test(fileName)) return 'pdf';
  return pictures.test(fileName) ? 'picture' : undefined;
}
