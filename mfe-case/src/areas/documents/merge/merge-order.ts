import { maxMergedDocuments, mergedTypes } from '@advisor/contracts/documents/merge-rules';
import type { CaseDocument } from '../../../documents/documents.queries';

const mergedNames = new RegExp(`\\.(${[...mergedTypes, 'jpg', 'tif'].join('|')})$`, 'i');

/** Whether a document has pages that a PDF can be made of. */
export const hasPages = ({ fileName }: Pick<CaseDocument, 'fileName'>): boolean =>
  mergedNames.test(fileName);

/** The same documents with one of them moved by a place; at the edge it stays. */
export function moved<Item>(items: readonly Item[], place: number, by: 1 | -1): readonly Item[] {
  const item = items[place];
  const other = items[place + by];
  if (item === undefined || other === undefined) return items;
  return items.with(place, other).with(place + by, item);
}

/** Why documents cannot be merged; undefined: they can. */
export function mergeRefusal(
  documents: readonly Pick<CaseDocument, 'fileName'>[],
): 'nothing' | 'tooMany' | undefined {
  if (documents.length === 0) return 'nothing';
  return documents.length > maxMergedDocuments ? 'tooMany' : undefined;
}
