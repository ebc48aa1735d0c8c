import { maxFilesAtOnce } from '@advisor/contracts/documents/file-rules';
import { and, eq } from 'drizzle-orm';
import type { CaseChange } from '../../../../domain/cases/change-case';
import { checklistLock } from '../../../../domain/checklist/checklist-lock';
import { checklistItems } from '../../../../domain/checklist/schema';
import { badRequest, conflict } from '../../../../platform/failure';

interface Put {
  checklistItemId: number;
  /** Of the case. */
  documentId: number;
}

/**
 * Puts a document to what the application of its case needs: that is delivered then, unless somebody has
 * checked it already.
 * @throws Failure 400 at `checklistItemId` for an item of no such application or with no room, 409 when the list is closed
 */
export async function putToItem(
  { tx, row, application, userId, now, touch }: CaseChange,
  { checklistItemId, documentId }: Put,
): Promise<void> {
  const closed = checklistLock({ caseState: row.state, arrangementState: application.state });
  if (closed !== undefined) throw conflict(closed);
  const isIt = and(
    eq(checklistItems.id, checklistItemId),
    eq(checklistItems.salesArrangementId, application.id),
  );
  const [item] = await tx.select().from(checklistItems).where(isIt);
  const field = { field: 'checklistItemId' };
  if (item === undefined) throw badRequest('Tento podklad v žádosti není.', field);
  if (item.documentIds.length >= maxFilesAtOnce)
    throw badRequest(`K podkladu lze přiložit nejvýše ${maxFilesAtOnce} dokumentů.`, field);
  await tx
    .update(checklistItems)
    .set({
      state: item.state === 'checked' ? 'checked' : 'delivered',
      documentIds: [...item.documentIds, documentId],
      version: item.version + 1,
      changedOn: now,
      changedBy: userId,
    })
    .where(isIt);
  touch('checklist');
}
