import type { GeneralDocument } from '@advisor/contracts/documents/endpoints';
import { compareCzech } from '@advisor/i18n/format';
import { foldText } from '@advisor/ui/find-matches';

const matches = (text: string, query: string): boolean =>
  query
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => foldText(text).includes(foldText(word)));

/** Documents whose name or category holds every searched word, by category, both in Czech order. */
export function groupDocuments(
  documents: readonly GeneralDocument[],
  query: string,
): [category: string, documents: GeneralDocument[]][] {
  const groups = new Map<string, GeneralDocument[]>();
  for (const document of documents) {
    if (!matches(`${document.name} ${document.category}`, query)) continue;
    groups.set(document.category, [...(groups.get(document.category) ?? []), document]);
  }
  return [...groups]
    .map(([category, inCategory]): [string, GeneralDocument[]] => [
      category,
      inCategory.toSorted((one, other) => compareCzech(one.name, other.name)),
    ])
    .toSorted(([one], [other]) => compareCzech(one, other));
}
