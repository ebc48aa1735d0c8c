import type { RequiredDocument } from './required-documents';
import type { checklistItems } from './schema';

type ItemRow = typeof checklistItems.$inferSelect;

/** Documents in their order, then those that were added, and those that somebody worked with before. */
export function combine(
  documents: readonly RequiredDocument[],
  rows: readonly ItemRow[],
): (RequiredDocument & { saved: ItemRow | undefined })[] {
  const byKey = new Map(rows.map((row) => [row.derivedKey, row]));
  const known = new Set(documents.map(({ key }) => key));
  const others = rows.filter(
    ({ derivedKey, version }) => derivedKey === null || (!known.has(derivedKey) && version > 0),
  );
  return [
    ...documents.map((document) => ({ ...document, saved: byKey.get(document.key) })),
    ...others.map((row) => ({
      key: row.derivedKey ?? `added:${row.id}`,
      category: row.category,
      name: row.name,
      // The application does not need it any more, or nobody but an advisor asked for it.
      isMandatory: false,
      saved: row,
    })),
  ];
}

/** How far those documents are that somebody must bring. */
export const mandatoryStates = (
  documents: readonly RequiredDocument[],
  rows: readonly ItemRow[],
): ItemRow['state'][] =>
  combine(documents, rows)
    .filter(({ isMandatory }) => isMandatory)
    .map(({ saved }) => saved?.state ?? 'required');
