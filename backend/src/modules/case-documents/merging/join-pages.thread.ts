import { move } from 'piscina';
import { documentPdf } from '../../../platform/pdf/document-pdf';
import { joinPages, type PartToJoin } from '../../../platform/pdfium/join-pages';
import { type MergedDocument, sealedList } from './sealed-list';

export interface DocumentToJoin extends MergedDocument {
  /** A PDF of its pages alone. */
  content: Uint8Array;
}

export interface DocumentsToJoin {
  title: string;
  documents: readonly DocumentToJoin[];
  /** `YYYY-MM-DD` */
  day: string;
}

/** The merged file; with sealed documents, a page at its end names them and the file carries them. */
export default async ({ title, documents, day }: DocumentsToJoin) => {
  const list = sealedList(title, documents);
  const parts: PartToJoin[] = [...documents];
  if (list !== undefined)
    parts.push({ name: list.page.name, content: await documentPdf(list.page, day) });
  return move(await joinPages({ title, parts, carries: list?.carries ?? [] }));
};
