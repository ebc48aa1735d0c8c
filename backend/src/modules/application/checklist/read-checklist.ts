import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import { asc, eq, inArray } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import type { Database } from '../../../platform/database/database';
import { loanPurposes } from '../../../domain/cases/schema/cases';
import { caseDocuments } from '../../../domain/case-documents/schema';
import { combine } from '../../../domain/checklist/combine';
import { checklistItems } from '../../../domain/checklist/schema';
import { offers } from '../../../domain/offers/schema/offers';
import { peopleOn } from '../../../domain/cases/people';
import {
  type RequiredDocument,
  requiredDocuments,
} from '../../../domain/checklist/required-documents';
import { numberItems } from '../commands/number-items';

type ItemRow = typeof checklistItems.$inferSelect;
export type ChecklistItem = Checklist['items'][number];

/** What an arrangement's documents follow from, as the case is now. */
export async function requiredDocumentsOf(
  db: Database,
  arrangement: ArrangementRow,
  row: CaseRow,
): Promise<RequiredDocument[]> {
  const [people, purposes, [offer]] = await Promise.all([
    peopleOn(db, arrangement),
    db
      .select({ id: loanPurposes.loanPurposeId })
      .from(loanPurposes)
      .where(eq(loanPurposes.caseId, row.id))
      .orderBy(asc(loanPurposes.loanPurposeId)),
    db
      .select({ input: offers.input })
      .from(offers)
      .where(eq(offers.id, arrangement.offerId ?? 0)),
  ]);
  return requiredDocuments({
    arrangementTypeId: arrangement.typeId,
    productTypeId: row.productTypeId,
    people: people.map(({ person }) => person),
    purposeIds: purposes.map(({ id }) => id),
    offerInput: offer?.input,
  });
}

export const rowsOf = (db: Database, salesArrangementId: number) =>
  db
    .select()
    .from(checklistItems)
    .where(eq(checklistItems.salesArrangementId, salesArrangementId))
    .orderBy(asc(checklistItems.id));

/** The checklist; documents that are new to it get their numbers. */
export async function readChecklist(
  db: Database,
  arrangement: ArrangementRow,
  row: CaseRow,
  now: Date,
): Promise<Checklist> {
  const documents = await requiredDocumentsOf(db, arrangement, row);
  const known = await rowsOf(db, arrangement.id);
  const numbered = new Set(known.map(({ derivedKey }) => derivedKey));
  const unknown = documents.filter(({ key }) => !numbered.has(key));
  if (unknown.length > 0)
    await numberItems(db, { salesArrangementId: arrangement.id, now }, unknown);
  const rows = unknown.length > 0 ? await rowsOf(db, arrangement.id) : known;
  const names = await namesOf(
    db,
    rows.flatMap(({ documentIds }) => documentIds),
  );
  const changes = rows.flatMap(({ changedOn }) => (changedOn === null ? [] : [Number(changedOn)]));
  return {
    items: combine(documents, rows).flatMap(({ saved, category, name, isMandatory }) =>
      saved === undefined ? [] : [toItem(saved, { category, name, isMandatory }, names)],
    ),
    ...(changes.length === 0
      ? {}
      : { lastChangedOn: new Date(Math.max(...changes)).toISOString() }),
  };
}

/** Names of files, by their documents. */
async function namesOf(db: Database, documentIds: readonly number[]) {
  const found =
    documentIds.length === 0
      ? []
      : await db
          .select({ documentId: caseDocuments.id, fileName: caseDocuments.fileName })
          .from(caseDocuments)
          .where(inArray(caseDocuments.id, [...documentIds]));
  return new Map(found.map((one) => [one.documentId, one]));
}

const toItem = (
  row: ItemRow,
  document: Pick<ChecklistItem, 'category' | 'name' | 'isMandatory'>,
  names: Awaited<ReturnType<typeof namesOf>>,
): ChecklistItem => ({
  checklistItemId: row.id,
  ...document,
  state: row.state,
  isCustom: row.derivedKey === null,
  note: row.note ?? undefined,
  ...(row.documentIds.length > 0 && {
    documents: row.documentIds.flatMap((id) => names.get(id) ?? []),
  }),
  version: row.version,
});
