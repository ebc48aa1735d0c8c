import type { checklistCalls } from '@advisor/contracts/checklist/calls';
import { and, eq, sql } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checklistItems } from '../../../domain/checklist/schema';
import type { Database } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import { users } from '../../../platform/session/schema/users';
import { type Author, ofChecklist, type Opened } from './checklist-change';

/**
 * Changes a document; the same change once more does nothing.
 * @throws Failure 404 for no such document, 409 when it was changed meanwhile or nobody may change it
 */
export async function updateItem(
  db: Database,
  opened: Opened,
  { checklistItemId, version, state, note }: Call<typeof checklistCalls.updateItem>['body'],
  author: Author,
): Promise<void> {
  const { user, now } = author;
  const written = { state, note: note === undefined || note === '' ? null : note };
  await changeCase(db, ofChecklist(opened, author), async ({ tx, touch }) => {
    const [item] = await tx
      .select({ item: checklistItems, firstName: users.firstName, lastName: users.lastName })
      .from(checklistItems)
      .leftJoin(users, eq(users.id, checklistItems.changedBy))
      .where(
        and(
          eq(checklistItems.id, checklistItemId),
          eq(checklistItems.salesArrangementId, opened.arrangement.id),
        ),
      );
    if (item === undefined) throw notFound('Podklad nebyl nalezen.');
    const { version: kept, changedBy, ...before } = item.item;
    if (kept !== version) {
      const isMine = changedBy === user.id && kept === version + 1;
      if (isMine && before.state === written.state && before.note === written.note) return;
      const who = item.lastName === null ? '' : ` (${item.firstName} ${item.lastName})`;
      throw conflict(`Podklad mezitím změnil někdo jiný${who}. Načtěte prosím seznam znovu.`, {
        field: 'version',
      });
    }
    await tx
      .update(checklistItems)
      .set({
        ...written,
        version: sql`${checklistItems.version} + 1`,
        changedOn: now,
        changedBy: user.id,
      })
      .where(eq(checklistItems.id, checklistItemId));
    touch();
  });
}
