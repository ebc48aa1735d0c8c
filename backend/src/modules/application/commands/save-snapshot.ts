import { isDeepStrictEqual } from 'node:util';
import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import { desc, eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checklistHandedOver } from '../../../domain/cases/event-titles';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { readChecklist } from '../checklist/read-checklist';
import { checklistSnapshots } from '../schema';
import { type Author, ofChecklist, type Opened } from './checklist-change';

/** Keeps the checklist as it is now; the same one of the same day and person is kept already. */
export async function saveSnapshot(
  db: Database,
  opened: Opened,
  author: Author,
): Promise<{ createdOn: string }> {
  const { arrangement, row } = opened;
  const { user, now } = author;
  const checklist = await readChecklist(db, arrangement, row, now);
  return changeCase(db, ofChecklist(opened, author), async ({ tx, event }) => {
    const saved = await lastSnapshot(tx, arrangement.id);
    if (
      saved?.createdBy === user.id &&
      bankDay(saved.createdOn) === bankDay(now) &&
      isSame(saved.checklist, checklist)
    ) {
      return { createdOn: saved.createdOn.toISOString() };
    }
    await tx.insert(checklistSnapshots).values({
      caseId: row.id,
      salesArrangementId: arrangement.id,
      createdOn: now,
      createdBy: user.id,
      checklist,
    });
    await event({ kind: 'application', title: checklistHandedOver });
    return { createdOn: now.toISOString() };
  });
}

async function lastSnapshot(tx: Database, salesArrangementId: number) {
  const [saved] = await tx
    .select()
    .from(checklistSnapshots)
    .where(eq(checklistSnapshots.salesArrangementId, salesArrangementId))
    .orderBy(desc(checklistSnapshots.id))
    .limit(1);
  return saved;
}

/** As they are kept: without what is left out. */
const isSame = (saved: Checklist, checklist: Checklist) =>
  isDeepStrictEqual(saved, JSON.parse(JSON.stringify(checklist)));
