import type { checklistCalls } from '@advisor/contracts/checklist/calls';
import { and, eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checkOfCase } from '../../../domain/case-documents/check-of-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { checklistItems } from '../../../domain/checklist/schema';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import { type Author, ofChecklist, type Opened } from './checklist-change';

/**
 * Changes a document; the same change once more does nothing.
 * @throws Failure 404 for no such document, 400 at a file that is not of the case, 409 when it was changed meanwhile or nobody may change it
 */
export async function updateItem(
  db: Database,
  opened: Opened,
  {
    checklistItemId,
    version,
    state,
    note,
    documentIds,
  }: Call<typeof checklistCalls.updateItem>['body'],
  author: Author,
): Promise<{ version: number }> {
  const { user, now } = author;
  return changeCase(db, ofChecklist(opened, author), async ({ tx, touch }) => {
    const [item] = await tx
      .select()
      .from(checklistItems)
      .where(
        and(
          eq(checklistItems.id, checklistItemId),
          eq(checklistItems.salesArrangementId, opened.arrangement.id),
        ),
      );
    if (item === undefined) throw notFound('Podklad nebyl nalezen.');
    await checkOfCase(tx, opened.row.id, documentIds);
    const written = {
      state,
      note: note === undefined || note === '' ? null : note,
      documentIds: documentIds ?? item.documentIds,
    };
    const content = { before: item, after: { ...item, ...written } };
    if (await checkVersion(tx, item, { version, userId: user.id, what: 'Podklad', content }))
      return { version: item.version };
    const changed = { version: item.version + 1, changedOn: now, changedBy: user.id };
    await tx
      .update(checklistItems)
      .set({ ...written, ...changed })
      .where(eq(checklistItems.id, checklistItemId));
    touch('checklist');
    return { version: changed.version };
  });
}
