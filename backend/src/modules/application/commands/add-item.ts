import { isDeepStrictEqual } from 'node:util';
import type { checklistCalls } from '@advisor/contracts/checklist/calls';
import { changeCase } from '../../../domain/cases/change-case';
import { combine } from '../../../domain/checklist/combine';
import { checklistItems } from '../../../domain/checklist/schema';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import { requiredDocumentsOf, rowsOf } from '../checklist/read-checklist';
import { type Author, ofChecklist, type Opened } from './checklist-change';

/** The same words, however they are written. */
const isSameName = (one: string, other: string) =>
  one.toLocaleLowerCase('cs') === other.toLocaleLowerCase('cs');

/**
 * Adds a document that an advisor asks for; the same call once more does nothing.
 * @throws Failure 400 when the checklist has it, 409 when the arrangement is closed
 */
export async function addItem(
  db: Database,
  opened: Opened,
  { category, name, note }: Call<typeof checklistCalls.addItem>['body'],
  author: Author,
): Promise<{ checklistItemId: number }> {
  const { arrangement, row } = opened;
  const { user, now } = author;
  const documents = await requiredDocumentsOf(db, arrangement, row);
  return changeCase(db, ofChecklist(opened, author), async ({ tx, touch }) => {
    // Compared with the documents that follow from the application as well.
    const rows = await rowsOf(tx, arrangement.id);
    const same = rows.find(
      (item) =>
        item.derivedKey === null &&
        item.version === 0 &&
        item.changedBy === user.id &&
        isDeepStrictEqual([item.category, item.name, item.note], [category, name, note ?? null]),
    );
    if (same !== undefined) return { checklistItemId: same.id };
    const shown = combine(documents, rows);
    if (shown.some((document) => isSameName(document.name, name))) {
      throw badRequest('Tento podklad už v seznamu je.', { field: 'name' });
    }
    const [added] = await tx
      .insert(checklistItems)
      .values({
        salesArrangementId: arrangement.id,
        category,
        name,
        note,
        isMandatory: false,
        state: 'required',
        changedOn: now,
        changedBy: user.id,
      })
      .returning({ id: checklistItems.id });
    if (added === undefined) throw new Error('a document was not added');
    touch('checklist');
    return { checklistItemId: added.id };
  });
}
